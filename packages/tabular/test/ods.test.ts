import { test } from "tap";
import { Archive } from "../src/office/archive.ts";
import { readSpreadsheet, readWorkbook } from "../src/read.ts";
import { DESIGNS } from "./drawn/designs/index.ts";
import { drawOds, odsOf } from "./drawn/draw-ods.ts";
import { drawnSheets } from "./drawn/drawn-sheets.ts";
import { odfZip } from "./drawn/odf-zip.ts";
import { payrollOf } from "./drawn/payroll.ts";
import { mistakes } from "./drawn/score.ts";
import type { DrawnCell } from "./drawn/sheet.ts";

/** Kind and text of the cells of one row. */
function rowOf(cells: DrawnCell[]): string[] {
  const [row] = readWorkbook(drawOds([{ name: "S", rows: [cells] }])).sheets[0]!.rows;
  return row!.cells.map(({ kind, text }) => `${kind} ${text}`);
}

/** What the rows of the first sheet hold, from the XML of its columns and rows: column, kind, text of each cell. */
function cellsOf(xml: string): Record<number, string[]> {
  const { sheets } = readWorkbook(odsOf(`<table:table table:name="S">${xml}</table:table>`));
  return Object.fromEntries(
    sheets[0]!.rows.map(({ row, cells }) => [
      row,
      cells.map(({ column, kind, text }) => `${column} ${kind} ${text}`),
    ]),
  );
}

function oneCell(attributes: string, inside = ""): string[] | undefined {
  return cellsOf(
    `<table:table-row><table:table-cell ${attributes}>${inside}</table:table-cell></table:table-row>`,
  )[0];
}

for (const { name, draw, omits } of DESIGNS.filter(({ name: one }) => !/csv|tsv/.test(one)))
  test(`${name}: the same workbook in either format is the same payroll`, async (t) => {
    const payroll = payrollOf(41, 12);
    const xlsx = draw(payroll);
    const ods = drawOds(drawnSheets(readWorkbook(xlsx)));
    const [one, other] = [readSpreadsheet(xlsx), readSpreadsheet(ods)];
    t.equal(readWorkbook(ods).format, "ods");
    t.same(mistakes(other.result, payroll, omits), []);
    t.same(other.result.canonical_output, one.result.canonical_output);
    t.same(other.result.evidence, one.result.evidence);
    t.equal(other.result.confidence_score, one.result.confidence_score);
    t.same(other.mapping, one.mapping);
  });

test("numbers are the exact decimals of the stored value, with the decimals that their style shows", async (t) => {
  t.same(
    rowOf([
      { number: "1234.5600000000001" },
      { number: "1E-3" },
      { number: "-7.999999999999999" },
      { number: "1234.5675", format: "0.00" },
      { number: "12", format: "#,##0.00" },
    ]),
    ["number 1234.56", "number 0.001", "number -8", "number 1234.57", "number 12.00"],
  );
  // What is printed in the cell is in the language of whoever saved it.
  t.same(oneCell(`office:value-type="currency" office:value="1234.5"`, "<text:p>1.234,50 €</text:p>"), [
    "0 number 1234.5",
  ]);
  t.same(oneCell(`office:value-type="percentage" office:value="0.0765"`, "<text:p>8%</text:p>"), [
    "0 text 8%",
  ]);
});

test("a cell without a style has that of its row or column", async (t) => {
  const cell = `<table:table-cell office:value-type="float" office:value="5"/>`;
  const columns = `<table:table-column table:number-columns-repeated="2"/><table:table-column table:number-columns-repeated="9" table:default-cell-style-name="ce2"/>`;
  t.same(
    cellsOf(
      `${columns}<table:table-row>${cell.repeat(3)}</table:table-row><table:table-row table:default-cell-style-name="ce3">${cell}</table:table-row>`,
    ),
    { 0: ["0 number 5", "1 number 5", "2 number 5.00"], 1: ["0 number 5.00"] },
  );
});

test("days, times and truths are told by their values", async (t) => {
  t.same(rowOf([{ day: "2026-07-31" }]), ["date 2026-07-31"]);
  t.same(oneCell(`office:value-type="date" office:date-value="2026-07-31T09:30:00"`), ["0 date 2026-07-31"]);
  t.same(oneCell(`office:value-type="date" office:date-value="31/07/26"`, "<text:p>31/07/26</text:p>"), [
    "0 text 31/07/26",
  ]);
  for (const [time, hours] of [
    ["PT08H30M00S", "8.50"],
    ["PT80H15M0.000S", "80.25"],
    ["P1DT1H", "25.00"],
    ["-PT1H", "-1.00"],
  ] as const)
    t.same(oneCell(`office:value-type="time" office:time-value="${time}"`), [`0 number ${hours}`], time);
  t.same(oneCell(`office:value-type="boolean" office:boolean-value="true"`), ["0 text TRUE"]);
});

test("a formula is its stored value; one without, and an error, are no number", async (t) => {
  t.same(
    rowOf([
      { formula: "SUM([.A1:.A9])", value: "12.5" },
      { formula: "1+1", value: null },
      { error: "#REF!" },
    ]),
    ["number 12.50", "error ########", "error #REF!"],
  );
  const formula = `table:formula="of:=[.B1]/0"`;
  const old = `${formula} office:value-type="float" office:value="0"`;
  t.same(oneCell(old, "<text:p>#DIV/0!</text:p>"), ["0 error #DIV/0!"], "as old programs write it");
  t.same(oneCell(old, "<text:p>0</text:p>"), ["0 number 0"]);
  t.same(oneCell(`${formula} office:value-type="string" office:string-value=""`), undefined);
  t.same(oneCell(`office:value-type="string"`, "<text:p>#4!</text:p>"), ["0 text #4!"], "a text of somebody");
  const other = `<table:table-row><table:table-cell ${formula} calcext:value-type="error" office:value-type="string"><text:p>Err:522</text:p></table:table-cell></table:table-row>`;
  const [sheet] = readWorkbook(odsOf(`<table:table>${other}</table:table>`)).sheets;
  t.match(sheet!.rows[0]!.cells, [{ kind: "error", text: "########", raw: "Err:522" }]);
});

test("a text is its paragraphs, without comments, drawings and what tells how to say it", async (t) => {
  const drawing = `<draw:frame><draw:text-box><text:p>Draft</text:p></draw:text-box></draw:frame>`;
  const comment = `<office:annotation><dc:creator>Pat</dc:creator><text:p>ask them</text:p></office:annotation>`;
  const text = `<text:p>Reg<text:span>ular</text:span><text:s text:c="3"/>Pay<text:line-break/><text:a>net</text:a><text:ruby><text:ruby-base>a</text:ruby-base><text:ruby-text>b</text:ruby-text></text:ruby></text:p><text:p>x &amp; y</text:p>`;
  t.same(oneCell(`office:value-type="string"`, comment + drawing + text), [
    "0 text Regular Pay\nneta\nx & y",
  ]);
});

test("repeated rows and cells stand in each of their places", async (t) => {
  const cell = `<table:table-cell table:number-columns-repeated="2" office:value-type="float" office:value="5"/>`;
  const empty = `<table:table-cell table:number-columns-repeated="3"/>`;
  t.same(
    cellsOf(
      `<table:table-header-rows><table:table-row table:number-rows-repeated="4">${empty}</table:table-row></table:table-header-rows><table:table-row-group><table:table-row table:number-rows-repeated="2">${empty}${cell}</table:table-row></table:table-row-group><table:table-row>${cell}</table:table-row>`,
    ),
    { 4: ["3 number 5", "4 number 5"], 5: ["3 number 5", "4 number 5"], 6: ["0 number 5", "1 number 5"] },
  );
});

test("what is hidden or merged is told", async (t) => {
  const sheet = {
    name: "Pay",
    rows: [["a", "b", "c"], ["d"], ["e"]],
    merges: ["A1:B2"],
    hiddenRows: [1],
    hiddenColumns: [2],
  };
  const [pay, lists] = readWorkbook(drawOds([sheet, { name: "Lists", rows: [["x"]], hidden: true }])).sheets;
  t.same(
    pay!.rows.map(({ row, hidden }) => [row, hidden]),
    [
      [0, false],
      [1, true],
      [2, false],
    ],
  );
  t.same([...pay!.hiddenColumns], [2]);
  t.same(pay!.merges, [{ rows: [0, 1], columns: [0, 1] }]);
  t.equal(lists!.hidden, true);
  const row = `<table:table-row><table:table-cell office:value-type="string"><text:p>x</text:p></table:table-cell></table:table-row>`;
  const folded = `<table:table-column-group table:display="false"><table:table-column table:number-columns-repeated="2"/></table:table-column-group><table:table-row-group table:display="false">${row}</table:table-row-group>${row}`;
  const [grouped] = readWorkbook(odsOf(`<table:table>${folded}</table:table>`)).sheets;
  t.same([...grouped!.hiddenColumns], [0, 1]);
  t.same(
    grouped!.rows.map(({ hidden }) => hidden),
    [true, false],
  );
});

test("what changed before, and what is kept of other files, is no sheet", async (t) => {
  const table = (name: string): string =>
    `<table:table table:name="${name}"><table:table-row><table:table-cell><text:p>x</text:p></table:table-cell></table:table-row></table:table>`;
  const others = `<table:tracked-changes>${table("Before")}</table:tracked-changes>${table("'file:///pay/old.ods'#$July")}<table:dde-links><table:dde-link>${table("Linked")}</table:dde-link></table:dde-links>`;
  t.same(
    readWorkbook(odsOf(`${others}${table("July")}`)).sheets.map(({ name, rows }) => [name, rows.length]),
    [["July", 1]],
  );
});

test("namespaces count, and not what a file calls them", async (t) => {
  const usual = drawOds([
    { name: "S", rows: [["Name", { number: "1234.5", format: "0.00" }, { error: "#REF!" }]] },
  ]);
  const archive = new Archive(usual, 2 ** 20);
  const renamed = (part: string): string =>
    archive
      .text(part)!
      .replaceAll(
        /\b(office|table|text|style|number|calcext):(?=[a-z])/g,
        (_, prefix: string) => `${prefix[0]}${prefix.length}x:`,
      )
      .replaceAll(
        /xmlns:(office|table|text|style|number|calcext)=/g,
        (_, prefix: string) => `xmlns:${prefix[0]}${prefix.length}x=`,
      );
  const parts = ["styles.xml", "content.xml"].map((part) => [part, renamed(part)] as const);
  t.same(readWorkbook(odfZip("application/vnd.oasis.opendocument.spreadsheet", parts)), readWorkbook(usual));
});
