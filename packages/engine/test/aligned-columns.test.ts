import { test } from "tap";
import { cellRowsOf } from "../src/infer/cells/cells.ts";
import { partedBelowHeadings } from "../src/infer/prepare/pages/aligned-columns.ts";
import { linesOf } from "../src/layout/lines.ts";
import { pageOf } from "./support/page-of.ts";

const SIZE = 10;
/** A letter, and the white between two words that are a phrase, in points. */
const [LETTER, SPACE] = [4, 3];

/**
 * The cells of lines whose words are written `x:word`, each at its place in points, or behind the last with a space between; figures as
 * well.
 */
function cellsOf(...lines: string[]): string[][] {
  const page = pageOf(lines.map((line) => line.replaceAll(/\d+:/g, "")).join("\n"));
  const places = lines.flatMap((line) => {
    let x = 0;
    return line.split(" ").map((word) => {
      const [, at, text] = /^(?:(\d+):)?(.*)$/.exec(word)!;
      const x0 = at === undefined ? x + SPACE : Number(at);
      x = x0 + LETTER * text!.length;
      return { x0, x1: x };
    });
  });
  const words = page.words.map((word, i) => ({ ...word, ...places[i]!, size: SIZE }));
  const rows = partedBelowHeadings(cellRowsOf(linesOf({ ...page, words }, "point")));
  return rows.map(({ cells }) => cells.map(({ text }) => text));
}

const HEADER = "20:Employee 100:ID 135:Department 205:State 260:Gross 310:Taxes 360:Net";
const FIGURES = "260:900.00 310:100.00 360:800.00";

test("texts that run into the next column are parted where its heading begins", (t) => {
  const [, first, second, third, sum] = cellsOf(
    HEADER,
    `20:Abel, Eleni 100:LX-1259 135:Finance 205:NY ${FIGURES}`,
    `20:Quigley, Thomas J 100:LX-1276 135:Finance 205:CA ${FIGURES}`,
    `20:Vanderbilt III, Joe 100:LX-1293 135:Engineering 205:CO ${FIGURES}`,
    `20:Total of 3 ${FIGURES}`,
  );
  t.strictSame(first!.slice(0, 4), ["Abel, Eleni", "LX-1259", "Finance", "NY"]);
  t.strictSame(second!.slice(0, 4), ["Quigley, Thomas J", "LX-1276", "Finance", "CA"]);
  t.strictSame(third!.slice(0, 4), ["Vanderbilt III, Joe", "LX-1293", "Engineering", "CO"]);
  t.equal(sum![0], "Total of 3");
  t.end();
});

test("the second word of a heading heads a column where texts before it end anywhere", (t) => {
  const header = "20:Employee 100:Department 143:State 260:Gross 310:Taxes 360:Net";
  const rows = (...departments: string[]): string[] =>
    departments.map((department) => `20:Abel 100:${department} 143:NY ${FIGURES}`);
  const [heads, first] = cellsOf(header, ...rows("Production", "Engineers", "Sales"));
  t.strictSame(heads!.slice(1, 3), ["Department", "State"]);
  t.strictSame(first!.slice(1, 3), ["Production", "NY"]);
  const [whole] = cellsOf(header, ...rows("Production", "Production", "Production"));
  t.equal(whole![1], "Department State", "all end at one place, as the words of one text do");
  t.end();
});

test("words that begin at a heading on some lines alone stay together, and names of sums as well", (t) => {
  const few = cellsOf(
    HEADER.replace("100:ID", "90:ID"),
    `20:Quigley, Thomas J 90:Lee ${FIGURES}`,
    `20:Vanderbilt, Margaret Ann ${FIGURES}`,
    `20:Castellanos, Guadalupe ${FIGURES}`,
  );
  t.equal(few[1]![0], "Quigley, Thomas J Lee");
  const [, first, , , gross] = cellsOf(
    "20:Code 47:Description 180:Hours 260:Current 310:Taxes 360:Net",
    ...["REG", "OVT", "PTO"].map((code) => `20:${code} 47:Regular ${FIGURES}`),
    `20:GROSS 47:PAY ${FIGURES}`,
  );
  t.strictSame(first!.slice(0, 2), ["REG", "Regular"]);
  t.equal(gross![0], "GROSS PAY");
  t.end();
});
