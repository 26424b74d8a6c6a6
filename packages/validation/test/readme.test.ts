import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "tap";
import { DEFAULT_RULES, VALIDATION_ERROR_CODES } from "../src/index.ts";
import { employee, output, tax } from "./support/outputs.ts";

const readme = readFileSync(new URL("../README.md", import.meta.url), "utf8");

test("the example of the README runs on what extract prints", async (t) => {
  const example = /```ts\n([\s\S]*?)```/.exec(readme)?.[1] ?? "";
  const other = output([employee({ taxes: [tax({ amount: 120 })] })]);
  const folder = t.testdir({
    "example.ts": example,
    "old.json": JSON.stringify({ canonical_output: output([employee()]), confidence_score: 0.99 }),
    "new.json": JSON.stringify(other),
  });
  const printed = execFileSync(process.execPath, ["--conditions=@paylift/source", "example.ts"], {
    cwd: folder,
    encoding: "utf8",
  });
  t.equal(printed, "high Federal income tax: another amount 1 20\n");
  t.ok(existsSync(join(folder, "report.html")));
});

test("the README documents every rule as it is, in order, and every error", async (t) => {
  const rows = [...readme.matchAll(/^\| `([\w-]+)` +\| (high|medium|low) +\| (.*?) +\|$/gm)];
  t.same(
    rows.map(([, id, severity, text]) => ({ id, severity, text })),
    DEFAULT_RULES.map(({ id, severity, text }) => ({ id, severity, text })),
  );
  for (const code of VALIDATION_ERROR_CODES) t.match(readme, `| \`${code}\``);
});
