import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { test } from "tap";

test("the example of the README runs and prints what it says", async (t) => {
  const readme = readFileSync(new URL("../README.md", import.meta.url), "utf8");
  const example = /```ts\n([\s\S]*?)```/.exec(readme)?.[1] ?? "";
  const expected = [...example.matchAll(/\/\/ (.*)$/gm)].map(([, printed]) => printed);
  t.ok(expected.length > 0);
  const args = ["--conditions=@paylift/source", "--input-type=module-typescript", "--eval", example];
  const printed = execFileSync(process.execPath, args, {
    cwd: new URL("..", import.meta.url),
    encoding: "utf8",
    env: {},
  });
  t.same(printed.trim().split("\n"), expected);
});
