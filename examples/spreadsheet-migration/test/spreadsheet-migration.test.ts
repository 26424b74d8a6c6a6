import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "tap";
import type { MigrationDifference } from "@paylift/samples";
import { readWorkbook } from "@paylift/tabular/read";
import type { PlacedDifference } from "../src/places.ts";
import { runProgram, type ProgramRun } from "../../../test/support/run-program.ts";

const README = readFileSync(new URL("../README.md", import.meta.url), "utf8");

function run(program: string, ...args: readonly string[]): Promise<ProgramRun> {
  return runProgram(new URL(`../src/${program}`, import.meta.url), ...args);
}

const json = <Value>(path: string): Value => JSON.parse(readFileSync(path, "utf8")) as Value;

test("a register and an export are compared, and each difference is found in both", async (t) => {
  const folder = t.testdir({});
  t.equal((await run("make-samples.ts", folder)).code, 0);
  const at = (name: string): string => join(folder, name);
  const first = await run("main.ts", at("register.pdf"), at("export.xlsx"), at("out"));
  t.equal(first.code, 1, first.stderr);
  t.same(readdirSync(at("out")).toSorted(), ["columns.json", "places.json", "report.html", "report.xlsx"]);
  for (const line of first.stdout.trimEnd().split("\n"))
    t.match(README, `    ${line}\n`, "the README says the same");

  const causes: Record<MigrationDifference["kind"], string> = {
    missing_employee: "Employees missing in the target",
    extra_employee: "Employees in the target only",
    premium: "Medical deduction: another amount",
    tax_off_by_cents: "Federal income tax: another amount",
  };
  const places = json<PlacedDifference[]>(at("out/places.json"));
  const sheets = readWorkbook(readFileSync(at("export.xlsx"))).sheets;
  for (const { kind, employees } of json<MigrationDifference[]>(at("differences.json"))) {
    const own = places.filter(({ cause }) => cause === causes[kind]);
    // A premium and a tax change the net pay, too.
    const figures = /amount/.test(causes[kind]) ? 2 : 1;
    t.equal(own.length, employees.length * figures, kind);
    for (const { field, source, target } of own) {
      t.equal(source.length, kind === "extra_employee" ? 0 : 1, field);
      t.equal(target.length, kind === "missing_employee" ? 0 : 1, field);
      for (const { cell, text } of target) {
        const [, sheet, column, row] = /^(.+)!([A-Z])(\d+)$/.exec(cell ?? "") ?? [];
        const cells = sheets
          .find(({ name }) => name === sheet)
          ?.rows.find((one) => one.row === Number(row) - 1)?.cells;
        t.equal(
          cells?.find((one) => one.column === (column ?? "").charCodeAt(0) - 65)?.text,
          text,
          cell ?? "",
        );
      }
    }
  }

  const again = await run(
    "main.ts",
    ...[at("register.pdf"), at("export.xlsx"), at("again"), "--columns", at("out/columns.json")],
  );
  t.equal(again.stdout, first.stdout, "told what the columns are, it reads the same");
});

test("a file is compared with itself, and nothing differs", async (t) => {
  const folder = t.testdir({});
  await run("make-samples.ts", folder);
  const book = join(folder, "export.xlsx");
  const { code, stdout } = await run("main.ts", book, book, join(folder, "out"));
  t.equal(code, 0);
  t.notMatch(stdout, /^(?:high|medium|low) /m);
});

test("what cannot be read or meant is said", async (t) => {
  const folder = t.testdir({});
  await run("make-samples.ts", folder);
  const [book, register, old] = ["export.xlsx", "register.pdf", "old.xls"].map((name) => join(folder, name));
  writeFileSync(old!, Buffer.from("d0cf11e0a1b11ae1", "hex"));
  const unread = await run("main.ts", register!, old!, join(folder, "out"));
  t.equal(unread.code, 2);
  t.match(unread.stderr, /^not_a_pdf: .*save it as XLSX/);
  const columns = join(folder, "columns.json");
  const other = { column: "A", heading: "Worker", is: "name" };
  writeFileSync(columns, JSON.stringify({ version: 1, sheets: [{ sheet: null, columns: [other] }] }));
  const misfit = await run("main.ts", register!, book!, join(folder, "out"), "--columns", columns);
  t.equal(misfit.code, 2);
  t.match(misfit.stderr, /^invalid_argument: /);
  const wrong = await run("main.ts", book!);
  t.equal(wrong.code, 2);
  t.match(wrong.stderr, /are needed\nusage:/);
});
