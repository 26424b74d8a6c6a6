import { isFigure, type Cell, type CellRow } from "../cells/cells.ts";
import { legendEntries } from "./code-legend.ts";

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
export function withPayersSpelled(rows: readonly CellRow[]): readonly CellRow[] {
  const told = new Map(
    rows.flatMap(({ line, cells }) =>
      cells.some(isFigure) ? [] : legendEntries(line.text).flatMap(wordFor),
    ),
  );
  if (new Set(told.values()).size < MEANINGS.length) return rows;
  return rows.map((row) => {
    const isLetter = (cell: Cell, i: number): boolean =>
      told.has(cell.text) && row.cells[i - 1]?.number === null && isFigure(row.cells[i + 1]);
    if (!row.cells.some(isLetter)) return row;
    const spelled = row.cells.map((cell, i) =>
      isLetter(cell, i) ? { ...cell, text: told.get(cell.text)! } : cell,
    );
    return { ...row, cells: spelled };
  });
}

function wordFor({ code, label }: { code: string; label: string }): [string, string][] {
  const word = LETTER.test(code) ? MEANINGS.find(([meaning]) => meaning.test(label))?.[1] : undefined;
  return word === undefined ? [] : [[code, word]];
}
