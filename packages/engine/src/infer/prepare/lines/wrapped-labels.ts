import { classifyLabel, looksLikePersonName } from "@paylift/canonical";
import { isFigure, overlap, PHRASE_GAP_EM, type Cell, type CellRow } from "../../cells/cells.ts";
import { figureOfLabel } from "../../vocabulary/figure-labels.ts";
import { namesDepartment } from "../../people/department-captions.ts";
import { saysFilingStatus } from "../../vocabulary/filing-status.ts";
import { headingOf } from "../../vocabulary/headings.ts";
import { isLineLabel, sectionsOf } from "../../vocabulary/line-labels.ts";
import { totalScope } from "../../vocabulary/total-labels.ts";
import { isAmountInWords } from "../../vocabulary/amount-in-words.ts";
import { isAccount } from "../../vocabulary/account.ts";

/** Lines of a label stand no further from its figures than this, in font sizes. */
const NEAR_EM = 0.9;
/** A label right of its number stands this close, in font sizes. */
const BEHIND_EM = 0.8;
/** Lines of a paragraph stand no further apart than this, in font sizes. */
const LEADING_EM = 1.6;
const EDGE_PT = 2;
/** Lines of one label are printed in one size, or in so much of it. */
const SAME_SIZE = 0.8;
/** The last words of a label may stand below lines of other columns. */
const BETWEEN = 2;
const LONGEST_REST = 24;
const LONE_DASH = /^[-\u2012-\u2015\u2212]+$/;
const WORDS = /^[\p{L}&/().' -]+$/u;
const TOTALS = /^totals?:?$/i;
const JOINS = /[/&-]$/;
/** Lines of one cell stand closer than those of a table, in font sizes. */
const TIGHT_EM = 1.3;
/** A line of its own, and the last word of many. */
const WEAK = /^insurance$/i;
const REMARK = /^\(.*\)$/;

/** Puts labels of several lines, and labels whose figure begins the next line of a paragraph, beside their figures. */
export function joinWrappedLabels(rows: readonly CellRow[]): CellRow[] {
  const joined = rows.map((row) => ({ ...row, cells: [...row.cells] }));
  joined.forEach((row, i) => {
    const [above, below] = [joined[i - 1], joined[i + 1]];
    if (below !== undefined) joinBelow(row, joined.slice(i + 1, i + 1 + BETWEEN));
    if (below !== undefined) joinAllBelow(row, joined.slice(i + 1, i + 1 + BETWEEN));
    if (above === undefined || !isFigure(row.cells[0])) return;
    joinAround(joined.slice(Math.max(0, i - BETWEEN), i), row, joined.slice(i + 1, i + 1 + BETWEEN));
    joinParagraph(above, row);
  });
  return joined.filter(({ cells }) => cells.length > 0);
}

/**
 * A label of two lines, whose figures stand half a line below the first and above the second. Lines of other lists may stand
 * between.
 */
function joinAround(above: readonly CellRow[], row: CellRow, below: readonly CellRow[]): void {
  const figure = row.cells[0]!;
  for (const upper of above.toReversed()) {
    if (!isNear(upper, row, NEAR_EM)) return;
    const first = upper.cells.findLast(({ x1 }) => x1 < figure.x0);
    if (first === undefined || isFigure(upper.cells[upper.cells.indexOf(first) + 1])) continue;
    if (isBehindNumber(upper, first)) continue;
    for (const lower of below) {
      if (!isNear(row, lower, NEAR_EM)) break;
      const at = lower.cells.findIndex((cell) => Math.abs(cell.x0 - first.x0) <= EDGE_PT);
      const second = lower.cells[at];
      if (second === undefined || hasNumber(lower, at) || !areOneLabel(first, second, figure)) continue;
      const tokens = [...first.tokens, ...second.tokens];
      const x1 = Math.max(first.x1, second.x1);
      row.cells.unshift({
        ...first,
        baseline: row.baseline,
        tokens,
        text: `${first.text} ${second.text}`,
        x1,
      });
      upper.cells.splice(upper.cells.indexOf(first), 1);
      lower.cells.splice(at, 1);
      return;
    }
  }
}

/** Whether a label stands right behind a number, which is its own. */
function isBehindNumber({ cells }: CellRow, label: Cell): boolean {
  const before = cells[cells.indexOf(label) - 1];
  return isFigure(before) && label.x0 - before.x1 <= BEHIND_EM * label.size;
}

/** Whether a text has a figure behind it, or behind its colon a count. */
function hasNumber({ cells }: CellRow, at: number): boolean {
  const next = cells[at + 1];
  return isFigure(next) || (cells[at]!.text.endsWith(":") && next?.number != null);
}

/** Labels whose figures stand on their first line, and whose last words stand below. */
function joinBelow(row: CellRow, below: readonly CellRow[]): void {
  row.cells.forEach((cell, k) => {
    if (cell.number !== null || !isFigure(row.cells[k + 1])) return;
    for (const next of below) {
      if (!isNear(row, next, LEADING_EM)) return;
      const at = next.cells.findIndex(({ x0 }) => Math.abs(x0 - cell.x0) <= EDGE_PT);
      const rest = next.cells[at];
      if (rest === undefined) continue;
      // What a number follows is a label of its own; it may count pieces.
      if (
        (next.cells[at + 1]?.number ?? null) !== null ||
        hasDash(next, rest) ||
        rest.text.length > LONGEST_REST ||
        !isRestOf(cell, rest)
      )
        return;
      if (next.cells.some((other) => other !== rest && headingOf(other.text) !== null)) return;
      const tokens = [...cell.tokens, ...rest.tokens];
      row.cells[k] = { ...cell, tokens, text: `${cell.text} ${rest.text}`, x1: Math.max(cell.x1, rest.x1) };
      next.cells.splice(at, 1);
      return;
    }
  });
}

/** Labels of a table's cells that go on together on the lines below: nothing there but their last words. */
function joinAllBelow(row: CellRow, lines: readonly CellRow[]): void {
  let last = row;
  for (const next of lines) {
    if (!isNear(last, next, LEADING_EM) || !next.cells.every((cell) => isText(row, cell))) return;
    if (next.cells.some((cell) => hasDash(next, cell))) return;
    const labels = next.cells.map((rest) =>
      row.cells.findIndex(
        (cell, k) => isFigure(row.cells[k + 1]) && (isInCell(cell, rest) || saysMoreOf(cell, rest)),
      ),
    );
    const found = labels.filter((at) => at >= 0);
    const isPart =
      found.length > 1 ||
      (found.length === 1 &&
        (isNothing(row.cells[found[0]!]!.text) ||
          labels.some((at, i) => at >= 0 && saysMoreOf(row.cells[at]!, next.cells[i]!))));
    if (!isPart) return;
    labels.forEach((at, i) => {
      const [cell, rest] = [row.cells[at], next.cells[i]!];
      if (cell === undefined) return;
      const tokens = [...cell.tokens, ...rest.tokens];
      row.cells[at] = { ...cell, tokens, text: `${cell.text} ${rest.text}`, x1: Math.max(cell.x1, rest.x1) };
    });
    next.cells = next.cells.filter((_, i) => labels[i]! < 0);
    last = next;
  }
}

/** Whether a dash stands for nothing in the columns behind a label, which is the name of a line then. */
function hasDash({ line, cells }: CellRow, label: Cell): boolean {
  const end = cells[cells.indexOf(label) + 1]?.x0 ?? Infinity;
  return line.tokens.some(
    ({ text, x0, size }) => LONE_DASH.test(text) && x0 < end && x0 - label.x1 > PHRASE_GAP_EM * size,
  );
}

/** A text, or a number that stands below the first text of the line, where ids do. */
function isText({ cells: [first] }: CellRow, { number, x0 }: Cell): boolean {
  if (number === null) return true;
  return number.whole && first?.number === null && Math.abs(x0 - first.x0) <= EDGE_PT;
}

/** Whether words below a label only say more of the same: `Withholding` below `Federal`. */
function saysMoreOf(label: Cell, rest: Cell): boolean {
  const { text } = label;
  if (label.number !== null || rest.number !== null || Math.abs(label.x0 - rest.x0) > EDGE_PT) return false;
  if (rest.baseline - label.baseline > TIGHT_EM * rest.size || rest.text.length > LONGEST_REST) return false;
  if (
    figureOfLabel(text) !== null ||
    totalScope(text) !== null ||
    !(WORDS.test(rest.text) || REMARK.test(rest.text))
  )
    return false;
  if (totalScope(rest.text) !== null || figureOfLabel(rest.text) !== null) return false;
  if (looksLikePersonName(rest.text) || namesDepartment(rest.text)) return false;
  const whole = `${text} ${rest.text}`;
  return isLineLabel(text) && isLineLabel(whole) && saySame(text, whole) && saySame(whole, text);
}

function isInCell(label: Cell, rest: Cell): boolean {
  if (label.number !== null || Math.abs(label.x0 - rest.x0) > EDGE_PT) return false;
  if (looksLikePersonName(label.text) || isAmountInWords(label.text)) return false;
  if (totalScope(label.text) !== null || figureOfLabel(label.text) !== null) return false;
  if (!WORDS.test(rest.text) || rest.text.length > LONGEST_REST || looksLikePersonName(rest.text))
    return false;
  return headingOf(rest.text) === null && totalScope(rest.text) === null;
}

/** Whether a text is the name of no line, though a figure stands beside it. */
function isNothing(text: string): boolean {
  return sectionsOf(text).length === 0 && headingOf(text) === null && !text.endsWith(":");
}

/** Whether a label goes on below: it ends in a sign that joins, or is known with these words, which are no line alone. */
function isRestOf({ text }: Cell, rest: Cell): boolean {
  if (rest.number !== null || rest.text.endsWith(":") || looksLikePersonName(text)) return false;
  // Below what somebody's hour is paid stands another fact about them.
  if (saysFilingStatus(rest.text)) return false;
  if (isAmountInWords(text)) return false;
  // The next person begins below what is told of the last one.
  if (rest.text.includes(",") && looksLikePersonName(rest.text)) return false;
  if (totalScope(text) !== null || figureOfLabel(text) !== null) return false;
  const whole = `${text} ${rest.text}`;
  if (namesDepartment(whole) && totalScope(whole) !== null) return true;
  if (TOTALS.test(rest.text) && totalScope(whole) === "company") return true;
  if (JOINS.test(text)) return true;
  // The name of another list in words of its own: `Employer taxes`.
  if (rest.text.includes(" ") && headingOf(rest.text)?.section != null) return false;
  if (sectionsOf(`${text} ${rest.text}`).length === 0) return false;
  if (sectionsOf(text).length === 0) return true;
  return (
    (sectionsOf(rest.text).length === 0 || WEAK.test(rest.text)) &&
    totalScope(rest.text) === null &&
    saySame(text, `${text} ${rest.text}`)
  );
}

function saySame(text: string, longer: string): boolean {
  const types = new Set(classifyLabel(text).map(({ type }) => type));
  return classifyLabel(longer).every(({ type }) => types.has(type));
}

function areOneLabel(first: Cell, second: Cell, figure: Cell): boolean {
  if (first.number !== null || second.number !== null) return false;
  if (Math.max(first.x1, second.x1) >= figure.x0 || overlap(first, second) <= 0) return false;
  // Below somebody's name, beside what they are paid, stands a fact about them.
  const [small, large] = [first.size, second.size].sort((a, b) => a - b);
  if (small! < SAME_SIZE * large!) return false;
  return !looksLikePersonName(first.text) || isLineLabel(`${first.text} ${second.text}`);
}

/** The account that a deposit goes to, at the end of a line of a paragraph whose next line begins with the amount. */
function joinParagraph(above: CellRow, row: CellRow): void {
  const [figure] = row.cells;
  const [start] = above.cells;
  if (start === undefined || figure === undefined || !isNear(above, row, LEADING_EM)) return;
  if (Math.abs(start.x0 - figure.x0) > EDGE_PT) return;
  const at = above.cells.findLastIndex(({ text, number }) => number === null && isAccount(text));
  const label = above.cells[at];
  // A label alone on its line stands over a column.
  if (at < 1 || label === undefined || isFigure(above.cells[at + 1])) return;
  above.cells.splice(at, 1);
  row.cells.unshift({ ...label, baseline: row.baseline, x0: figure.x0, x1: figure.x0 });
}

function isNear(upper: CellRow, lower: CellRow, em: number): boolean {
  const size = lower.cells[0]?.size ?? 0;
  return upper.page === lower.page && lower.baseline - upper.baseline <= em * size;
}
