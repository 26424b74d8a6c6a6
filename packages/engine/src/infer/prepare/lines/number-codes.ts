import { isFigure, partOf, type Cell, type CellRow } from "../../cells/cells.ts";
import { Edges } from "../../cells/edges.ts";
import { employeeCountOf } from "../../document/employee-count.ts";
import { figureOfLabel } from "../../vocabulary/figure-labels.ts";
import { headingOf } from "../../vocabulary/headings.ts";
import { isLineLabel, isPayment } from "../../vocabulary/line-labels.ts";
import { periodOfRow, totalScope } from "../../vocabulary/total-labels.ts";

/** Numbers of more digits are others, unless these begin with a nought. */
const CODE = /^(?:\d{1,4}|0\d{4})$/;
/** Of typewriters a code stands one letter before its label, as a word of it. */
const FIRST_WORD = /^(?:[A-Z]{0,2}|\/)\d{1,5}$/;
/** A line may be about a month that is over. */
const OF_MONTH = / (?:for|of) \d{1,2}[./]\d{4}$/i;
const LETTER = /^[A-Z]$/;
const LETTERS = /^[A-Z][A-Z\d]{1,4}$/;
const GAP_EM = 6;
/** So many lines stand behind their codes at one edge, of so many kinds. */
const [LINES, KINDS] = [4, 3];
/** This share of the labels of an edge that are no sums have a code. */
const MOST = 0.8;
/** Codes are at least so many as this share of the labels. */
const MOST_OWN = 0.75;
const CODE_HEADING = /^(?:\S+ )?codes?$/i;
/** One line in so many may have a label that is misread. */
const MISREAD = 10;

/** Codes and labels that stand at one edge. */
interface Coded {
  lines: number;
  labelled: number;
  labels: Map<string, string>;
  codes: Map<string, string>;
  /** Lines whose label has another code elsewhere. */
  misfits: number;
  /** Lines whose code has another label elsewhere. */
  shared: number;
  /** Whether a header says that codes stand there. */
  isHeaded: boolean;
}

/**
 * Numbers that are codes become texts of their own: right before labels, at one edge, each with one label but for a few that
 * are misread (`101  Federal W/H  201.72`, `0101 401K  93.28`). Hours and counts have many labels.
 */
export function withNumberCodes(rows: readonly CellRow[]): readonly CellRow[] {
  const places = new Edges();
  const headed = new Set(headsOfCodes(rows).map(({ x0 }) => places.take(x0)));
  const codeAt = (cells: readonly Cell[], i: number): CodedLabel | null =>
    codeAndLabel(cells, i, headed.has(places.find(cells[i]!.x0) ?? NaN));
  const edges = new Map<number, Coded>();
  for (const { cells } of rows)
    cells.forEach((cell, i) => {
      const coded = codeAt(cells, i) ?? letteredCode(cells, i);
      const isLabelled = coded !== null || isLabelOfLine(cells, i);
      if (!isLabelled) return;
      const place = places.take(cell.x0);
      const edge = edges.get(place) ?? emptyEdge(headed.has(place));
      edges.set(place, edge);
      edge.labelled++;
      if (coded !== null) count(edge, coded);
    });
  const ofCodes = new Set([...edges].flatMap(([edge, coded]) => (areCodes(coded) ? [edge] : [])));
  if (ofCodes.size === 0) return rows;
  const isAtEdge = (cell: Cell): boolean => ofCodes.has(places.find(cell.x0) ?? NaN);
  const aligned = endsOfCodes(rows, isAtEdge);
  return rows.map((row) => {
    const cells = row.cells.flatMap((cell, i) => {
      const isLine = codeAt(row.cells, i) !== null;
      // Sums have codes where all lines have them.
      if (!isLine && !(isAtEdge(cell) && isCodedSum(row.cells, i))) return [cell];
      if (isLine && !isAtEdge(cell) && !isAligned(cell, row.cells[i + 1]!, aligned)) return [cell];
      if (cell.number !== null) return [{ ...cell, number: null }];
      return [partOf(cell, cell.tokens.slice(0, 1)), partOf(cell, cell.tokens.slice(1))];
    });
    return cells.every((cell, i) => cell === row.cells[i]) ? row : { ...row, cells };
  });
}

function emptyEdge(isHeaded: boolean): Coded {
  return { lines: 0, labelled: 0, labels: new Map(), codes: new Map(), misfits: 0, shared: 0, isHeaded };
}

function count(edge: Coded, { code, label }: CodedLabel): void {
  edge.lines++;
  if ((edge.codes.get(label) ?? code) !== code) edge.misfits++;
  else if ((edge.labels.get(code) ?? label) !== label) edge.shared++;
  edge.codes.set(label, edge.codes.get(label) ?? code);
  edge.labels.set(code, edge.labels.get(code) ?? label);
}

/** Names of columns of codes in headers, before that of what these stand for: `Code  Description`. */
function headsOfCodes(rows: readonly CellRow[]): Cell[] {
  return rows.flatMap(({ cells }) =>
    cells.some(isFigure)
      ? []
      : cells.filter(
          ({ text }, i) => CODE_HEADING.test(text) && headingOf(cells[i + 1]?.text ?? "")?.text === "line",
        ),
  );
}

/** Where codes end, and where their labels begin. */
interface AlignedCodes {
  ends: Edges;
  labels: Edges;
}

/** Codes may end at one edge, and those of more digits begin further left. */
function endsOfCodes(rows: readonly CellRow[], isAtEdge: (cell: Cell) => boolean): AlignedCodes {
  const aligned = { ends: new Edges(), labels: new Edges() };
  for (const { cells } of rows)
    cells.forEach((cell, i) => {
      if (!isAtEdge(cell) || codeAndLabel(cells, i) === null) return;
      const [code, label] = codeAndNext(cell, cells[i + 1]!);
      aligned.ends.take(code.x1);
      aligned.labels.take(label.x0);
    });
  return aligned;
}

/** Whether a code ends where others do, and its label begins where theirs do. */
function isAligned(cell: Cell, next: Cell, { ends, labels }: AlignedCodes): boolean {
  const [code, label] = codeAndNext(cell, next);
  return ends.find(code.x1) !== null && labels.find(label.x0) !== null;
}

/** Where a code stands, as a cell or as its first word, and what is behind it. */
function codeAndNext(cell: Cell, next: Cell): [code: { x1: number }, label: { x0: number }] {
  const [first, second] = cell.tokens;
  return cell.number === null ? [first!, second!] : [cell, next];
}

/** Whether a text stands before a figure and is no sum's name. */
function isLabelOfLine(cells: readonly Cell[], i: number): boolean {
  const { number, text } = cells[i]!;
  if (number !== null || !isFigure(cells[i + 1])) return false;
  if (periodOfRow(text) !== null) return false;
  return figureOfLabel(text) === null && totalScope(text) === null && !isPayment(text);
}

function areCodes(coded: Coded): boolean {
  const { lines, labelled, labels, codes, misfits, shared, isHeaded } = coded;
  if (misfits + shared === 0 && lines === labelled && areSurelyCodes(coded)) return true;
  // Below their heading stand lines of other lists as well, which have none.
  if (lines < LINES || (lines < MOST * labelled && !isHeaded) || labels.size < 2) return false;
  // Few codes have two labels, as one union has dues of several; a count is before any.
  const isShared = MISREAD * shared > lines && labels.size < MOST_OWN * codes.size;
  if (MISREAD * misfits > lines || isShared) return false;
  return labels.size >= KINDS || lines >= LINES * labels.size;
}

/** Numbers of one length, some with a nought before them, each before the whole name of a line: `01 REGULAR`. */
function areSurelyCodes({ labels }: Coded): boolean {
  const lengths = new Set([...labels.keys()].map(({ length }) => length));
  return lengths.size === 1 && [...labels.keys()].some(isPadded) && [...labels.values()].every(isLineLabel);
}

function isPadded(code: string): boolean {
  return /^0\d/.test(code);
}

/** Whether a sum's name has its code as its first word: `/101 Total gross`. */
function isCodedSum(cells: readonly Cell[], i: number): boolean {
  const { number, tokens } = cells[i]!;
  if (number !== null || tokens.length < 2 || !FIRST_WORD.test(tokens[0]!.plain)) return false;
  return isFigure(cells[i + 1]) && figureOfLabel(partOf(cells[i]!, tokens.slice(1)).text) !== null;
}

interface CodedLabel {
  code: string;
  label: string;
}

/**
 * The code that stands before the label of a figure, as a cell or as its first word; null where none does. Below their heading
 * codes stand as far before labels as the columns do.
 */
function codeAndLabel(cells: readonly Cell[], i: number, isHeaded = false): CodedLabel | null {
  const [cell, next, behind] = [cells[i]!, cells[i + 1], cells[i + 2]];
  // A column of letters may say how the line is taxed.
  const figure = behind?.number === null && LETTER.test(behind.text) ? cells[i + 3] : behind;
  if (cell.number === null) {
    const [first, second] = cell.tokens;
    if (second === undefined || !FIRST_WORD.test(first!.plain) || !isFigure(next)) return null;
    if (employeeCountOf(cell.text) !== null) return null;
    const label = partOf(cell, cell.tokens.slice(1)).text;
    return canBeLabel(label) && totalScope(label) === null ? { code: first!.plain, label } : null;
  }
  if (!cell.number.whole || !CODE.test(cell.text) || next === undefined || next.number !== null) return null;
  if (!canBeLabel(next.text)) return null;
  const isNear = isHeaded || next.x0 - cell.x1 <= GAP_EM * cell.size;
  if (!isFigure(figure) || !isNear || totalScope(next.text) !== null) return null;
  return { code: cell.text, label: next.text.replace(OF_MONTH, "") };
}

/** A code in letters before the label of a figure, as others of its edge that are numbers: `HLT  Health Plan  112.75`. */
function letteredCode(cells: readonly Cell[], i: number): CodedLabel | null {
  const [code, label, figure] = [cells[i]!, cells[i + 1], cells[i + 2]];
  if (code.number !== null || !LETTERS.test(code.text) || label?.number !== null || !isFigure(figure))
    return null;
  const isNear = label.x0 - code.x1 <= GAP_EM * code.size;
  return isNear && canBeLabel(label.text) ? { code: code.text, label: label.text } : null;
}

/** A label has words, or is known without any: `401(K)`. */
function canBeLabel(label: string): boolean {
  return /\p{L}{2}/u.test(label) || isLineLabel(label);
}
