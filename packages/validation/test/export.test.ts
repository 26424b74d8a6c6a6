import { test } from "tap";
import { inflateRawSync } from "node:zlib";
import { compare, decisionKey, reportCsv, reportHtml, reportXlsx } from "../src/index.ts";
import { workbook } from "../src/export/xlsx/workbook.ts";
import { deduction, employee, output, tax } from "./support/outputs.ts";

const EVIL = `=HYPERLINK("http://evil.example","x")<img src=x onerror=alert(1)>&'"\u202E`;
const sides = { source: { name: "<old>.pdf", detail: "" }, target: { name: "new.pdf", detail: "adp" } };

function evilReport() {
  const lines = (amount: number) => ({
    deductions: [deduction({ type: "other", description: EVIL, amount })],
    taxes: [tax({ amount: 100 })],
  });
  const source = output([employee({ name: EVIL, ...lines(70) })]);
  const target = output([employee({ name: EVIL, ...lines(20) }), employee({ name: `-${EVIL} Two` })]);
  return compare(source, target);
}

test("the page is whole, self-contained and escapes what documents hold", async (t) => {
  const html = reportHtml(evilReport(), sides);
  t.match(html, /^<!doctype html>/);
  t.notMatch(html, /<img|<script|<old>|\u202E/);
  t.match(html, "&lt;img src=x onerror=alert(1)&gt;");
  t.match(html, "default-src 'none'");
  t.equal(html.match(/<svg /g)?.length, 2, "a plot by cause and one by employee");
  t.match(html, "@media print");
  t.match(html, "light-dark(");
});

test("the page asks nobody for anything", async (t) => {
  const report = compare(output([employee()]), output([employee({ taxes: [tax({ amount: 107 })] })]));
  t.notMatch(reportHtml(report, sides), /(?:href|src|action)=|url\(|@import|https?:/);
});

test("figures have separators and a true minus; headings are never broken within a word", async (t) => {
  const run = (amount: number) => output([employee({ taxes: [tax({ amount })] })]);
  const html = reportHtml(compare(run(12_345.6), run(1_234.5)), sides);
  t.match(html, '<td class="amount">12,345.60</td><td class="amount">1,234.50</td>');
  t.match(html, '<td class="amount">−11,111.10</td>');
  t.match(html, /th \{[^}]*overflow-wrap: normal/);
});

test("an equal pair says so and shows no plot", async (t) => {
  const same = output([employee()]);
  const html = reportHtml(compare(same, same), sides);
  t.match(html, "Both sides pay the same");
  t.notMatch(html, "<svg");
});

test("a cause over very many people shows some of them and how many more", async (t) => {
  const run = (amount: number) =>
    output(
      Array.from({ length: 150 }, (_, index) =>
        employee({ employee_id: String(index), name: `P${index} Tester`, taxes: [tax({ amount })] }),
      ),
    );
  t.match(reportHtml(compare(run(100), run(130)), sides), "And 200 differences more of this cause");
});

test("the CSV has a row a discrepancy, and no cell that a spreadsheet would run", async (t) => {
  const report = evilReport();
  const csv = reportCsv(report);
  t.ok(csv.startsWith("\uFEFFseverity,kind,cause,"));
  const rows = cellsOf(csv);
  t.equal(rows.length, report.discrepancies.length + 1);
  for (const cell of rows.flat()) t.ok(/^(?:[^=+\-@\t\r|%]|-?\d+(?:\.\d+)?$|$)/.test(cell), cell);
  t.ok(
    rows.some((row) => row.includes("-50.00")),
    "a negative amount stays a number",
  );
});

test("text that begins as a formula is disarmed though a number follows", async (t) => {
  for (const sign of ["=", "+", "@"]) {
    const named = employee({ name: `${sign}5` });
    t.match(reportCsv(compare(output([named]), output([]))), `,'${sign}5,`);
  }
});

/** A dearer premium, which is accepted, and somebody who is missing. */
function decidedReport() {
  const run = (premium: number) =>
    output([
      employee({
        net_pay: 800 - premium,
        deductions: [deduction({ description: "Medical", amount: 50 + premium })],
      }),
      ...(premium === 0 ? [employee({ employee_id: "2", name: "GONE AWAY" })] : []),
    ]);
  const report = compare(run(0), run(12.5));
  const cause = report.discrepancies.find(
    ({ kind, caused_by }) => caused_by.length === 0 && kind !== "missing_employee",
  );
  if (cause === undefined) throw new Error("nothing differs");
  const decision = {
    key: decisionKey(cause),
    reason: "new plan, as agreed",
    by: "ben@example.com",
    at: "2026-03-20T14:05:06.000Z",
  };
  const signature = { by: "ada@example.com", at: "2026-03-21T08:00:00.000Z", comment: "both teams" };
  return { report, record: { decisions: [decision], signatures: [signature] } };
}

test("tables begin with the gravest, and say what was accepted, why, by whom and when", async (t) => {
  const { report, record } = decidedReport();
  const [head = [], ...rows] = cellsOf(reportCsv(report, record));
  const at = (name: string): number => head.indexOf(name);
  const ranks = rows.map((row) => ["high", "medium", "low"].indexOf(row[at("severity")] ?? ""));
  t.same(ranks, ranks.toSorted(), "the gravest first");
  t.equal(rows[0]?.[at("kind")], "missing_employee");
  t.equal(rows[0]?.[at("state")], "open");
  const accepted = rows.filter((row) => row[at("state")] === "accepted");
  t.ok(accepted.length >= 2, "the premium, and the net pay that follows from it");
  for (const row of accepted) {
    const said = ["accepted_because", "accepted_by", "accepted_at"].map((name) => row[at(name)]);
    t.same(said, ["new plan, as agreed", "ben@example.com", "2026-03-20T14:05:06.000Z"]);
  }
  for (const row of rows) {
    t.match(row[at("money_at_risk")], /^-?\d+\.\d\d$/);
    t.not(row[at("cause")], "");
    t.not(row[at("rules")], "");
  }
});

test("the page says it too, and who signed", async (t) => {
  const { report, record } = decidedReport();
  const html = reportHtml(report, { ...sides, record });
  t.match(html, "new plan, as agreed (ben@example.com, 2026-03-20 14:05 UTC)");
  t.match(html, "Signed by ada@example.com, 2026-03-21 08:00 UTC: both teams");
  t.notMatch(reportHtml(report, sides), "Signed by");
});

test("the workbook has the same table, and causes, people, sign-offs and rules beside it", async (t) => {
  const { report, record } = decidedReport();
  const bytes = reportXlsx(report, record);
  t.same(bytes, reportXlsx(report, record), "the same bytes for the same report");
  const files = filesOf(Buffer.from(bytes));
  t.match(
    files.get("xl/workbook.xml"),
    /"Differences".*"Causes".*"People".*"Not compared".*"Sign-offs".*"Rules"/,
  );
  const rows = cellsOf(reportCsv(report, record));
  const sheet = files.get("xl/worksheets/sheet1.xml") ?? "";
  t.equal(sheet.match(/<row /g)?.length, rows.length);
  t.match(sheet, "new plan, as agreed");
  t.match(sheet, /<c r="\w+" s="2"><v>12\.5<\/v><\/c>/, "an amount is a number");
  t.equal(files.get("xl/worksheets/sheet3.xml")?.match(/<row /g)?.length, report.employees.length + 1);
  t.match(files.get("xl/worksheets/sheet5.xml"), "ada@example.com");
  t.match(files.get("xl/worksheets/sheet6.xml"), "A person is on one side only.");
  const evil = filesOf(Buffer.from(reportXlsx(evilReport()))).get("xl/worksheets/sheet1.xml") ?? "";
  t.match(evil, "=HYPERLINK(&quot;http");
  t.notMatch(evil, /<f>|<img/, "no formula, no markup");
});

test("a sheet of many rows is written in parts, and has each of them once", async (t) => {
  const rows = Array.from({ length: 40_000 }, (_, at) => [`Person ${at}`, { amount: at / 100 }]);
  const sheet = filesOf(Buffer.from(workbook([{ name: "Many", columns: ["name", "pay"], rows }]))).get(
    "xl/worksheets/sheet1.xml",
  );
  const numbers = [...(sheet ?? "").matchAll(/<row r="(\d+)">/g)].map(([, number]) => Number(number));
  t.same(
    numbers,
    Array.from({ length: rows.length + 1 }, (_, at) => at + 1),
  );
  t.match(
    sheet?.slice(-200),
    'Person 39999</t></is></c><c r="B40001" s="2"><v>399.99</v></c></row></sheetData>',
  );
  t.match(sheet?.slice(-200), '<autoFilter ref="A1:B40001"/></worksheet>');
});

/** The files of a ZIP archive, found by its directory. */
function filesOf(archive: Buffer): ReadonlyMap<string, string> {
  const end = archive.length - 22;
  const files = new Map<string, string>();
  let at = archive.readUInt32LE(end + 16);
  for (let left = archive.readUInt16LE(end + 10); left > 0; left--) {
    const [packed, name] = [archive.readUInt32LE(at + 20), archive.readUInt16LE(at + 28)];
    const local = archive.readUInt32LE(at + 42);
    const from = local + 30 + archive.readUInt16LE(local + 26);
    files.set(
      archive.toString("utf8", at + 46, at + 46 + name),
      inflateRawSync(archive.subarray(from, from + packed)).toString(),
    );
    at += 46 + name;
  }
  return files;
}

/** Rows and cells of CSV whose every line ends with CR LF. */
function cellsOf(csv: string): string[][] {
  const rows: string[][] = [[]];
  for (const [, cell = "", end] of csv.slice(1).matchAll(/("(?:[^"]|"")*"|[^",\r\n]*)(,|\r\n)/g)) {
    rows.at(-1)?.push(cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell);
    if (end !== ",") rows.push([]);
  }
  return rows.slice(0, -1);
}
