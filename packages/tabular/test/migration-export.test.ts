import { test } from "tap";
import type { ExtractionResult } from "@paylift/engine";
import { compare, decisionKey, type Decision } from "@paylift/validation";
import {
  comparisonXlsx,
  migrationCsv,
  migrationXlsx,
  MIGRATION_TABLES,
  type ExportedComparison,
  type ExportedMigration,
} from "../src/index.ts";
import { readSpreadsheet, readWorkbook } from "../src/read.ts";
import { DESIGNS } from "./drawn/designs/index.ts";
import { payrollOf, type Payroll } from "./drawn/payroll.ts";

const DEARER = 1250;

/** The same payroll as two providers have it: the second takes more for medical, and its sheet has totals. */
function compared(seed: number): ExportedComparison {
  const before = payrollOf(seed, 6);
  const after = structuredClone(before);
  for (const person of after.people) {
    const premium = person.lines.find(({ label }) => label === "Medical");
    if (premium === undefined) continue;
    premium.amount += DEARER;
    person.net -= DEARER;
  }
  const [source, target] = [side("wide", before), side("wide-groups", after)];
  return { source, target, report: compare(source, target) };
}

function side(design: string, payroll: Payroll): ExtractionResult & { name: string } {
  const { result } = readSpreadsheet(DESIGNS.find(({ name }) => name === design)!.draw(payroll));
  return { ...result, name: `${design}.xlsx` };
}

function migrated(): ExportedMigration {
  const comparisons = [compared(31), compared(32)];
  const dearer = comparisons.flatMap(({ report }) =>
    report.discrepancies.filter(({ kind, caused_by }) => kind === "line_amount" && caused_by.length === 0),
  );
  const decisions = dearer.map((discrepancy): Decision => ({
    key: decisionKey(discrepancy),
    reason: '=HYPERLINK("http://evil.example")',
    by: "ben@example.com",
    at: "2026-04-20T14:05:06.000Z",
  }));
  const signatures = [{ by: "ada@example.com", at: "2026-04-21T08:00:00.000Z", comment: "as agreed" }];
  return {
    name: "Move to a new provider",
    source_provider: "adp",
    target_provider: "gusto",
    status: "validated",
    go: false,
    reasons: ["1 of 3 source runs have no validation"],
    comparisons,
    record: { decisions, signatures },
  };
}

const migration = migrated();

/** The sheets of a workbook, as records of what its cells hold. */
function recordsOf(bytes: Uint8Array): Map<string, Record<string, string>[]> {
  return new Map(
    readWorkbook(bytes).sheets.map(({ name, rows: [header, ...rows] }) => {
      const headings = new Map(header!.cells.map(({ column, text }) => [column, text]));
      const records = rows.map(({ cells }) =>
        Object.fromEntries(cells.map(({ column, text }) => [headings.get(column), text])),
      );
      return [name, records];
    }),
  );
}

const cents = (texts: readonly (string | undefined)[]): number =>
  texts.reduce((sum, text) => sum + Math.round(Number(text ?? 0) * 100), 0);

test("a migration is one workbook: both payrolls in each table, told by their number and pay date", async (t) => {
  const sheets = recordsOf(migrationXlsx(migration));
  t.same(
    [...sheets.keys()],
    [
      "Migration",
      "Causes",
      "Differences",
      "People",
      "Lines",
      "Totals",
      "Checks",
      "Reasons",
      "Not compared",
      "Documents",
      "Sign-offs",
      "Rules",
    ],
  );
  t.match(sheets.get("Migration"), [
    { field: "name", value: "Move to a new provider" },
    { value: "adp" },
    { value: "gusto" },
    { value: "validated" },
    { field: "may_go", value: "no" },
    { field: "may_not_go_because", value: /no validation/ },
  ]);
  t.match(sheets.get("Sign-offs"), [{ signed_by: "ada@example.com", comment: "as agreed" }]);
  t.match(sheets.get("Documents"), [
    { comparison: "1", side: "source", document: "wide.xlsx", people: "6" },
    { comparison: "1", side: "target", document: "wide-groups.xlsx" },
    { comparison: "2", side: "source" },
    { comparison: "2", side: "target" },
  ]);
  for (const [index, { source, target, report }] of migration.comparisons.entries()) {
    const own = (sheet: string) =>
      sheets.get(sheet)!.filter(({ comparison }) => comparison === String(index + 1));
    const payDate = source.canonical_output.pay_date;
    for (const name of ["Causes", "Differences", "People", "Lines", "Totals", "Checks"]) {
      t.not(own(name).length, 0, name);
      t.ok(
        own(name).every((row) => row["payroll"] === payDate),
        `${name} have the pay date`,
      );
    }
    t.equal(own("Causes").length, report.groups.length);
    t.equal(own("Checks").length, source.checks.length + target.checks.length);
    t.match(
      own("People"),
      report.employees.map(({ employee, verdict }) => ({ name: employee.name, verdict })),
    );
    for (const [name, { canonical_output: output }] of Object.entries({ source, target })) {
      const net = output.employees.map(({ net_pay }) => net_pay?.toFixed(2));
      t.equal(cents(own("People").map((row) => row[`${name}_net_pay`])), cents(net));
      const taxes = own("Lines").filter((row) => row["side"] === name && row["list"] === "taxes");
      const total = own("Totals").find((row) => row["total"] === "total_taxes");
      t.equal(cents(taxes.map((row) => row["amount"])), cents([total?.[`${name}_people`]]));
    }
    const netTotal = own("Totals").find((row) => row["total"] === "net_pay");
    t.equal(
      cents([netTotal?.["difference_of_people"]]),
      cents(own("People").map((row) => row["difference_of_net_pay"])),
    );
    const accepted = own("Differences").filter(({ state }) => state === "accepted");
    t.not(accepted.length, 0);
    for (const row of accepted) t.match(row, { accepted_by: "ben@example.com", cause: /Medical/ });
  }
});

test("a comparison is a workbook of its own, with the same tables", async (t) => {
  const [comparison] = migration.comparisons;
  const sheets = recordsOf(comparisonXlsx(comparison!, migration.record));
  const inMigration = recordsOf(migrationXlsx(migration));
  t.notOk(sheets.has("Migration"));
  for (const [name, rows] of sheets) {
    const own = inMigration
      .get(name)!
      .filter(({ comparison: number }) => number === undefined || number === "1");
    t.same(
      rows,
      own.map((row) =>
        Object.fromEntries(Object.entries(row).filter(([key]) => !/^(?:comparison|payroll)$/.test(key))),
      ),
      name,
    );
  }
});

test("each table is CSV, too, and no cell of it runs as a formula", async (t) => {
  const sheets = [...recordsOf(migrationXlsx(migration)).values()];
  for (const [at, table] of MIGRATION_TABLES.entries()) {
    const csv = migrationCsv(migration, table);
    const { sheets: read } = readWorkbook(Buffer.from(csv));
    t.equal(read[0]?.rows.length, sheets[at]!.length + 1, table);
    t.notMatch(csv, /(?:^|,|\n)"?[=@]/, table);
  }
  t.match(migrationCsv(migration), /,'=HYPERLINK|"'=HYPERLINK/);
  t.equal(migrationCsv(migration), migrationCsv(migration, "differences"));
});

test("a migration of which nothing was compared is what is said about it", async (t) => {
  const sheets = recordsOf(migrationXlsx({ ...migration, comparisons: [] }));
  t.same([...sheets.keys()], ["Migration", "Sign-offs", "Rules"]);
  t.equal(migrationCsv({ ...migration, comparisons: [] }), "");
});
