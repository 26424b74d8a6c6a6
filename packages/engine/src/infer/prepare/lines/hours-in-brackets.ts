import { parseQuantity } from "@paylift/canonical";
import { isFigure, partOf, type Cell, type CellNumber, type CellRow } from "../../cells/cells.ts";

/** `Regular (64.00 hrs at $20.75)` */
const PAID_FOR =
  /^(?<line>\p{L}.*?) \((?<hours>\d[\d,]*(?:\.\d+)?) ?(?:hrs?|hours)\.?(?: (?:at|@|x) \$?(?<rate>\d[\d,]*\.\d+)(?: ?\/ ?(?:hr|hour))?)?\)$/iu;

/** Takes the hours that a line is paid for, and their rate, out of the brackets behind its name, where its amount follows. */
export function withHoursInBrackets(rows: readonly CellRow[]): readonly CellRow[] {
  return rows.map((row) => {
    const cells = row.cells.flatMap((cell, i) => {
      if (isFigure(cell) && HOURS_AT.test(row.cells[i - 1]?.text ?? "")) return [asRate(cell)];
      return cell.number === null && isFigure(row.cells[i + 1]) ? apart(cell) : [cell];
    });
    return cells.length === row.cells.length ? row : { ...row, cells };
  });
}

function apart(cell: Cell): Cell[] {
  const found = PAID_FOR.exec(cell.text)?.groups;
  if (found === undefined) return beforeRate(cell);
  const words = found["line"]!.split(" ").length;
  const label = partOf(cell, cell.tokens.slice(0, words));
  const hours = numberAt(cell, words, found["hours"]!, "hours");
  const rate = found["rate"] === undefined ? null : numberAt(cell, -1, found["rate"], "rate");
  return rate === null ? [label, hours] : [label, hours, rate];
}

/** `Wages 150 hrs at`, before the rate */
const HOURS_AT = /^\p{L}.* (?<hours>\d[\d,]*(?:\.\d+)?) (?:hrs?|hours)\.? (?:at|@|x)$/iu;

/** A label and its hours, where their rate follows. */
function beforeRate(cell: Cell): Cell[] {
  const hours = HOURS_AT.exec(cell.text)?.groups?.["hours"];
  const words = cell.tokens.length - HOURS_WORDS;
  if (hours === undefined || words < 1) return [cell];
  return [partOf(cell, cell.tokens.slice(0, words)), numberAt(cell, words, hours, "hours")];
}

function asRate(cell: Cell & { number: CellNumber }): Cell {
  return { ...cell, number: { ...cell.number, unit: "rate" } };
}

/** The number of hours, the word for them, and that for the rate. */
const HOURS_WORDS = 3;

/** One of the words of a cell as the number in it. */
function numberAt(cell: Cell, at: number, digits: string, unit: NonNullable<CellNumber["unit"]>): Cell {
  const token = cell.tokens.at(at)!;
  const number = { token, cents: null, quantity: parseQuantity(digits), whole: false, unit };
  return { ...partOf(cell, [token]), text: digits, number };
}
