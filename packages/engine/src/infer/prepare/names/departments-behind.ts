import { methodOf } from "../../../interpret/payment-method.ts";
import { namesJob } from "../../vocabulary/jobs.ts";
import { isPayment, namesNetPay } from "../../vocabulary/line-labels.ts";
import { namesRate } from "../../vocabulary/pay-basis.ts";
import { isFigure, partOf, type Cell, type CellRow } from "../../cells/cells.ts";

/** An id with the word for one, or a number alone. */
const ID = /\b(?:id|no\.?|number|#|empl?(?:oyee)?(?= [A-Z]{0,3}-?\d)) ?[#:]? ?\S*\d\S*$|^\S*\d\S*$/i;
const BARE_ID = /^\S*\d\S*$/;
const ID_WORD =
  /^(?:(?:emp(?:l(?:oyee)?)?|file|badge|clock) ?)?(?:id|no\.?|number|#)[#:]? ?\S*\d\S*$|^empl?(?:oyee)? [A-Z]{0,3}-?\d+$/i;
/** A number that its letters tell to be somebody's, right behind the name. */
const LETTERED_ID = /^[A-Z]{1,3}-?\d{2,9}$/;
/** What else is told of people in a word or two: how they are employed and paid. */
const OTHERWISE =
  /\b(?:full|part|temp(?:orary)?|seasonal|regular|active|inactive|terminated|leave|hourly|salar(?:y|ied)|(?:non-?)?exempt|weekly|biweekly|monthly|semi-?monthly|single|married|head|check|deposit|voucher|manual|void|cont(?:inued)?|page|class|grade|union|w-?2|1099)\b|\d|:$/i;
/** How people are paid or employed, and nothing else. */
const KIND =
  /^(?:hourly|salar(?:y|ied)|(?:non-?)?exempt|full[- ]?time|part[- ]?time|temp(?:orary)?|seasonal|(?:paid )?(?:weekly|biweekly|monthly|semi-?monthly)|w-?2|1099)(?: employee)?$/i;
/** Where people work, behind how they are paid. */
const STATE = /^[A-Z]{2}$/;
/** What parts two facts in a cell: a comma, a dash or a bar. */
const PARTING = /,$|^[-\u2013\u2014|/\u00b7\u2022]$/;
/** What people do: `Manager`, `Electrician`, `Line Cook`. */
const WORK = /(?:er|or|ist|ian|ant|man|woman|cook|clerk|nurse|aide|lead|chief|assistant|apprentice)$/i;
const WORDS_MOST = 3;
/** So many people show that the same stands behind all of them, and several share it. */
const PEOPLE = 3;

/**
 * Names what stands behind the name of people, behind or before the id and perhaps before how they are paid, without a word for it:
 * where each has one text there, several share one, and most do not tell what somebody does, it is their department.
 */
export function nameDepartmentsBehind(
  rows: readonly CellRow[],
  names: ReadonlySet<Cell>,
): readonly CellRow[] {
  const lines = rows.filter(({ cells }) => cells.some((cell) => names.has(cell)));
  const found = new Map(lines.map((row) => [row, departmentBehind(row.cells, names)]));
  // A page may end within a person, whose line is repeated.
  const people = new Map([...found].map(([{ line }, cells]) => [line.text, cells?.at(-1)?.text]));
  const texts = new Set(people.values());
  if (texts.has(undefined) || people.size < PEOPLE || texts.size === people.size) return rows;
  if ([...texts].filter((text) => WORK.test(text!) || namesJob(text!)).length * 2 > texts.size) return rows;
  return rows.map((row) => {
    const named = found.get(row) ?? null;
    if (named === null) return row;
    const department = named.at(-1)!;
    const cells = [...named.slice(0, -1), { ...department, text: `Department: ${department.text}` }];
    return { ...row, cells };
  });
}

/** The cells of a line with a name, perhaps an id, and a text behind both, which is the last of them; null for other lines. */
function departmentBehind(cells: readonly Cell[], names: ReadonlySet<Cell>): readonly Cell[] | null {
  const [name, second, ...others] = cells;
  if (name === undefined) return null;
  if (second !== undefined && names.has(second) && BARE_ID.test(name.text) && !isFigure(name)) {
    // An id before the name tells of people what it does behind.
    const found = departmentAt([second, ...others]) ?? departmentAt([second, name, ...others]);
    return found === null ? null : [name, second, ...found.slice(1).filter((cell) => cell !== name)];
  }
  return names.has(name) ? departmentAt(cells) : null;
}

function departmentAt(cells: readonly Cell[]): readonly Cell[] | null {
  return (cells.some(isFigure) ? null : besidePayments(cells)) ?? amongFacts(cells);
}

/** The text that is a department, where how somebody is paid may stand anywhere behind the name. */
function besidePayments([name, ...others]: readonly Cell[]): readonly Cell[] | null {
  const payments = others.filter(({ text }) => isPayment(text));
  const told = [name!, ...others.filter((cell) => !payments.includes(cell))];
  const found = behindId(told) ?? beforeId(told) ?? (payments.length > 0 ? null : besideKind(told));
  return found === null ? null : [...found.slice(0, -1), ...payments, found.at(-1)!];
}

/** The same cells with the text before the id as the last of them. */
function beforeId([name, first, ...id]: readonly Cell[]): readonly Cell[] | null {
  return first === undefined || id.length === 0 ? null : behindId([name!, ...id, first]);
}

/**
 * The one text between facts that are told by their words or their form: an id, how somebody is paid and what an hour or in all,
 * the number of their check.
 */
function amongFacts([name, ...behind]: readonly Cell[]): readonly Cell[] | null {
  const isId = ({ text }: Cell, i: number): boolean =>
    ID_WORD.test(text) || (i === 0 && LETTERED_ID.test(text));
  const isPay = ({ text }: Cell): boolean => namesNetPay(text) || namesRate(text);
  const isFact = (cell: Cell, i: number): boolean => {
    const before = behind[i - 1];
    if (isFigure(cell)) return before !== undefined && (KIND.test(before.text) || isPay(before));
    if (cell.number !== null) return before !== undefined && methodOf(before.text) !== null;
    if (isPay(cell) && isFigure(behind[i + 1])) return true;
    const isOfFacts = KIND.test(cell.text) || (STATE.test(cell.text) && KIND.test(before?.text ?? ""));
    return isOfFacts || isId(cell, i) || methodOf(cell.text) !== null;
  };
  const facts = behind.filter(isFact);
  const [department, other] = behind.filter((cell, i) => !isFact(cell, i));
  // Before how they are paid no id is needed: `Design  Hourly  CA`.
  const isTold = behind.some(isId) || behind.some(({ text }, i) => i > 0 && KIND.test(text));
  if (!isTold || department?.number !== null || other !== undefined) return null;
  const words = department.tokens.filter(({ plain }) => /\p{L}/u.test(plain));
  if (!/^\p{Lu}/u.test(department.text) || words.length > WORDS_MOST) return null;
  return tellsOtherwise(department.text) ? null : [name!, ...facts, department];
}

function behindId(cells: readonly Cell[]): readonly Cell[] | null {
  const apart = [...cells.slice(0, -1), ...withIdApart(cells.at(-1)!)];
  const last = apart.at(-1)!;
  const id = apart
    .slice(1, -1)
    .map(({ text }) => text)
    .join(" ");
  if (last.number !== null || !ID.test(id) || !/^\p{Lu}/u.test(last.text)) return null;
  return OTHERWISE.test(last.text) || last.tokens.length > WORDS_MOST ? null : apart;
}

/** Behind a name without an id stand where somebody works and how they are employed: `Joe Adams  Kitchen · Hourly`. */
function besideKind([name, ...behind]: readonly Cell[]): readonly Cell[] | null {
  const facts = behind.flatMap(withKindApart);
  const kinds = facts.filter(({ number, text }) => number === null && KIND.test(text));
  const [department, other] = facts.filter((cell) => !kinds.includes(cell));
  if (kinds.length === 0 || department?.number !== null || other !== undefined) return null;
  if (!/^\p{Lu}/u.test(department.text) || department.tokens.length > WORDS_MOST) return null;
  return OTHERWISE.test(department.text) ? null : [name!, ...kinds, department];
}

/** How people are employed may stand in one cell with where they work: `Kitchen, Hourly`, `Kitchen - Full Time`. */
function withKindApart(cell: Cell): Cell[] {
  const at = cell.tokens.findIndex(({ plain }) => PARTING.test(plain));
  const [end, begin] = cell.tokens[at]?.plain.length === 1 ? [at, at + 1] : [at + 1, at + 1];
  if (at < 0 || end < 1 || begin >= cell.tokens.length) return [cell];
  const [department, kind] = [
    partOf(cell, cell.tokens.slice(0, end)),
    partOf(cell, cell.tokens.slice(begin)),
  ];
  if (!KIND.test(kind.text)) return [cell];
  return [{ ...department, text: department.text.replace(/,$/, "") }, kind];
}

/** Whether a text says how somebody is employed or paid, or what they do. */
export function tellsOtherwise(text: string): boolean {
  return OTHERWISE.test(text) || WORK.test(text);
}

/** An id may stand close before what is behind it: `20302 Field`. */
function withIdApart(cell: Cell): Cell[] {
  const words = cell.tokens.findLastIndex(({ plain }) => /\d/.test(plain)) + 1;
  if (words === 0 || words === cell.tokens.length) return [cell];
  return [partOf(cell, cell.tokens.slice(0, words)), partOf(cell, cell.tokens.slice(words))];
}
