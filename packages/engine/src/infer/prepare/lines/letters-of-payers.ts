import { isFigure, type Cell, type CellRow } from "../../cells/cells.ts";
import { Edges } from "../../cells/edges.ts";
import { isLineLabel } from "../../vocabulary/line-labels.ts";
import { withMarksApart } from "./marks-behind-names.ts";
import { legendEntries } from "../pages/code-legend.ts";

/** What a legend says that lines with a letter are, and the word for it. */
const MEANINGS: readonly [RegExp, string][] = [
  [/\b(?:employer|company)\b|\bnon-?taxable benefit/i, "Employer Contribution"],
  [/\b(?:before|pre|after|post)[ -]?tax\b|\b(?:employee|deduction)\b/i, "Deduction"],
];
const LETTER = /^[A-Z]$/;

/**
 * Spells out the letters behind the names of lines that tell who pays them, where the document's legend says so: `Medical PPO
 * N  288.00` with `B = Before-Tax  N = Nontaxable Benefit`.
 */
export function withPayersSpelled(printed: readonly CellRow[]): readonly CellRow[] {
  const told = new Map(
    printed.flatMap(({ line, cells }) =>
      cells.some(isFigure) ? [] : legendEntries(line.text).flatMap(wordFor),
    ),
  );
  if (new Set(told.values()).size < MEANINGS.length) return printed;
  const rows = withMarksApart(printed, (text) => told.has(text));
  const isLetter = ({ text }: Cell, i: number, { cells }: CellRow): boolean =>
    told.has(text) && cells[i - 1]?.number === null && isFigure(cells[i + 1]);
  // Behind names of people stand initials.
  const columns = new Edges();
  for (const row of rows)
    for (const [i, cell] of row.cells.entries())
      if (isLetter(cell, i, row) && isLineLabel(row.cells[i - 1]!.text)) columns.take(cell.x0);
  return rows.map((row) => {
    const isOfPayer = (cell: Cell, i: number): boolean =>
      isLetter(cell, i, row) && columns.find(cell.x0) !== null;
    if (!row.cells.some(isOfPayer)) return row;
    const spelled = row.cells.map((cell, i) =>
      isOfPayer(cell, i) ? { ...cell, text: told.get(cell.text)! } : cell,
    );
    return { ...row, cells: spelled };
  });
}

function wordFor({ code, label }: { code: string; label: string }): [string, string][] {
  const word = LETTER.test(code) ? MEANINGS.find(([meaning]) => meaning.test(label))?.[1] : undefined;
  return word === undefined ? [] : [[code, word]];
}
