import { test } from "tap";
import { isSpreadsheet, spreadsheetKind } from "../src/index.ts";
import { readSpreadsheet } from "../src/read.ts";
import { DESIGNS } from "./drawn/designs/index.ts";
import { PRINTED } from "./drawn/designs/printed.ts";
import { payrollOf } from "./drawn/payroll.ts";
import { mistakes } from "./drawn/score.ts";

const PEOPLE = [4, 17, 40];

for (const { name, draw, omits } of PRINTED)
  for (const [at, count] of PEOPLE.entries())
    test(`${name}, ${count} people`, async (t) => {
      const payroll = payrollOf(at * 31 + 9, count);
      const bytes = draw(payroll);
      t.equal(spreadsheetKind(bytes), "text");
      const { result, mapping } = readSpreadsheet(bytes);
      t.same(mistakes(result, payroll, omits), []);
      t.same(result.unclaimed, []);
      t.equal(mapping, null);
      const lines = Buffer.from(bytes).toString("latin1").split("\n");
      const [place] = result.evidence["employees[3].net_pay"]!;
      const line = Number(/^line (\d+)$/.exec(place!.cell ?? "")?.[1]);
      t.match(lines[line - 1], place!.text, "an editor shows the figure in the line that is told");
    });

const payroll = payrollOf(9, 4);
const SPOOL = Buffer.from(PRINTED[0]!.draw(payroll)).toString("latin1");

function outputOf(text: string | Uint8Array): unknown {
  const bytes = typeof text === "string" ? Buffer.from(text, "latin1") : text;
  return readSpreadsheet(bytes).result.canonical_output;
}

test("what a line printer is told beside the text changes nothing of it", async (t) => {
  const plain = outputOf(SPOOL);
  const lines = SPOOL.split("\r\n");
  const bold = lines.map((line) => `${line}\r${line}`).join("\r\n");
  const under = lines.map((line) => line.replace(/\S/g, "_\b$&")).join("\r\n");
  const over = lines.map((line) => line.replace(/\S/g, "$&\b_")).join("\r\n");
  for (const [name, text] of [
    ["line feeds alone", SPOOL.replaceAll("\r", "")],
    ["carriage returns alone", SPOOL.replaceAll("\n", "")],
    ["bold", bold],
    ["a line below, first", under],
    ["a line below, after", over],
    ["narrow letters", `\u000F${SPOOL}\u000E`],
    ["paper and fonts", `\u001BE\u001B&l1o2A\u001B(s0p16.67H${SPOOL}\u001BE`],
    ["the end of a file of DOS", `${SPOOL}\u001A`],
    ["empty pages", `\f\f${SPOOL}\f\f`],
    ["a mark of UTF-16", Buffer.from(`\uFEFF${SPOOL}`, "utf16le")],
  ] as const)
    t.same(outputOf(text), plain, name);
});

test("a text has the limits of a spreadsheet, and no mapping", async (t) => {
  const code = (read: () => unknown): unknown => {
    try {
      return read();
    } catch (error) {
      return Reflect.get(Object(error), "code");
    }
  };
  const bytes = Buffer.from(SPOOL, "latin1");
  for (const limits of [{ maxRows: 5 }, { maxCells: 50 }, { maxColumns: 80 }])
    t.equal(
      code(() => readSpreadsheet(bytes, { limits })),
      "too_large",
      JSON.stringify(limits),
    );
  const far = Buffer.from(`${SPOOL}\r\n${"\t".repeat(1_000_000)}x`, "latin1");
  t.equal(
    code(() => readSpreadsheet(far)),
    "too_large",
  );
  const map = { version: 1, sheets: [{ sheet: null, columns: [] }] } as const;
  t.equal(
    code(() => readSpreadsheet(bytes, { map })),
    "invalid_argument",
  );
  t.equal(
    code(() => readSpreadsheet(Buffer.from("Town     Land\nOslo     Norway\nParis    France\n"))),
    "no_payroll_content",
  );
});

test("what is read by its cells stays so", async (t) => {
  const payrolls = [payrollOf(2, 5), payrollOf(3, 30)];
  for (const { name, draw } of DESIGNS)
    for (const own of payrolls)
      t.equal(spreadsheetKind(draw(own)), /csv|tsv/.test(name) ? "csv" : "xlsx", name);
  for (const [kind, text] of [
    ["csv", "Name      ,  Net Pay\nDoe       ,   100.00\nRoe       ,    90.00\n"],
    ["csv", '"Name      ","  Net Pay"\n"Doe, Jane ","   100.00"\n"Roe  Jim  ","    90.00"\n'],
    ["csv", "| Name      | Net Pay |\n| Doe       |  100.00 |\n| Roe       |   90.00 |\n"],
    ["csv", "Name\tPay\t\tNet\nDoe\t\t\t1.00\nRoe\t2.00\t\t1.00\nPoe\t\t5.00\t1.00\n"],
    ["text", "Name          Net Pay\nDoe, Jane      100.00\nRoe, Jim        90.00\n"],
    ["text", "Name\t\tNet Pay\nDoe\t\t100.00\nRoe-Smithfield\t90.00\nPoe, Al\t\t80.00\n"],
    [null, "These are notes.\nThey say nothing.\nNobody is paid.\n"],
    [null, "One page.  \f\nAnother page.\n\fThe last.\nAnd its end.\n"],
  ] as const)
    t.equal(spreadsheetKind(Buffer.from(text)), kind, JSON.stringify(text));
  t.notOk(isSpreadsheet(Buffer.from([1, 2, 3, 4])));
});
