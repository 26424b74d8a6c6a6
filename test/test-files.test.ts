import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { test } from "tap";
import { parse } from "yaml";

const root = join(import.meta.dirname, "..");
const find = (pattern: string): string[] =>
  globSync(pattern, { cwd: root, exclude: (path) => /node_modules|\.tap|dist/.test(path) });
const { include } = parse(readFileSync(join(root, ".taprc"), "utf8")) as { include: string[] };
const run = include.flatMap(find);
const system = find("{packages,examples,benchmarks,.}/**/*.system.test.ts");

test("no test file is left out", async (t) => {
  const together = run.filter((file) => file.endsWith("/together.ts")).map((file) => dirname(file));
  t.same(
    find("**/together.ts").filter((file) => !run.includes(file)),
    [],
    "each is a process of the runner",
  );
  const files = find("{packages,examples,benchmarks,test}/**/*.test.ts");
  t.ok(files.length > 100);
  const left = files.filter(
    (file) =>
      !file.endsWith(".system.test.ts") &&
      !(file.endsWith(".alone.test.ts")
        ? run.includes(file)
        : together.some((folder) => file.startsWith(`${folder}/`))),
  );
  t.same(left, [], "each is below a together.ts, or alone, or of the system");
});

test("CI runs them all", async (t) => {
  const [, named = ""] =
    /^run_tests npm test -- ((?:.*\\\n)*.*)/m.exec(readFileSync(join(root, ".ci/run"), "utf8")) ?? [];
  const patterns = [...named.matchAll(/'([^']+)'/g)].map(([, pattern = ""]) => pattern);
  t.same(patterns.flatMap(find).toSorted(), [...run, ...system].toSorted());
});
