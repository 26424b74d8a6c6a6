import { headingOf } from "../../vocabulary/headings.ts";
import { isBareEmployer } from "../headings/group-names.ts";
import { isFigure, partOf, type Cell, type CellRow } from "../../cells/cells.ts";

/** Paragraphs with the name of a list that a document has at least. */
const LEAST = 4;
/** Text goes on so near the left edge of its paragraph, in points, and below so many lines of a page's head and foot. */
const [INDENT_PT, BETWEEN] = [15, 6];
/** Lines of a text stand no further apart than this, in font sizes. */
const LEADING_EM = 1.8;
/** Names of lines begin with their codes on so many lines, where they do. */
const MOST_CODED = 0.8;
const CODE = /^[A-Z\d]{2,4}$/;
/** Where lines of a list have their codes, their labels and their amounts, behind the left edge of its paragraph, in points. */
const [CODE_PT, LABEL_PT, AMOUNT_PT, COLUMN_PT] = [20, 60, 420, 60];
/** Lines that stood beside each other stand so far apart, in points. */
const STEP_PT = 0.01;

/** A label and the numbers behind it. */
interface Sentence {
  label: Cell;
  figures: Cell[];
}

/** Text that runs on from line to line, from the name of its list on where it has one. */
interface Paragraph {
  row: CellRow;
  name: Cell | null;
  /** The further lines that it takes. */
  more: CellRow[];
  sentences: Sentence[];
}

/**
 * Puts lines of pay that are printed as running text below each other, under the name of their list:
 * `Taxes: FIT Federal Income Tax 387.32; MED Medicare 62.00`. Text goes on in the next line wherever that breaks.
 */
export function withSentencesApart(rows: readonly CellRow[]): readonly CellRow[] {
  const sure = paragraphsOf(rows, []);
  const named = sure.filter(({ name }) => name !== null && headingOf(nameOf(name))?.section != null);
  if (named.length < LEAST) return rows;
  const found = paragraphsOf(
    rows,
    named.map(({ row }) => row.cells[0]!.x0),
  );
  const taken = new Set(found.flatMap(({ more }) => more));
  const labels = found.flatMap(({ sentences }) => sentences.map(({ label }) => label));
  const others = labels.filter(({ text }) => headingOf(text)?.figure == null);
  const areCoded = labels.filter(beginsWithCode).length >= MOST_CODED * others.length;
  const byRow = new Map(found.map((paragraph) => [paragraph.row, paragraph]));
  return rows.flatMap((row) => {
    const paragraph = byRow.get(row);
    if (paragraph !== undefined) return listOf(paragraph, areCoded);
    return taken.has(row) ? [] : [row];
  });
}

/** All texts of a document; behind a name at one of some left edges one sentence is a text as well. */
function paragraphsOf(rows: readonly CellRow[], edges: readonly number[]): Paragraph[] {
  const found: Paragraph[] = [];
  const taken = new Set<CellRow>();
  rows.forEach((row, i) => {
    const paragraph = taken.has(row) ? null : paragraphAt(rows, i, edges);
    if (paragraph === null) return;
    found.push(paragraph);
    for (const more of paragraph.more) taken.add(more);
  });
  return found;
}

/** The text that begins in some row; null where none does. */
function paragraphAt(rows: readonly CellRow[], at: number, edges: readonly number[]): Paragraph | null {
  const row = rows[at]!;
  const [first, ...behind] = row.cells.flatMap(atMarks);
  if (first === undefined || first.number !== null) return null;
  const name = first.text.endsWith(":") ? first : null;
  const cells = name === null ? [first, ...behind] : behind;
  if (cells.length < 2 || cells[0]!.number !== null || !cells.some(isFigure)) return null;
  // Without the name of a list only its marks tell that a line is no row of a table.
  const isSure =
    cells.some(endsSentence) || (name !== null && edges.some((x0) => Math.abs(x0 - first.x0) <= 1));
  if (!isSure || !alternate(cells.filter(({ number }, i) => number !== null || !endsSentence(cells[i]!))))
    return null;
  const more: CellRow[] = [];
  for (let i = at + 1, skipped = 0; isOpen(cells) && i < rows.length && skipped <= BETWEEN; i++) {
    const next = rows[i]!;
    if (goesOn(next, first)) {
      more.push(next);
      cells.push(...next.cells.flatMap(atMarks));
      skipped = 0;
    } else if (isRightBelow(more.at(-1) ?? row, next)) break;
    // The foot of a page and the head of the next stand between.
    else skipped++;
  }
  const sentences = sentencesOf(cells);
  return sentences === null ? null : { row, name, more, sentences };
}

/** Whether a mark ends what is said; a comma does behind a number alone. */
function endsSentence({ tokens, number }: Cell): boolean {
  return (number === null ? /;$/ : /[;,]$/).test(tokens.at(-1)!.text);
}

/** Cuts words at marks between them: `Employees paid 18; gross pay`. */
function atMarks(cell: Cell): Cell[] {
  const at = cell.number === null ? cell.tokens.findIndex(({ text }) => text.endsWith(";")) : -1;
  if (at < 0 || at === cell.tokens.length - 1) return [cell];
  return [partOf(cell, cell.tokens.slice(0, at + 1)), ...atMarks(partOf(cell, cell.tokens.slice(at + 1)))];
}

function nameOf({ text }: Cell): string {
  return text.slice(0, -1);
}

/** Whether text has more to say: behind a mark, or with a label whose number is still to come. */
function isOpen(cells: readonly Cell[]): boolean {
  const last = cells.at(-1)!;
  return endsSentence(last) || last.number === null;
}

/** Whether texts have numbers behind them, with their codes before them at most; what is said last may go on below. */
function alternate(cells: readonly Cell[]): boolean {
  const next = (at: number): boolean => isFigure(cells[at]);
  return cells.every((cell, i) => isFigure(cell) || next(i + 1) || next(i + 2) || i + 2 >= cells.length);
}

/** Whether a line begins where text of a paragraph goes on, and no other paragraph. */
function goesOn({ cells: [first] }: CellRow, begin: Cell): boolean {
  if (first === undefined || first.text.endsWith(":")) return false;
  return first.x0 > begin.x0 && first.x0 <= begin.x0 + INDENT_PT;
}

function isRightBelow(above: CellRow, { page, baseline, cells }: CellRow): boolean {
  return page === above.page && baseline - above.baseline <= LEADING_EM * cells[0]!.size;
}

/** The sentences of some text; null where one has no label. */
function sentencesOf(cells: readonly Cell[]): Sentence[] | null {
  const sentences: Sentence[] = [];
  let words: Cell[] = [];
  for (const cell of cells) {
    if (!isFigure(cell)) words.push(cell);
    else if (words.length > 0) {
      sentences.push({ label: joined(words), figures: [cell] });
      words = [];
    } else if (sentences.length === 0) return null;
    else sentences.at(-1)!.figures.push(cell);
    // A count of people is all that is said.
    if (words.length > 0 && endsSentence(cell)) {
      sentences.push({ label: joined(words), figures: [] });
      words = [];
    }
  }
  if (words.length > 0) sentences.push({ label: joined(words), figures: [] });
  return sentences;
}

function joined(words: readonly Cell[]): Cell {
  const [first] = words;
  const whole = partOf(
    first!,
    words.flatMap(({ tokens }) => tokens),
  );
  return { ...whole, text: whole.text.replace(/[;.]$/, ""), number: null };
}

function beginsWithCode({ tokens }: Cell): boolean {
  return tokens.length > 1 && CODE.test(tokens[0]!.plain);
}

/** The lines of a paragraph below the name of its list. */
function listOf({ row, name, sentences }: Paragraph, areCoded: boolean): CellRow[] {
  const left = row.cells[0]!.x0;
  const rows: CellRow[] = [];
  const add = (cells: readonly Cell[]): void => {
    const baseline = row.baseline + STEP_PT * rows.length;
    rows.push({ ...row, baseline, cells: cells.map((cell) => ({ ...cell, baseline, page: row.page })) });
  };
  if (name !== null) {
    const text = isBareEmployer(nameOf(name)) ? `${nameOf(name)} contributions` : nameOf(name);
    if (headingOf(text)?.section != null) add([{ ...name, text }]);
  }
  for (const { label, figures } of sentences) {
    const isCoded = areCoded && beginsWithCode(label);
    const parts = isCoded
      ? [partOf(label, label.tokens.slice(0, 1)), partOf(label, label.tokens.slice(1))]
      : [label];
    const texts = parts.map((cell, i) => startingAt(cell, left + (isCoded && i === 0 ? CODE_PT : LABEL_PT)));
    const numbers = figures.map((cell, i) =>
      endingAt(cell, left + AMOUNT_PT - COLUMN_PT * (figures.length - 1 - i)),
    );
    add([...texts, ...numbers]);
  }
  return rows;
}

function startingAt(cell: Cell, x0: number): Cell {
  return { ...cell, x0, x1: x0 + cell.x1 - cell.x0 };
}

function endingAt(cell: Cell, x1: number): Cell {
  return { ...cell, x0: x1 - cell.x1 + cell.x0, x1 };
}
