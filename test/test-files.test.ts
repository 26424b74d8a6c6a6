import { globSync } from "node:fs";
import { dirname, join } from "node:path";
import { test } from "tap";

const root = join(import.meta.dirname, "..");
const find = (pattern: string): string[] =>
  globSync(pattern, { cwd: root, exclude: (path) => /node_modules|\.tap|dist/.test(path) });

test("no test file is left out", async (t) => {
  const run = [
    ...find("{packages/*/test,test}/together.ts").map((file) => file.slice(0, -"together.ts".length)),
    ...find("{examples,benchmarks}/together.ts").flatMap((file) => find(`${dirname(file)}/*/test/`)),
  ];
  const files = find("{packages,examples,benchmarks,test}/**/*.test.ts");
  t.ok(files.length > 100);
  const left = files.filter(
    (file) => !/\.(alone|system)\.test\.ts$/.test(file) && !run.some((folder) => file.startsWith(folder)),
  );
  t.same(left, [], "each is below a together.ts, or alone, or of the system");
});
