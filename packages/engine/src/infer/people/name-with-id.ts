import { looksLikePersonName } from "@paylift/canonical";
import type { Token } from "../../layout/token.ts";
import { isDay } from "../cells/is-day.ts";
import { saysFilingState } from "../vocabulary/filing-status.ts";
import { namesRate } from "../vocabulary/pay-basis.ts";
import { headingOf } from "../vocabulary/headings.ts";
import { isLineLabel } from "../vocabulary/line-labels.ts";
import { periodOfRow } from "../vocabulary/total-labels.ts";
import { partOf, PHRASE_GAP_EM, type Cell, type CellRow } from "../cells/cells.ts";
import { endsWithState } from "./ends-with-state.ts";

/** No name with an id is longer. */
const LONGEST = 100;
/** `Doe, Jane Employee ID: 1001`, `Doe, Jane Dept: 100`, `Doe, Jane Check 20115`, `Doe, Jane Direct Deposit` */
const LABEL_BEHIND =
  /^(?<name>\S.*?) \(?(?:(?:check|chk|cheque|voucher|vchr|advice|warrant) (?=\d+$)|(?:direct dep(?:osit)?|dir dep)$|(?:employee|empl?|ee|assoc(?:iate)?|file|payroll|payee|clock|check|chk) ?(?:#|(?:id|no\.?|nbr\.?|number) ?(?:[:#]|(?=\d)))|id ?(?:[:#]|(?=\d))|(?:home )?(?:dep(?:artmen)?t|division|location|ssn|rate|pay (?:rate|type)|title|status|check) ?:|(?<=\()(?:(?:employee|emp|ee|assoc(?:iate)?|file|payroll|payee|clock) (?:id|no\.?|number)\b|(?:no\.?|id|#) ?[A-Z]{0,3}-?\d+,))/i;
/** `Doe, Jane (1001)`, `Jane Doe #1001`, `Jane Doe No. 1001`; a union may have a number as well. */
const MARKED_BEHIND =
  /^(?<name>\S.*?) (?:(?<!\b(?:local|union|lodge|unit|store) )no\.? ?[A-Z]{0,3}-?\d{2,9}|\((?:id |no\.? )?#?[A-Z]{0,3}-?\d{1,9}\)|# ?[A-Z]{0,3}-?\d{1,9})$/i;
/** `(1001) Jane Doe`, `#1001 Jane Doe`, `1001: Jane Doe` */
const MARKED_BEFORE = /^(?:\([A-Z]{0,3}-?\d{1,9}\)|#[A-Z]{0,3}-?\d{1,9}:?) (?<name>\S.*)$/i;
/** `Jane Doe, 88 Orchard Ln, Macon, GA 31201` */
const ADDRESS_BEHIND = /^(?<name>\p{L}[^\d,]*), \d+ \p{L}.*\b[A-Z]{2},? \d{5}(?:-\d{4})?$/u;
/** An id by itself. */
export const BARE_ID = /^[A-Z]{0,3}-?\d{2,9}$/i;
const LETTERED_ID = /^[A-Z]{1,3}-?\d{3,9}$/;
/** `Doe, Jane` behind a number is no street. */
const SURNAME_FIRST = /^[^,]*\p{L}, ?\p{Lu}[\p{L}.' -]*$/u;
const DASH = /^[-\u2013\u2014|]$/;
const MARKS = /^(?:\((?:id |no\.? )?#?|# ?|no\.? ?(?=\S*\d$))|[):]$/gi;

/** Cuts a name and the id that is printed with it in two: `Doe, Jane (1001)`, `1001 - Jane Doe`, `Jane Doe | #1001`. */
export function splitIds(row: CellRow): CellRow {
  if (!row.cells.some(canHoldId)) return row;
  const cells = row.cells
    .flatMap(splitAtBars)
    .flatMap((cell, i, all) => splitId(cell, row.line.tokens) ?? splitLabelled(cell, all[i - 1]) ?? [cell])
    .flatMap((cell) => (ID_AND_CHECK.test(cell.text) ? factsOf(cell) : [cell]));
  return cells.length === row.cells.length ? row : { ...row, cells };
}

/** The code of a state before a postal code may be the word for an id: `88 Main St, Boise ID 83702`. */
const ADDRESS = /^\d+ \p{L}.*\b[A-Z]{2},? \d{5}(?:-\d{4})?$/u;

const MARK = /[\d:#|\u2022\u00B7]|\bdep/i;

/** Cheap test that comes first: few cells hold words and a digit or a sign that parts them. */
function canHoldId({ number, tokens, text }: Cell): boolean {
  return number === null && tokens.length > 1 && MARK.test(text) && !ADDRESS.test(text);
}

/** What stands before an id in one phrase with it: the name of `Doe, Jane No. 1001`; all of other texts. */
export function textBeforeId(text: string): string {
  return (LABEL_BEHIND.exec(text) ?? MARKED_BEHIND.exec(text))?.groups?.["name"] ?? text;
}

/** The id that stands right behind a name, close to it; null where a column does. */
export function idBehind([name, behind, ...others]: readonly Cell[], line: readonly Token[]): Cell | null {
  if (name === undefined || behind === undefined) return null;
  const next = MARKED.test(behind.text) ? bare(behind) : behind;
  if (!BARE_ID.test(next.text)) return null;
  const dashed = dashesBetween(line, name.tokens.at(-1)!, next.tokens[0]!);
  // A number beside others may be one of a column.
  const isAlone = others.every(({ number }, i) => number === null || namesRate(others[i - 1]?.text ?? ""));
  if (next.number !== null && !dashed && !isAlone) return null;
  // In a column of its own an id is known by its letters, or by the sign before it.
  if (isAlone && next !== behind && behind.text.startsWith("#")) return next;
  if (isAlone && LETTERED_ID.test(next.text)) return next;
  const gaps = isAlone ? 4 : dashed ? 3 : 2;
  return next.x0 - name.x1 <= gaps * PHRASE_GAP_EM * name.size ? next : null;
}

/** `#1001`, `(1001)` */
const MARKED = /^(?:# ?[A-Z]{0,3}-?\d{1,9}|\((?:id |no\.? )?#?[A-Z]{0,3}-?\d{1,9}\))$/i;
const BAR = /^[|\u2022\u00B7]$/;

/** A column may be named after a side and a period: `You pay \u00B7 YTD`. */
function namesOneColumn({ text, tokens }: Cell): boolean {
  const period = text
    .slice(text.lastIndexOf(tokens.findLast(({ plain }) => BAR.test(plain))!.plain) + 1)
    .trim();
  return periodOfRow(period) !== null && headingOf(text)?.role != null;
}

/** A line of pay may say of itself what kind it is: `Regular Hours | Hourly`. */
function beginsLine({ tokens }: Cell): boolean {
  const bar = tokens.findIndex(({ plain }) => BAR.test(plain));
  if (bar < 1) return false;
  const [first, behind] = [tokens.slice(0, bar), tokens.slice(bar + 1)].map((part) =>
    part.map(({ plain }) => plain).join(" "),
  );
  return isLineLabel(first!) && isLineLabel(behind!);
}

/** Signs that stand between facts about somebody part cells as wide gaps do. */
function splitAtBars(cell: Cell): Cell[] {
  if (cell.number !== null || !cell.tokens.some(({ plain }) => BAR.test(plain))) return [cell];
  if (namesOneColumn(cell) || beginsLine(cell) || saysFilingState(cell.text)) return [cell];
  const parts: Cell[] = [];
  let start = 0;
  cell.tokens.forEach(({ plain }, i) => {
    if (!BAR.test(plain)) return;
    if (i > start) parts.push(partOf(cell, cell.tokens.slice(start, i)));
    start = i + 1;
  });
  if (start < cell.tokens.length) parts.push(partOf(cell, cell.tokens.slice(start)));
  return parts.map((each) => (MARKED.test(each.text) ? bare(each) : each));
}

const NAME_LABEL = /^(?:employee|associate)(?: name)?:?$/i;

/** An id and the name behind it, where a word says that somebody follows: `Employee: 1001 Jane Doe`, `Employee  1001 Jane Doe`. */
function splitLabelled(cell: Cell, label: Cell | undefined): Cell[] | null {
  const [id, ...name] = cell.tokens;
  if (!NAME_LABEL.test(label?.text ?? "") || id === undefined || name.length < 2) return null;
  return BARE_ID.test(id.plain) ? cutAt(cell, 1, 1) : null;
}

function splitId(cell: Cell, line: readonly Token[]): Cell[] | null {
  const { number, text, tokens } = cell;
  if (number !== null || tokens.length < 3 || text.length > LONGEST || !MARK.test(text)) return null;
  // The day of a check stands before the name of whom it pays.
  if (isDay(tokens[0]!.plain)) {
    const rest = partOf(cell, tokens.slice(1));
    const parts = splitId(rest, line) ?? (isName(rest.text) ? [rest] : null);
    return parts === null ? null : [partOf(cell, tokens.slice(0, 1)), ...parts];
  }
  const addressed = ADDRESS_BEHIND.exec(text)?.groups?.["name"];
  if (addressed !== undefined && isName(addressed)) {
    const words = addressed.split(" ").length;
    return [{ ...partOf(cell, tokens.slice(0, words)), text: addressed }, partOf(cell, tokens.slice(words))];
  }
  const behind = (LABEL_BEHIND.exec(text) ?? MARKED_BEHIND.exec(text))?.groups?.["name"];
  if (behind !== undefined) {
    const words = behind.split(" ").length;
    const [name, rest] = [partOf(cell, tokens.slice(0, words)), partOf(cell, tokens.slice(words))];
    if (MARKED_BEHIND.test(text)) return isName(behind) ? [name, bare(rest)] : null;
    const cut = isName(behind) ? [name] : splitId(name, line);
    return cut === null ? null : [...cut, ...inBrackets(rest).flatMap(factsOf)];
  }
  if (MARKED_BEFORE.test(text)) return cutAt(cell, 1, 1);
  if (BARE_ID.test(tokens[0]!.plain) && dashesBetween(line, tokens[0]!, tokens[1]!))
    return cutAt(cell, 1, DASH.test(tokens[1]!.plain) ? 2 : 1);
  const rest = partOf(cell, tokens.slice(1)).text;
  if (BARE_ID.test(tokens[0]!.plain) && SURNAME_FIRST.test(rest)) return cutAt(cell, 1, 1);
  const last = tokens.length - 1;
  if (!BARE_ID.test(tokens[last]!.plain) || !dashesBetween(line, tokens[last - 1]!, tokens[last]!))
    return null;
  const name = partOf(cell, tokens.slice(0, DASH.test(tokens[last - 1]!.plain) ? last - 1 : last));
  return isName(name.text) ? [name, bare(partOf(cell, tokens.slice(last)))] : null;
}

const IN_BRACKETS = /^\((?<inside>.*)\)$/;

/** Facts that stand in one pair of brackets, parted by commas: `(employee no. 1001, Kitchen)`. */
function inBrackets(cell: Cell): Cell[] {
  if (!IN_BRACKETS.test(cell.text)) return [cell];
  const parts: Cell[] = [];
  let start = 0;
  cell.tokens.forEach(({ plain }, i) => {
    if (!plain.endsWith(",") && i < cell.tokens.length - 1) return;
    const part = partOf(cell, cell.tokens.slice(start, i + 1));
    parts.push({ ...part, text: part.text.replace(/^\(|[,)]$/g, "") });
    start = i + 1;
  });
  return parts;
}

/** `ID 1001 Check 20456` */
const ID_AND_MORE = /^(?<id>(?:(?:employee|empl?|ee|file) ?)?(?:id|no\.?|#) ?[:#]? ?\S*\d) \p{L}/iu;

/** The same below a name, where other words behind an id may be of a line: `HV3020 Direct Deposit 88121`, `No. 1001 Rate`. */
const ID_AND_CHECK =
  /^(?<numbered>(?:(?:employee|empl?|ee|file) ?)?(?:id|no\.?|#) ?[:#]? ?\S*\d) (?:(?:pay |hourly )?rate|salary|salaried|hourly)$|^(?<id>(?:(?:employee|empl?|ee|file) ?)?(?:id|no\.?|#) ?[:#]? ?\S*\d|[A-Z]{0,3}-?\d{3,9}) (?:(?:check|chk|ck|voucher|vchr|advice|warrant|direct dep(?:osit)?|dir dep|dd|ach|eft)\b ?(?:#|no\.?|nbr\.?|number)? ?[A-Z]?\d+|direct dep(?:osit)?|dir dep)$/i;

/** An id and what else stands behind it, each as a cell of its own. */
function factsOf(cell: Cell): Cell[] {
  const found = ID_AND_CHECK.exec(cell.text) ?? ID_AND_MORE.exec(cell.text);
  const words = (found?.groups?.["id"] ?? found?.groups?.["numbered"])?.split(" ").length;
  if (words === undefined) return [cell];
  return [partOf(cell, cell.tokens.slice(0, words)), partOf(cell, cell.tokens.slice(words))];
}

/** An id of the first words and a name from another word on. */
function cutAt(cell: Cell, idEnd: number, nameStart: number): Cell[] | null {
  const name = partOf(cell, cell.tokens.slice(nameStart));
  return isName(name.text) ? [bare(partOf(cell, cell.tokens.slice(0, idEnd))), name] : null;
}

/** A dash that stands apart is a sign to a number, and so it is in no cell. */
function dashesBetween(line: readonly Token[], a: Token, b: Token): boolean {
  const between = line.slice(line.indexOf(a), line.indexOf(b) + 1);
  return between.some(({ plain }) => DASH.test(plain));
}

function isName(text: string): boolean {
  return looksLikePersonName(text) && !endsWithState(text);
}

function bare(cell: Cell): Cell {
  return { ...cell, text: cell.text.replace(MARKS, ""), number: null };
}
