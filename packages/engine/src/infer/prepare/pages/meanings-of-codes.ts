import { isFigure, type Cell, type CellRow } from "../../cells/cells.ts";
import { Edges } from "../../cells/edges.ts";
import { totalScope } from "../../vocabulary/total-labels.ts";
import type { CodeList, CodeMeaning } from "./code-list.ts";

/** Of the texts before figures in a column this share must be codes of the list. */
const MOST = 0.6;

/** Puts what codes mean where they stand as labels: before figures, in columns of which most texts are codes. */
export function withMeanings(rows: readonly CellRow[], codes: CodeList): readonly CellRow[] {
  if (codes.size === 0) return rows;
  const columns = new Map<number, CodeColumn>();
  const edges = new Edges();
  for (const { cells } of rows)
    cells.forEach((cell, i) => {
      if (isFigure(cell) || !standsBesideFigure(cells, i) || totalScope(cell.text) !== null) return;
      if (isEntry(cell.text, codes)) return;
      const edge = edges.take(cell.x0);
      const column = columns.get(edge) ?? { all: 0, known: 0, byList: new Map<number, number>() };
      columns.set(edge, column);
      column.all++;
      const meanings = codes.get(cell.text);
      if (meanings === undefined) return;
      column.known++;
      const [only, other] = meanings;
      if (only !== undefined && other === undefined)
        column.byList.set(only.list, (column.byList.get(only.list) ?? 0) + 1);
    });
  const meaningOf = (cell: Cell, i: number, cells: readonly Cell[]): string | null => {
    const meanings = codes.get(cell.text);
    if (meanings === undefined || !standsBesideFigure(cells, i)) return null;
    const column = columns.get(edges.find(cell.x0) ?? NaN);
    return column === undefined || column.known < MOST * column.all ? null : meaningIn(column, meanings);
  };
  // Right before its meaning a number is a code as well.
  const isEntered = ({ number, text }: Cell, next: Cell | undefined): boolean =>
    number !== null && codes.get(text)?.some((meaning) => meaning.text === next?.text) === true;
  return rows.map((row) => {
    const meanings = row.cells.map(meaningOf);
    const entered = row.cells.map((cell, i) => isEntered(cell, row.cells[i + 1]));
    if (meanings.every((meaning) => meaning === null) && !entered.includes(true)) return row;
    const cells = row.cells.map((cell, i) => {
      const text = meanings[i] ?? (entered[i] === true ? cell.text : null);
      return text === null ? cell : { ...cell, text, number: null };
    });
    return { ...row, cells };
  });
}

/** Whether a text is an entry of the list, which has the sums of its codes beside them. */
function isEntry(text: string, codes: CodeList): boolean {
  const [code, ...meaning] = text.split(" ");
  return codes.get(code!)?.some((known) => known.text === meaning.join(" ")) === true;
}

/** Letters stand this close behind the figures that they explain, in font sizes. */
const BEHIND_EM = 1.2;

/** Whether a text stands before a figure, or right behind one. */
function standsBesideFigure(cells: readonly Cell[], i: number): boolean {
  const [before, cell, next] = [cells[i - 1], cells[i]!, cells[i + 1]];
  return isFigure(next) || (isFigure(before) && cell.x0 - before.x1 <= BEHIND_EM * cell.size);
}

/** Texts beside figures that begin at one edge. */
interface CodeColumn {
  all: number;
  known: number;
  /** How many of them are codes that one list alone explains. */
  byList: Map<number, number>;
}

/** Of several meanings that of the list from which most of the column's other codes are; null where none has more. */
function meaningIn({ byList }: CodeColumn, meanings: readonly CodeMeaning[]): string | null {
  const [first, second] = meanings.toSorted((a, b) => (byList.get(b.list) ?? 0) - (byList.get(a.list) ?? 0));
  if (second === undefined) return first!.text;
  return (byList.get(first!.list) ?? 0) > (byList.get(second.list) ?? 0) ? first!.text : null;
}
