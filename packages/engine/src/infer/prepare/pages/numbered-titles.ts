import type { Cell, CellRow } from "../../cells/cells.ts";

/** What counts the parts of a report before their names: `1. Earnings`, `Section 2: Taxes`, `B) Deductions`, `IV. Net Pay`. */
const COUNTED =
  /^(?:(?:section|part|schedule)\s+)?\(?(\d{1,2}|[A-Z]|[IVX]{1,4})\s*[.):\u2012-\u2015-]\s+(?=\p{L})/iu;
const ROMAN = ["I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X"];
/** So many parts follow each other. */
const PARTS = 2;
/** What explains a name in brackets has so many words at least: `(Gross Pay less the amounts shown)`. */
const EXPLAINED = /\s+\((?:[^\s()]+\s+){3,}[^\s()]+\)$/;
const CONTINUED = /\s+(?:\((?:cont\.?|cont'd|continued)\)|- (?:cont\.?|cont'd|continued))$/i;

/** Takes what counts and explains the names of parts off them, where they stand alone on their lines and are counted in order. */
export function withTitlesBare(rows: readonly CellRow[]): readonly CellRow[] {
  const titles = new Map<CellRow, string>();
  for (const row of rows) {
    const [only, other] = row.cells;
    if (only === undefined || other !== undefined || only.number !== null) continue;
    const counted = COUNTED.exec(only.text)?.[1];
    if (counted !== undefined) titles.set(row, counted.toUpperCase());
  }
  if (!areInOrder([...titles.values()])) return rows;
  return rows.map((row) => (titles.has(row) ? { ...row, cells: row.cells.map(bare) } : row));
}

/** Whether each part is counted on from the one before, or goes on with it, and there are several. */
function areInOrder(counted: readonly string[]): boolean {
  const [first, ...others] = counted.map((text) => placeOf(text, counted[0] === "I"));
  if (first !== 1) return false;
  let last = first;
  for (const place of others) {
    if (place !== last && place !== last + 1) return false;
    last = place;
  }
  return last >= PARTS;
}

/** The place that a number, a letter or a Roman numeral says: of letters that can be both the first tells what they are. */
function placeOf(text: string, areRoman: boolean): number {
  if (/^\d/.test(text)) return Number(text);
  if (areRoman) return ROMAN.indexOf(text) + 1;
  return text.length === 1 ? text.charCodeAt(0) - A + 1 : Number.NaN;
}

const A = "A".charCodeAt(0);

function bare(cell: Cell): Cell {
  return { ...cell, text: cell.text.replace(COUNTED, "").replace(CONTINUED, "").replace(EXPLAINED, "") };
}
