import { isFigure, partOf, type Cell, type CellRow } from "../../cells/cells.ts";
import { Edges } from "../../cells/edges.ts";
import { figureOfLabel } from "../../vocabulary/figure-labels.ts";
import { isLineLabel, isPayment } from "../../vocabulary/line-labels.ts";
import { periodOfRow, totalScope } from "../../vocabulary/total-labels.ts";

/** Numbers of more digits are others, unless these begin with a nought. */
const CODE = /^(?:\d{1,4}|0\d{4})$/;
/** Of typewriters a code stands one letter before its label, as a word of it. */
const FIRST_WORD = /^(?:[A-Z]{0,2}|\/)\d{1,5}$/;
/** A line may be about a month that is over. */
const OF_MONTH = / (?:for|of) \d{1,2}[./]\d{4}$/i;
const LETTER = /^[A-Z]$/;
const GAP_EM = 6;
/** So many lines stand behind their codes at one edge, of so many kinds. */
const [LINES, KINDS] = [4, 3];
/** This share of the labels of an edge that are no sums have a code. */
const MOST = 0.8;
/** One line in so many may have a label that is misread. */
const MISREAD = 10;

/** Codes and labels that stand at one edge. */
interface Coded {
  lines: number;
  labelled: number;
  labels: Map<string, string>;
  codes: Map<string, string>;
  /** Lines whose code has another label elsewhere, or their label another code. */
  misfits: number;
}

/**
 * Numbers that are codes become texts of their own: right before labels, at one edge, each with one label but for a few that
 * are misread (`101  Federal W/H  201.72`, `0101 401K  93.28`). Hours and counts have many labels.
 */
export function withNumberCodes(rows: readonly CellRow[]): readonly CellRow[] {
  const places = new Edges();
  const edges = new Map<number, Coded>();
  for (const { cells } of rows)
    cells.forEach((cell, i) => {
      const coded = codeAndLabel(cells, i);
      const isLabelled = coded !== null || isLabelOfLine(cells, i);
      if (!isLabelled) return;
      const place = places.take(cell.x0);
      const edge = edges.get(place) ?? {
        lines: 0,
        labelled: 0,
        labels: new Map(),
        codes: new Map(),
        misfits: 0,
      };
      edges.set(place, edge);
      edge.labelled++;
      if (coded === null) return;
      const { code, label } = coded;
      edge.lines++;
      if ((edge.labels.get(code) ?? label) !== label || (edge.codes.get(label) ?? code) !== code)
        edge.misfits++;
      else {
        edge.labels.set(code, label);
        edge.codes.set(label, code);
      }
    });
  const ofCodes = new Set([...edges].flatMap(([edge, coded]) => (areCodes(coded) ? [edge] : [])));
  if (ofCodes.size === 0) return rows;
  const isAtEdge = (cell: Cell): boolean => ofCodes.has(places.find(cell.x0) ?? NaN);
  const aligned = endsOfCodes(rows, isAtEdge);
  return rows.map((row) => {
    const cells = row.cells.flatMap((cell, i) => {
      const isLine = codeAndLabel(row.cells, i) !== null;
      // Sums have codes where all lines have them.
      if (!isLine && !(isAtEdge(cell) && isCodedSum(row.cells, i))) return [cell];
      if (isLine && !isAtEdge(cell) && !isAligned(cell, row.cells[i + 1]!, aligned)) return [cell];
      if (cell.number !== null) return [{ ...cell, number: null }];
      return [partOf(cell, cell.tokens.slice(0, 1)), partOf(cell, cell.tokens.slice(1))];
    });
    return cells.every((cell, i) => cell === row.cells[i]) ? row : { ...row, cells };
  });
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
      if (cell.number === null || !isAtEdge(cell) || codeAndLabel(cells, i) === null) return;
      aligned.ends.take(cell.x1);
      aligned.labels.take(cells[i + 1]!.x0);
    });
  return aligned;
}

/** Whether a number before a label ends where codes do, and the label begins where theirs do. */
function isAligned(cell: Cell, label: Cell, { ends, labels }: AlignedCodes): boolean {
  return cell.number !== null && ends.find(cell.x1) !== null && labels.find(label.x0) !== null;
}

/** Whether a text stands before a figure and is no sum's name. */
function isLabelOfLine(cells: readonly Cell[], i: number): boolean {
  const { number, text } = cells[i]!;
  if (number !== null || !isFigure(cells[i + 1])) return false;
  if (periodOfRow(text) !== null) return false;
  return figureOfLabel(text) === null && totalScope(text) === null && !isPayment(text);
}

function areCodes(coded: Coded): boolean {
  const { lines, labelled, labels, misfits } = coded;
  if (misfits === 0 && lines === labelled && areSurelyCodes(coded)) return true;
  if (MISREAD * misfits > lines || lines < LINES || lines < MOST * labelled || labels.size < 2) return false;
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

/** The code that stands before the label of a figure, as a cell or as its first word; null where none does. */
function codeAndLabel(cells: readonly Cell[], i: number): { code: string; label: string } | null {
  const [cell, next, behind] = [cells[i]!, cells[i + 1], cells[i + 2]];
  // A column of letters may say how the line is taxed.
  const figure = behind?.number === null && LETTER.test(behind.text) ? cells[i + 3] : behind;
  if (cell.number === null) {
    const [first, second] = cell.tokens;
    if (second === undefined || !FIRST_WORD.test(first!.plain) || !isFigure(next)) return null;
    const label = partOf(cell, cell.tokens.slice(1)).text;
    return canBeLabel(label) && totalScope(label) === null ? { code: first!.plain, label } : null;
  }
  if (!cell.number.whole || !CODE.test(cell.text) || next === undefined || next.number !== null) return null;
  if (!canBeLabel(next.text)) return null;
  if (!isFigure(figure) || next.x0 - cell.x1 > GAP_EM * cell.size || totalScope(next.text) !== null)
    return null;
  return { code: cell.text, label: next.text.replace(OF_MONTH, "") };
}

/** A label has words, or is known without any: `401(K)`. */
function canBeLabel(label: string): boolean {
  return /\p{L}{2}/u.test(label) || isLineLabel(label);
}
