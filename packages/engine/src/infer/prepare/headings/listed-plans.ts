import { answersItself } from "@paylift/canonical";
import { joinCode } from "../../cells/cell-groups.ts";
import { isFigure, partOf, type Cell, type CellRow } from "../../cells/cells.ts";
import { isSurnameFirst } from "../../document/person-named.ts";
import { headingOf } from "../../vocabulary/headings.ts";
import { isLineLabel } from "../../vocabulary/line-labels.ts";

/** So many lists of a report are named alike. */
const LISTS = 2;
/** What is told of a list stands so far behind its name, in font sizes. */
const APART_EM = 6;
/** What is told beside a name is set in letters of this share of its size at most. */
const SMALLER = 0.9;
/** Who is paid stands so far behind it, and behind a code and a name at most. */
const [PAYER_EM, MOST_BEFORE] = [2, 2];

const CODE = /^[A-Z\d]{2,6} (?=\S)/;
const CONTINUED = / \(cont(?:inued|['’]?d|\.)?\)$/i;
/** `Carrier:`, or `Carrier: Blue Shield` */
const LABELLED = /^\p{Lu}[\p{L} ]*:(?: |$)/u;

/**
 * Leaves of a line that names what the list below is about its code and its name alone: behind these may stand who is paid, in
 * smaller letters, behind a label or by itself, and whether it is taken before taxes: `MED  Medical PPO  Carrier: Blue Shield    Pre-Tax`.
 * The list begins with its header, or with a person where who is paid is told.
 */
export function withPlansListed(rows: readonly CellRow[]): readonly CellRow[] {
  const named = new Map<CellRow, Cell[]>();
  rows.forEach((row, i) => {
    const name = nameOfList(row);
    const below = rows[i + 1];
    if (name === null || below?.page !== row.page) return;
    const isLabelled = row.cells.some(({ text }, at) => at > 0 && LABELLED.test(text));
    if (isLabelled || payerBehind(row.cells) >= 0 || !below.cells.some(isFigure)) named.set(row, name);
  });
  if (named.size < LISTS) return rows;
  return rows.map((row) => {
    const name = named.get(row);
    return name === undefined ? row : { ...row, cells: name };
  });
}

/** The code and the name of a list, on a line that tells more of it beside these; null for other lines. */
function nameOfList({ cells }: CellRow): Cell[] | null {
  const last = cells.at(-1);
  if (last === undefined || cells.some(isFigure)) return null;
  const isTold = answersItself(last.text) !== undefined;
  const all = isTold ? cells.slice(0, -1) : cells;
  const labelled = all.findIndex(({ text }, i) => i > 0 && LABELLED.test(text));
  const payer = payerBehind(cells);
  const own = labelled >= 0 ? all.slice(0, labelled) : payer < 0 ? beforeSmaller(all) : all.slice(0, payer);
  const before = own.map(withoutSmaller);
  const name = before.at(-1);
  if (name === undefined || (isTold && last.x0 - name.x1 < APART_EM * last.size)) return null;
  if (!isTold && labelled < 0 && payer < 0 && name === own.at(-1)) return null;
  const heading = headingOf(name.text);
  const bare = name.text.replace(CONTINUED, "").replace(CODE, "");
  // Somebody's name may have a word of a line's.
  const isLine = (isLineLabel(name.text) || isLineLabel(bare)) && !isSurnameFirst(name.text);
  if (!isLine || (heading?.role ?? heading?.text ?? null) !== null) return null;
  return before.length === 1 || joinCode(before) !== null ? before : null;
}

/**
 * Where who is paid stands by itself, as `Blue Ridge Health` between the name of a plan and when it is taken out; -1 on other
 * lines.
 */
function payerBehind(cells: readonly Cell[]): number {
  const at = cells.length - 2;
  const [name, payer, told] = cells.slice(-3);
  if (at < 1 || at > MOST_BEFORE || name === undefined || payer === undefined) return -1;
  const stands = answersItself(told!.text) !== undefined && payer.x0 - name.x1 >= PAYER_EM * payer.size;
  return stands && payer.number === null ? at : -1;
}

/** The cells of a line up to its last in large letters: behind the name there may be room. */
function beforeSmaller(cells: readonly Cell[]): readonly Cell[] {
  const largest = Math.max(...cells.map(({ size }) => size));
  return cells.slice(0, cells.findLastIndex(({ size }) => size > SMALLER * largest) + 1);
}

/** The words of a phrase before those in smaller letters. */
function withoutSmaller(cell: Cell): Cell {
  const [first] = cell.tokens;
  const at = cell.tokens.findIndex(({ size }) => size <= SMALLER * first!.size);
  return at <= 0 ? cell : partOf(cell, cell.tokens.slice(0, at));
}
