import { addMoney, moneyFromJson, moneyToJson, parseFieldPath, type Cents } from "@paylift/canonical";
import type { Check } from "../../api/result.ts";
import { addressOf, recordPath, type Draft } from "../draft.ts";
import {
  centsAt,
  employeeOf,
  isRepetition,
  recordOf,
  subjectOf,
  type BeforeAndAfter,
} from "./before-and-after.ts";
import type { GrossEarnings } from "./effects.ts";
import { kindOf, type PlacedRecord, type SumKind } from "./sum-kinds.ts";

/** Employees are counted like amounts: one is a whole unit. */
const ONE: Cents = 100;

/**
 * Sums over lines and people, made anew by what changed in them: whatever else a sum has is as it was read. What was
 * removed is taken out, what was corrected has its new value, and what was added or is said to be something else is taken
 * in where it belongs.
 */
export function remakeSum(check: Check, change: BeforeAndAfter, gross: GrossEarnings): Check {
  const { before, after, journal } = change;
  const kind = kindOf(check);
  const sum = new Remade(check);
  for (const path of new Set(check.members)) {
    const record = recordOf(path);
    const isGone = record !== null && isRemoved(record, change);
    const isAskedAnew = record !== null && isAsked(record, path, { check, kind, change });
    if (!isGone && !isAskedAnew && !journal.changed.has(path)) {
      sum.members.push(path);
      continue;
    }
    if (kind.isExpected(path)) {
      sum.expect(centsAt(after, path));
      sum.members.push(path);
      continue;
    }
    // Two places that print the same figure are corrected together.
    if (isRepetition(check) && check.passed === true) sum.expect(centsAt(after, path));
    sum.take(valueAt(before, path), -1, signAt(kind, before, path, gross));
    if (isGone || isAskedAnew) continue;
    sum.take(valueAt(after, path), 1, signAt(kind, after, path, gross));
    sum.members.push(path);
  }
  for (const record of journal.affected) takeIn(record, sum, { check, kind, change, gross });
  return sum.made();
}

/** Whether a check says something else since the corrections. */
export function isTouched({ members, scope }: Check, { journal }: BeforeAndAfter): boolean {
  if (scope !== "line" && journal.affected.size > 0) return true;
  return members.some((path) => {
    const record = recordOf(path);
    if (journal.changed.has(path)) return true;
    return (
      record !== null && (journal.removed.has(record) || journal.removed.has(recordPath(employeeOf(path)!)))
    );
  });
}

function isRemoved(record: string, { after, journal }: BeforeAndAfter): boolean {
  return journal.removed.has(record) || !after.employees.has(employeeOf(record)!);
}

/** Whether it is asked anew if a record is part of a sum: a column is its label, and the figures of people have no list. */
function isAsked(
  record: string,
  path: string,
  { check, kind, change }: { check: Check; kind: SumKind; change: BeforeAndAfter },
): boolean {
  const { before, after, journal } = change;
  if (!journal.affected.has(record) || !kind.asks || addressOf(parseFieldPath(path)).list === null)
    return false;
  if (check.scope !== "column") return true;
  const label = parseFieldPath(`${record}.description`);
  return before.get(label) !== after.get(label);
}

function takeIn(
  record: string,
  sum: Remade,
  {
    check,
    kind,
    change,
    gross,
  }: { check: Check; kind: SumKind; change: BeforeAndAfter; gross: GrossEarnings },
): void {
  const { after } = change;
  const { employee, list, index } = addressOf(parseFieldPath(record));
  if (employee === null || !after.employees.has(employee) || !covers(check, employee, change)) return;
  if (list === null || index === null) {
    const path = kind.figure === "count" ? record : `${record}.${kind.figure}`;
    if (kind.figure === null || sum.members.includes(path)) return;
    const value = kind.figure === "count" ? ONE : centsAt(after, path);
    if (value !== null) sum.add(path, value, 1);
    return;
  }
  const line = placed(after, record, gross);
  const part =
    line === null || sum.members.some((path) => recordOf(path) === record) ? null : kind.partOf(line);
  const value = part === null ? null : centsAt(after, `${record}.${part.field}`);
  if (part !== null && value !== null && value !== 0) sum.add(`${record}.${part.field}`, value, part.sign);
}

/** Whether a sum is over the lines and figures of an employee. */
function covers(check: Check, employee: number, { before, after }: BeforeAndAfter): boolean {
  const subject = subjectOf(check);
  if (subject !== null) return subject === employee;
  if (check.members.some((path) => employeeOf(path) === employee)) return true;
  if (check.scope !== "department" && !/:department [^:]*$/.test(check.id)) return true;
  const department = after.employees.get(employee)?.person["department"] ?? null;
  const others = new Set(check.members.flatMap((path) => employeeOf(path) ?? []));
  return [...others].some(
    (other) => (before.employees.get(other)?.person["department"] ?? null) === department,
  );
}

function signAt(kind: SumKind, draft: Draft, path: string, gross: GrossEarnings): -1 | 1 {
  const record = recordOf(path);
  const line = record === null ? null : placed(draft, record, gross);
  return line === null ? kind.signOfTotal(path) : kind.signOf(line, path.slice(path.lastIndexOf(".") + 1));
}

function placed(draft: Draft, record: string, gross: GrossEarnings): PlacedRecord | null {
  const { employee, list, index } = addressOf(parseFieldPath(record));
  if (employee === null || list === null || index === null) return null;
  const found = draft.employees.get(employee)?.lists.get(list)?.get(index);
  return found === undefined
    ? null
    : { list, record: found, inGross: list === "earnings" && gross.has(employee, record, found) };
}

/** Null for what is no amount: the employee of a figure that is no field of the output. */
function valueAt(draft: Draft, path: string): Cents | null {
  if (/^employees\[\d+\]$/.test(path)) return draft.employees.has(employeeOf(path)!) ? ONE : null;
  return centsAt(draft, path);
}

/** A check while its sum is made anew. */
class Remade {
  readonly members: string[] = [];
  readonly #check: Check;
  #expected: Cents | null;
  #actual: Cents | null;

  constructor(check: Check) {
    this.#check = check;
    this.#expected = check.expected === null ? null : moneyFromJson(check.expected);
    this.#actual = check.actual === null ? null : moneyFromJson(check.actual);
  }

  expect(cents: Cents | null): void {
    this.#expected = cents;
  }

  /** Adds an amount to the sum, or takes it out. A sum with a part that nobody knows cannot be made. */
  take(value: Cents | null, times: -1 | 1, sign: -1 | 1): void {
    if (value === null && times === -1) return;
    this.#actual =
      value === null || this.#actual === null ? null : addMoney(this.#actual, times * sign * value);
  }

  add(path: string, value: Cents, sign: -1 | 1): void {
    this.take(value, 1, sign);
    this.members.push(path);
  }

  made(): Check {
    const [expected, actual] = [this.#expected, this.#actual];
    const difference = expected === null || actual === null ? null : actual - expected;
    return {
      ...this.#check,
      expected: expected === null ? null : moneyToJson(expected),
      actual: actual === null ? null : moneyToJson(actual),
      difference: difference === null ? null : moneyToJson(difference),
      passed: difference === null ? null : difference === 0,
      members: this.members,
    };
  }
}
