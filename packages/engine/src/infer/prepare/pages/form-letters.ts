import { partOf, type Cell, type CellRow } from "../../cells/cells.ts";

/** The letter or number of a field on a form: `F. TOTAL SUBJECT WAGES`, `c Gross wages`. */
const LETTER = /^(?:[A-Za-z]|\d{1,2})[.)]?$/;

/** Leaves out what numbers the fields of a form, where they follow each other along a line. */
export function withoutFormLetters(rows: readonly CellRow[]): readonly CellRow[] {
  return rows.map((row) => {
    const places = row.cells.map(placeOf);
    const follows = (i: number, by: number): boolean =>
      places[i] !== null && places[i + by] === places[i]! + by && places[i + by] !== undefined;
    const lettered = places.map((_, i) => follows(i, 1) || follows(i, -1));
    if (!lettered.includes(true)) return row;
    return {
      ...row,
      cells: row.cells.map((cell, i) => (lettered[i] === true ? partOf(cell, cell.tokens.slice(1)) : cell)),
    };
  });
}

/** Where a letter or a number stands among others; null for a text that begins with none. */
function placeOf({ number, tokens }: Cell): number | null {
  const [first, second] = tokens;
  if (number !== null || second === undefined || !LETTER.test(first!.plain)) return null;
  if (!/^\p{L}/u.test(second.plain)) return null;
  const mark = first!.plain.replace(/[.)]$/, "");
  return /\d/.test(mark) ? Number(mark) : mark.toLowerCase().charCodeAt(0);
}
