import type { LineSection } from "../../../variants/variant-schema.ts";
import { isFigure, type Cell, type CellRow } from "../../cells/cells.ts";
import { sectionWord } from "../../vocabulary/section-words.ts";
import { sectionsOf } from "../../vocabulary/line-labels.ts";
import { legendEntries } from "../pages/code-legend.ts";

/** Letters that tell what a line is, before its name, as most programs have them. */
const LETTERS: ReadonlyMap<string, LineSection> = new Map([
  ["E", "earning"],
  ["ERN", "earning"],
  ["T", "tax"],
  ["TAX", "tax"],
  ["D", "deduction"],
  ["DED", "deduction"],
  ["ET", "employer_tax"],
  ["ERT", "employer_tax"],
  ["EB", "employer_contribution"],
  ["ERB", "employer_contribution"],
] as const);
/** So many lines show what letters say, of so many sections in one document. */
const [LINES, SECTIONS] = [2, 2];
const EXPLAINED = /^[A-Z]{1,3}$/;

/**
 * Says of lines behind letters that tell what they are of which section they are: `D  RSA Plan`, where the document's legend says
 * it (`T=EMPLOYEE TAX`), or lines that the vocabulary knows are what their letters say.
 */
export function withLettersSpelled(rows: readonly CellRow[]): readonly CellRow[] {
  const explained = sectionsOfLegend(rows);
  const sections = areSeveral(explained) ? explained : sectionsShown(rows);
  return areSeveral(sections) ? rows.map((row) => told(row, sections)) : rows;
}

type Sections = ReadonlyMap<string, LineSection>;

function areSeveral(sections: Sections): boolean {
  return new Set(sections.values()).size >= SECTIONS;
}

/** The sections that letters stand for by a legend. */
function sectionsOfLegend(rows: readonly CellRow[]): Sections {
  const entries = rows.flatMap(({ cells, line }) => (cells.some(isFigure) ? [] : legendEntries(line.text)));
  return new Map(
    entries.flatMap(({ code, label }): [string, LineSection][] => {
      const section = EXPLAINED.test(code) ? sectionWord(label) : null;
      return section === null ? [] : [[code, section]];
    }),
  );
}

/** The sections of letters behind which all lines are what they say that can be nothing else. */
function sectionsShown(rows: readonly CellRow[]): Sections {
  const lines = rows.flatMap(({ cells }) =>
    cells.flatMap((letter, i) => {
      const label = isLetter(letter, LETTERS) ? labelOfFigure(cells, i + 1) : null;
      return label === null ? [] : [{ letter: letter.text, label: label.text }];
    }),
  );
  const labels = Map.groupBy(lines, ({ letter }) => letter);
  return new Map([...LETTERS].filter(([letter, section]) => isTold(labels.get(letter) ?? [], section)));
}

function isTold(lines: readonly { label: string }[], section: LineSection): boolean {
  // What the company adds is called what is deducted.
  const word = section === "employer_contribution" ? "deduction" : section;
  const known = lines.map(({ label }) => sectionsOf(label)).filter(({ length }) => length > 0);
  return known.length >= LINES && known.every((each) => each.includes(section) || each.includes(word));
}

/** A row whose names say of which section their lines are, as the letters before them do. */
function told(row: CellRow, sections: Sections): CellRow {
  const letters = new Set<Cell>();
  const named = new Map<Cell, LineSection>();
  row.cells.forEach((letter, i) => {
    const label = isLetter(letter, sections) ? labelOfFigure(row.cells, i + 1) : null;
    if (label === null) return;
    letters.add(letter);
    named.set(label, sections.get(letter.text)!);
  });
  if (letters.size === 0) return row;
  const cells = row.cells.flatMap((cell) => {
    const section = named.get(cell);
    if (letters.has(cell)) return [];
    return section === undefined ? [cell] : [{ ...cell, ofSection: section }];
  });
  return { ...row, cells };
}

function isLetter({ number, text }: Cell, sections: Sections): boolean {
  return number === null && sections.has(text);
}

/** The name before a figure, with perhaps its code before it; null where none stands there. */
function labelOfFigure(cells: readonly Cell[], i: number): Cell | null {
  const [first, second, third] = cells.slice(i, i + 3);
  if (first === undefined || first.number !== null || second === undefined) return null;
  if (isFigure(second)) return first;
  return second.number === null && isFigure(third) ? second : null;
}
