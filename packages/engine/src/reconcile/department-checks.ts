import { normalizeLabel } from "@paylift/canonical";
import type { RecordReading, TextReading } from "../interpret/reading.ts";
import { PAY } from "../variants/figures-of-people.ts";
import type { CheckList } from "./check-list.ts";
import { covers } from "./companies-apart.ts";
import type { Part } from "./total-parts.ts";

/** Counts are checked like amounts: one is a whole unit. */
const ONE = 100;

/** The total of a department, and the parts above it that it is the sum of. */
export interface DepartmentSum {
  total: RecordReading;
  members: readonly Part[];
  /** Whose total it is, in the ids of checks. */
  subject: string;
}

/**
 * People are in the department that their total names. Where its heading was lost they are in the one before, and every
 * sum holds. Totals may name departments otherwise than headings do, so one that names that of all its people has to show
 * that they name them alike.
 */
export function checkDepartments(checks: CheckList, sums: readonly DepartmentSum[]): void {
  const haveHeadings = sums.some(({ members }) => members.some(({ record }) => isBelowHeading(record)));
  const named = sums.filter(isNamedSum).map((sum) => ({ ...sum, verdicts: verdictsOf(sum, haveHeadings) }));
  if (!named.some(({ verdicts }) => verdicts.every((verdict) => verdict === true))) return;
  for (const { members, subject, verdicts } of named) {
    const elsewhere = members.filter((_, i) => verdicts[i] === false);
    // On lines of their own people may have a department at home, and be paid in another.
    const isContradiction =
      elsewhere.length === members.length ||
      elsewhere.some(({ record }) => departmentOf(record) === null || isBelowHeading(record));
    if (elsewhere.length === 0 || !isContradiction) continue;
    const people = new Set(members.map(({ index }) => index));
    const others = new Set(elsewhere.map(({ index }) => index));
    checks.add({
      scope: "department",
      what: `employees:${subject}`,
      identity: "employees in the department that its total names = employees that it sums up",
      expected: people.size * ONE,
      actual: (people.size - others.size) * ONE,
      members: [...others].map((index) => `employees[${index}].department`),
      tokens: [],
      weight: 0,
    });
  }
}

/** Whether a total says whose it is, and its pay proves of whom. */
function isNamedSum({ total, members }: DepartmentSum): boolean {
  const { code, names } = namesOf(total);
  const isOfPay = PAY.some((figure) => total.figures.has(figure));
  return (code !== null || names.length > 0) && isOfPay && members.length > 0 && covers(total, members);
}

/** Whether each part is in the department that the total names; null where the two names cannot be compared. */
function verdictsOf({ total, members }: DepartmentSum, haveHeadings: boolean): (boolean | null)[] {
  const named = namesOf(total);
  return members.map(({ record }) => {
    const own = namesOf(record);
    // Below headings everybody has a department.
    if (departmentOf(record) === null) return haveHeadings ? false : null;
    if (named.code !== null && own.code !== null) return named.code === own.code;
    return compared(named.names, own.names);
  });
}

/** What a record calls its department: a code has a digit, and counts for more than a name. */
interface Names {
  code: string | null;
  names: readonly string[];
}

const DEPARTMENT =
  /^(?:(?:home )?(?:dep(?:artmen)?t|division|location|cost cent(?:er|re)|business unit|trade|craft)\b ?)+/;
const CODE = /^(?=\S*\d)\S+/;
const ZEROS = /^0+(?=.)/;

function namesOf({ department, departmentCode }: RecordReading): Names {
  const texts = [departmentCode, department].map((reading) =>
    normalizeLabel(reading?.text ?? "").replace(DEPARTMENT, ""),
  );
  const [code] = texts.flatMap((text) => CODE.exec(text)?.[0].replace(ZEROS, "") ?? []);
  const names = texts.map((text) => text.replace(CODE, "").trim()).filter((name) => name !== "");
  return { code: code ?? null, names };
}

/** Whether two departments are one by name; null where one may be short for the other, as `HR` for `Human Resources`. */
function compared(some: readonly string[], others: readonly string[]): boolean | null {
  const pairs = some.flatMap((one) => others.map((other) => [one, other] as const));
  if (pairs.some(([one, other]) => isPartOf(one, other) || isPartOf(other, one))) return true;
  const areOther = pairs.every(([one, other]) => !beginsLike(one, other) && !beginsLike(other, one));
  return pairs.length > 0 && areOther ? false : null;
}

/** Whether a name is another one, or but its code or what stands behind that: of `LAB Laborers`. */
function isPartOf(name: string, whole: string): boolean {
  const [first, ...rest] = whole.split(" ");
  return name === whole || name === first || name === rest.join(" ");
}

/** Whether a name begins with the letter of any word of another. */
function beginsLike(name: string, other: string): boolean {
  return other.split(" ").some((word) => word[0] === name[0]);
}

function departmentOf({ department, departmentCode }: RecordReading): TextReading | null {
  return departmentCode ?? department;
}

/** Lines of a table are further apart than this, in font sizes. */
const LINE_EM = 0.5;

/** Whether somebody's department stands above their name, and not in a line of their own. */
function isBelowHeading(record: RecordReading): boolean {
  const [said, own] = [departmentOf(record)?.tokens[0], record.name?.tokens[0]];
  if (said === undefined || own === undefined) return false;
  if (said.page !== own.page) return said.page < own.page;
  return own.words[0]!.baseline - said.words[0]!.baseline > LINE_EM * own.size;
}
