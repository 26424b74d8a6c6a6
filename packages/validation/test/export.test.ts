import { test } from "tap";
import { compare, reportCsv, reportHtml } from "../src/index.ts";
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

/** Rows and cells of CSV whose every line ends with CR LF. */
function cellsOf(csv: string): string[][] {
  const rows: string[][] = [[]];
  for (const [, cell = "", end] of csv.slice(1).matchAll(/("(?:[^"]|"")*"|[^",\r\n]*)(,|\r\n)/g)) {
    rows.at(-1)?.push(cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell);
    if (end !== ",") rows.push([]);
  }
  return rows.slice(0, -1);
}
