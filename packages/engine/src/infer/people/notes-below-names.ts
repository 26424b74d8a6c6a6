import { isFigure, type Cell, type CellRow } from "../cells/cells.ts";

/** So many figures stand on the line of a person in a table. */
const IN_TABLE = 3;
/** So many people have a text of their own below their line, and such a share of all. */
const [LEAST, MOST] = [3, 0.75];

/**
 * Texts alone below the lines of a table's people, nearer to them than to whoever follows: where almost everybody has one
 * it is about them, and no name of a department of those below.
 */
export function findNotesBelowNames(rows: readonly CellRow[], names: ReadonlySet<Cell>): Set<CellRow> {
  const isPerson = ({ cells }: CellRow): boolean =>
    cells.some((cell) => names.has(cell)) && cells.filter(isFigure).length >= IN_TABLE;
  const notes = new Set<CellRow>();
  let people = 0;
  rows.forEach((row, i) => {
    if (!isPerson(row)) return;
    people++;
    const [note, next] = [rows[i + 1], rows[i + 2]];
    if (note !== undefined && isNote(note, row, next)) notes.add(note);
  });
  return notes.size >= LEAST && notes.size >= MOST * people ? notes : new Set();
}

function isNote({ cells, page, baseline }: CellRow, above: CellRow, next: CellRow | undefined): boolean {
  const [only, other] = cells;
  if (only === undefined || other !== undefined || only.number !== null || page !== above.page) return false;
  return next?.page !== page || baseline - above.baseline < next.baseline - baseline;
}
