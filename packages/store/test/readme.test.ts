import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { test } from "tap";

test("the example of the README runs and prints what it says", async (t) => {
  const readme = readFileSync(new URL("../README.md", import.meta.url), "utf8");
  const example = /```ts\n([\s\S]*?)```/.exec(readme)?.[1] ?? "";
  const expected = [...example.matchAll(/\/\/ (.*)$/gm)].map(([, printed]) => printed);
  t.ok(expected.length > 0);
  const folder = mkdtempSync(join(tmpdir(), "paylift-readme-"));
  t.teardown(() => rmSync(folder, { recursive: true }));
  const args = ["--conditions=@paylift/source", "--input-type=module-typescript", "--eval"];
  const printed = execFileSync(
    process.execPath,
    [...args, `process.chdir(${JSON.stringify(folder)});${example}`],
    {
      cwd: fileURLToPath(new URL("..", import.meta.url)),
      encoding: "utf8",
      env: {},
    },
  );
  t.same(printed.trim().split("\n"), expected);
});
