import type { LineSection } from "../../../variants/variant-schema.ts";
import { isFigure, type Cell, type CellRow } from "../../cells/cells.ts";
import { sectionWord } from "../../vocabulary/headings.ts";
import { sectionsOf } from "../../vocabulary/line-labels.ts";
import { legendEntries } from "../pages/code-legend.ts";

/** Letters that tell what a line is, before its name, and the word for each. */
const LETTERS: ReadonlyMap<string, { section: LineSection; word: string }> = new Map([
  ["E", { section: "earning", word: "Earning" }],
  ["T", { section: "tax", word: "Tax" }],
  ["D", { section: "deduction", word: "Deduction" }],
] as const);
/** So many lines show what a letter says, and so many letters stand in one column. */
const [LINES, COLUMN] = [2, 2];
const EXPLAINED = /^[A-Z]{1,2}$/;

/**
 * Spells letters out that tell what a line is: `D  RSA Plan`, where they say it of lines that the vocabulary knows, or where the
 * document's legend says it: `T=EMPLOYEE TAX`, `ET=EMPLOYER TAX`.
 */
export function withLettersSpelled(rows: readonly CellRow[]): readonly CellRow[] {
  const sections = sectionsOfLegend(rows);
  if (new Set(sections.values()).size >= COLUMN) return rows.map((row) => told(row, sections));
  const lettered = rows.filter((row) => labelBehind(row) !== null);
  const known = new Set([...LETTERS.keys()].filter((letter) => isTold(lettered, letter)));
  if (known.size < COLUMN) return rows;
  return rows.map((row) => {
    const [letter, ...others] = row.cells;
    if (labelBehind(row) === null || !known.has(letter!.text)) return row;
    return { ...row, cells: [{ ...letter!, text: LETTERS.get(letter!.text)!.word }, ...others] };
  });
}

/** The sections that letters stand for by a legend. */
function sectionsOfLegend(rows: readonly CellRow[]): Map<string, LineSection> {
  const entries = rows.flatMap(({ cells, line }) => (cells.some(isFigure) ? [] : legendEntries(line.text)));
  return new Map(
    entries.flatMap(({ code, label }): [string, LineSection][] => {
      const section = EXPLAINED.test(code) ? sectionWord(label) : null;
      return section === null ? [] : [[code, section]];
    }),
  );
}

/** A row whose names say of which section their lines are, as the letters before them do. */
function told(row: CellRow, sections: ReadonlyMap<string, LineSection>): CellRow {
  const letters = new Map<Cell, LineSection>();
  row.cells.forEach((letter, i) => {
    const section = letter.number === null ? sections.get(letter.text) : undefined;
    const label = section === undefined ? null : labelOfFigure(row.cells, i + 1);
    if (label !== null) letters.set(letter, section!).set(label, section!);
  });
  if (letters.size === 0) return row;
  const cells = row.cells.flatMap((cell) => {
    const section = letters.get(cell);
    if (section === undefined) return [cell];
    return sections.has(cell.text) ? [] : [{ ...cell, ofSection: section }];
  });
  return { ...row, cells };
}

/** The name before a figure, with perhaps its code before it; null where none stands there. */
function labelOfFigure(cells: readonly Cell[], i: number): Cell | null {
  const [first, second, third] = cells.slice(i, i + 3);
  if (first === undefined || first.number !== null || second === undefined) return null;
  if (isFigure(second)) return first;
  return second.number === null && isFigure(third) ? second : null;
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
