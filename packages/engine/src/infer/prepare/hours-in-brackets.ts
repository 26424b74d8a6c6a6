import { parseQuantity } from "@paylift/canonical";
import { isFigure, partOf, type Cell, type CellNumber, type CellRow } from "../cells/cells.ts";

/** `Regular (64.00 hrs at $20.75)` */
const PAID_FOR =
  /^(?<line>\p{L}.*?) \((?<hours>\d[\d,]*(?:\.\d+)?) ?(?:hrs?|hours)\.?(?: (?:at|@|x) \$?(?<rate>\d[\d,]*\.\d+)(?: ?\/ ?(?:hr|hour))?)?\)$/iu;

/** Takes the hours that a line is paid for, and their rate, out of the brackets behind its name, where its amount follows. */
export function withHoursInBrackets(rows: readonly CellRow[]): readonly CellRow[] {
  return rows.map((row) => {
    const cells = row.cells.flatMap((cell, i) =>
      cell.number === null && isFigure(row.cells[i + 1]) ? apart(cell) : [cell],
    );
    return cells.length === row.cells.length ? row : { ...row, cells };
  });
}

function apart(cell: Cell): Cell[] {
  const found = PAID_FOR.exec(cell.text)?.groups;
  if (found === undefined) return [cell];
  const words = found["line"]!.split(" ").length;
  const label = partOf(cell, cell.tokens.slice(0, words));
  const hours = numberAt(cell, words, found["hours"]!, "hours");
  const rate = found["rate"] === undefined ? null : numberAt(cell, -1, found["rate"], "rate");
  return rate === null ? [label, hours] : [label, hours, rate];
}

/** One of the words of a cell as the number in it. */
function numberAt(cell: Cell, at: number, digits: string, unit: NonNullable<CellNumber["unit"]>): Cell {
  const token = cell.tokens.at(at)!;
  const number = { token, cents: null, quantity: parseQuantity(digits), whole: false, unit };
  return { ...partOf(cell, [token]), text: digits, number };
}
