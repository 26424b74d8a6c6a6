import { isFigure, type Cell, type CellRow } from "../../cells/cells.ts";
import { headingOf, type TextColumn } from "../../vocabulary/headings.ts";
import { factBehind } from "./fact-behind.ts";
import { withChanged } from "../../cells/changed-rows.ts";

/** What stands below each other begins within this, in points, on lines no further apart than this, in font sizes. */
const [EDGE_PT, LINE_EM] = [2, 2.2];
/** So many people have both facts. */
const LEAST = 2;
const PARTS = /^(?<upper>[^/]+?) ?\/ ?(?<lower>[^/]+)$/;

/** The words with which a fact is told beside a name; the number of a payment is called as its heading calls it. */
const WORDS: Partial<Record<TextColumn, string>> = { id: "Employee No:", department: "Department:" };

/** A heading of two facts that stand below each other. */
interface Head {
  cell: Cell;
  upper: string;
  /** What the second one is told with. */
  word: string;
}

/**
 * Takes the second of two facts about somebody to the line of the first, where one heading names both: `W3268` over `V001477`
 * below `ID / Voucher`.
 */
export function withStackedFactsApart(rows: readonly CellRow[]): readonly CellRow[] {
  const changed = new Map<CellRow, readonly Cell[]>();
  let head: Head | null = null;
  let people = 0;
  rows.forEach((row, i) => {
    const found = headOf(row);
    if (found !== null) {
      head = found;
      const named = (cell: Cell): Cell => (cell === found.cell ? { ...cell, text: found.upper } : cell);
      changed.set(row, row.cells.map(named));
    }
    const below = rows[i + 1];
    const told = head === null || below === undefined ? null : factsOf(head, row, below);
    if (told === null) return;
    people++;
    changed.set(row, told.above);
    changed.set(below!, told.below);
  });
  if (people < LEAST) return rows;
  return withChanged(rows, changed);
}

function headOf({ cells }: CellRow): Head | null {
  if (cells.some(isFigure) || !cells.some(({ text }) => headingOf(text)?.text === "name")) return null;
  for (const cell of cells) {
    const { upper, lower } = PARTS.exec(cell.text)?.groups ?? {};
    const [first, second] = [headingOf(upper ?? "")?.text, headingOf(lower ?? "")?.text];
    if (first == null || second == null || first === second || first === "name") continue;
    const word = second === "payment" ? lower : WORDS[second];
    if (word !== undefined) return { cell, upper: upper!, word };
  }
  return null;
}

/** Both lines with the facts on the upper one; null where one of them has no such fact. */
function factsOf(head: Head, row: CellRow, below: CellRow): { above: Cell[]; below: Cell[] } | null {
  const isUnder = ({ x0, number }: Cell): boolean =>
    Math.abs(x0 - head.cell.x0) <= EDGE_PT && number?.cents == null;
  const [first, second] = [row.cells.find(isUnder), below.cells.find(isUnder)];
  if (first === undefined || second === undefined || first === head.cell || second === head.cell) return null;
  if (row.page !== below.page || below.baseline - row.baseline > LINE_EM * first.size) return null;
  // A line of its own tells of somebody else.
  if (below.cells[0] !== second || row.cells[0] === first || !row.cells.some(isFigure)) return null;
  const fact = factBehind(first, second, `${head.word} ${second.text}`);
  return {
    above: row.cells.flatMap((cell) => (cell === first ? [cell, fact] : [cell])),
    below: below.cells.filter((cell) => cell !== second),
  };
}
