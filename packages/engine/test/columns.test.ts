import fc from "fast-check";
import { test } from "tap";
import { columnOf, laneBoxes, placeColumns, type PlacedColumn } from "../src/layout/columns.ts";
import { tokensOf, type Token } from "../src/layout/token.ts";
import type { ColumnData } from "../src/variants/variant-schema.ts";
import { CHARACTER_PT, lineOf, linesOfText } from "./support/page-of.ts";
import { matches } from "./support/matches.ts";

const HEADER = "PERSON       EARNINGS   HOURS    RATE    AMOUNT  TAXES     AMOUNT         NET PAY";
const COLUMNS: ColumnData[] = [
  { lane: "person", role: "text", header: "PERSON" },
  { lane: "earnings", role: "text", header: "EARNINGS" },
  { lane: "earnings", role: "hours", header: "HOURS" },
  { lane: "earnings", role: "rate", header: "RATE" },
  { lane: "earnings", role: "amount", header: "AMOUNT" },
  { lane: "taxes", role: "text", header: "TAXES" },
  { lane: "taxes", role: "amount", header: "AMOUNT", nth: 2 },
  { lane: "net", role: "figure", figure: "net_pay", header: "NET PAY", text: "before" },
];
const placed = placeColumns(COLUMNS, linesOfText([HEADER]))!;

/** `text@lane.role` for each token of a line below the header; a bare text where it stands in no column. */
function standing(text: string, columns: readonly PlacedColumn[] = placed, header = HEADER): string[] {
  const [, line] = linesOfText([`${header}\n${text}`]);
  return line!.tokens.map((token) => {
    const column = columnOf(token, columns);
    return column === null ? token.text : `${token.text}@${column.data.lane}.${column.data.role}`;
  });
}

test("each token stands in the column whose heading it shares an edge with", async (t) => {
  t.same(standing("Anna Sample  Regular    40.00   25.00  1,000.00  Federal   123.45  Check 7  876.55"), [
    "Anna@person.text",
    "Sample@person.text",
    "Regular@earnings.text",
    "40.00@earnings.hours",
    "25.00@earnings.rate",
    "1,000.00@earnings.amount",
    "Federal@taxes.text",
    "123.45@taxes.amount",
    "Check@net.figure",
    "7@net.figure",
    "876.55@net.figure",
  ]);
});

test("a number whose right edge is within the tolerance of a heading's is found in its column", async (t) => {
  const numbers = placed.filter(({ data }) => data.role === "amount");
  const [printed] = lineOf("1,000.00").tokens[0]!.words;
  const at = (x0: number, x1: number): Token => tokensOf([{ ...printed!, x0, x1 }], 1, "point")[0]!;
  fc.assert(
    fc.property(
      fc.constantFrom(...numbers),
      fc.double({ min: -7.9, max: 7.9, noNaN: true }),
      fc.double({ min: 5, max: 60, noNaN: true }),
      (column, off, width) => {
        const x1 = column.edge! + off;
        return columnOf(at(x1 - width, x1), placed) === column;
      },
    ),
  );
  const beyond = at(numbers[0]!.edge! - 40, numbers[0]!.edge! + 8.5);
  t.not(columnOf(beyond, placed), numbers[0]);
  const wide = placeColumns(
    [{ lane: "a", role: "amount", header: "AMOUNT", tolerance: 20 }],
    linesOfText([HEADER]),
  )!;
  t.equal(columnOf(at(0, wide[0]!.edge! - 19), wide), wide[0]);
});

test("a form that a column cannot hold does not stand in it", async (t) => {
  t.same(
    standing("Anna                                    25.0000"),
    ["Anna@person.text", "25.0000"],
    "a rate is no amount",
  );
  t.same(standing("Anna                                      25.00"), [
    "Anna@person.text",
    "25.00@earnings.amount",
  ]);
});

test("a missing heading, or headings in another order, is no header of the table", async (t) => {
  t.equal(placeColumns(COLUMNS, linesOfText(["PERSON  EARNINGS  HOURS  RATE  AMOUNT  TAXES"])), null);
  t.equal(
    placeColumns(COLUMNS, linesOfText(["EARNINGS  PERSON  HOURS  RATE  AMOUNT  TAXES  AMOUNT  NET PAY"])),
    null,
  );
  t.equal(placeColumns(COLUMNS, []), null);
});

test("a header may take several lines, and the words of one heading stand side by side", async (t) => {
  const header = `
  PERSON                          NET
  NAME      GROSS PAY   TAXES     PAY`;
  const columns: ColumnData[] = [
    { lane: "person", role: "text", header: "NAME" },
    { lane: "gross", role: "figure", figure: "gross_pay", header: "GROSS PAY" },
    { lane: "taxes", role: "figure", figure: "total_taxes", header: "TAXES" },
    { lane: "net", role: "figure", figure: "net_pay", header: "NET" },
  ];
  const band = linesOfText([header]);
  const found = placeColumns(columns, band)!;
  const [person, net] = band[0]!.tokens;
  t.same(
    found.map(({ edge }) => edge),
    [person!.x0, band[1]!.tokens[2]!.x1, band[1]!.tokens[3]!.x1, net!.x1],
  );
  t.equal(placeColumns([{ lane: "x", role: "text", header: "PERSON NET PAY" }], band), null);
});

test("columns without a heading take what their neighbours leave", async (t) => {
  const header = "PERSON       GROSS  TAXES             NET";
  const columns = placeColumns(
    [
      { lane: "person", role: "text" },
      { lane: "gross", role: "figure", figure: "gross_pay", header: "GROSS" },
      { lane: "taxes", role: "text", header: "TAXES" },
      { lane: "taxes", role: "amount" },
      { lane: "net", role: "text", header: "NET" },
    ],
    linesOfText([header]),
  )!;
  t.same(
    columns.map(({ edge }) => edge === null),
    [false, false, false, true, false],
  );
  t.same(standing("Anna         90.00  Fed        20.00  Check", columns, header), [
    "Anna@person.text",
    "90.00@gross.figure",
    "Fed@taxes.text",
    "20.00@taxes.amount",
    "Check@net.text",
  ]);
});

test("words beside a number belong to it, before or after, as the column says", async (t) => {
  const header = "PERSON      FEDERAL        STATE      NET";
  const after = placeColumns(
    [
      { lane: "person", role: "text", header: "PERSON" },
      { lane: "federal", role: "amount", header: "FEDERAL", text: "after" },
      { lane: "state", role: "amount", header: "STATE", text: "after" },
      { lane: "net", role: "figure", figure: "net_pay", header: "NET", text: "before" },
    ],
    linesOfText([header]),
  )!;
  t.same(standing("Anna          90.00 FIT    10.00 GA  No 7  80.00", after, `${header}`), [
    "Anna@person.text",
    "90.00@federal.amount",
    "FIT@federal.amount",
    "10.00@state.amount",
    "GA@state.amount",
    "No@net.figure",
    "7@net.figure",
    "80.00",
  ]);
});

test("boxes of the columns show people where they stand", async (t) => {
  const boxes = laneBoxes(placed, { width: 800, height: 600 });
  matches(t, boxes[0], {
    name: "person.text",
    box: { x0: placed[0]!.edge, top: 0, x1: placed[1]!.edge, bottom: 600 },
  });
  matches(t, boxes[2], { name: "earnings.hours", box: { x0: placed[1]!.edge, x1: placed[2]!.edge } });
  t.ok(boxes.every(({ box }) => box.x1 - box.x0 >= CHARACTER_PT));
});
