import type { LineSection } from "../../../variants/variant-schema.ts";
import { isFigure, type Cell, type CellRow } from "../../cells/cells.ts";
import { sectionsOf } from "../../vocabulary/line-labels.ts";

/** Letters that tell what a line is, before its name, and the word for each. */
const LETTERS: ReadonlyMap<string, { section: LineSection; word: string }> = new Map([
  ["E", { section: "earning", word: "Earning" }],
  ["T", { section: "tax", word: "Tax" }],
  ["D", { section: "deduction", word: "Deduction" }],
] as const);
/** So many lines show what a letter says, and so many letters stand in one column. */
const [LINES, COLUMN] = [2, 2];

/** Spells letters out that tell what a line is: `D  RSA Plan`, where they say it of lines that the vocabulary knows. */
export function withLettersSpelled(rows: readonly CellRow[]): readonly CellRow[] {
  const lettered = rows.filter((row) => labelBehind(row) !== null);
  const told = new Set([...LETTERS.keys()].filter((letter) => isTold(lettered, letter)));
  if (told.size < COLUMN) return rows;
  return rows.map((row) => {
    const [letter, ...others] = row.cells;
    if (labelBehind(row) === null || !told.has(letter!.text)) return row;
    return { ...row, cells: [{ ...letter!, text: LETTERS.get(letter!.text)!.word }, ...others] };
  });
}

/** The name of a line behind a letter, before a figure. */
function labelBehind({ cells: [letter, label, figure] }: CellRow): Cell | null {
  if (letter === undefined || !LETTERS.has(letter.text) || label === undefined) return null;
  return label.number === null && isFigure(figure) ? label : null;
}

/** Whether lines behind a letter are what it says, all that can be nothing else. */
function isTold(rows: readonly CellRow[], letter: string): boolean {
  const { section } = LETTERS.get(letter)!;
  const known = rows.flatMap((row) => {
    const sections = row.cells[0]!.text === letter ? sectionsOf(labelBehind(row)!.text) : [];
    return sections.length === 0 ? [] : [sections.includes(section)];
  });
  return known.length >= LINES && known.every(Boolean);
}
