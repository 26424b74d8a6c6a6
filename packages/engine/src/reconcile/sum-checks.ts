import { normalizeLabel, sumMoney, type Cents } from "@paylift/canonical";
import type { CheckScope } from "../api/result.ts";
import type { Ledger, LedgerEmployee } from "../canonicalise/ledger.ts";
import type { MoneyReading, RecordReading, SumReading } from "../interpret/reading.ts";
import type { CheckList } from "./check-list.ts";
import { amountPath, weightOf } from "./line-amounts.ts";

interface Term {
  cents: Cents;
  money: MoneyReading;
  /** Field path; null for what is no field of the output. */
  path: string | null;
}

/** Sums over parts of a record, and the same sums of the company against those of the employees. */
export function checkSums(checks: CheckList, { employees, totals }: Ledger): void {
  const hasSums = ({ sums }: RecordReading): boolean => sums.length > 0;
  // Hardly any document prints one, and paths take memory.
  if (!totals.some(hasSums) && !employees.some((employee) => employee.checks.some(hasSums))) return;
  const records = employees.flatMap((employee, index) => {
    const subject = `employees[${index}]`;
    const paths = pathsOf(employee, subject);
    return employee.checks.map((record) => ({ record, subject, paths }));
  });
  for (const { record, subject, paths } of records) checkParts(checks, "employee", record, subject, paths);
  for (const total of totals) {
    if (total.scope !== "company") continue;
    checkParts(checks, "document", total, "company", NO_PATHS);
    for (const sum of total.sums) {
      const terms = records.map(({ record, paths }) => sameSum(record, sum, paths));
      if (terms.every((each) => each !== null)) checkCompany(checks, sum, terms.flat());
    }
  }
}

const NO_PATHS: ReadonlyMap<MoneyReading, string> = new Map();

function pathsOf(employee: LedgerEmployee, subject: string): ReadonlyMap<MoneyReading, string> {
  const paths = new Map<MoneyReading, string>();
  for (const line of employee.lines) {
    for (const { amount } of line.sources)
      if (amount !== null) paths.set(amount, amountPath(employee, subject, line));
  }
  return paths;
}

function checkParts(
  checks: CheckList,
  scope: CheckScope,
  record: RecordReading,
  subject: string,
  paths: ReadonlyMap<MoneyReading, string>,
): void {
  for (const sum of record.sums) {
    if (sum.of.length === 0) continue;
    add(checks, scope, sum, subject, `${sum.of.map(signed).join(" ")}`, partsOf(record, sum, paths));
  }
}

function checkCompany(checks: CheckList, sum: SumReading, terms: readonly Term[]): void {
  add(checks, "document", sum, "employees", `Σ ${sum.label.text} of the employees`, terms);
}

function signed(name: string): string {
  return name.startsWith("-") ? `− Σ ${name.slice(1)}` : `+ Σ ${name}`;
}

/** The lines that a sum is made of, as printed. */
function partsOf(
  { items }: RecordReading,
  { of }: SumReading,
  paths: ReadonlyMap<MoneyReading, string>,
): Term[] {
  return of.flatMap((name) => {
    const [sign, part] = name.startsWith("-") ? [-1, name.slice(1)] : [1, name];
    return items.flatMap(({ amount, part: own }) => {
      if (own !== part || amount === null) return [];
      return [{ cents: sign * amount.cents, money: amount, path: paths.get(amount) ?? null }];
    });
  });
}

/** The same sum of an employee: as printed, else what it is made of. Null where neither is known. */
function sameSum(
  record: RecordReading,
  sum: SumReading,
  paths: ReadonlyMap<MoneyReading, string>,
): Term[] | null {
  const printed = record.sums.find((own) => keyOf(own) === keyOf(sum));
  if (printed !== undefined) return [{ cents: printed.total.cents, money: printed.total, path: null }];
  return sum.of.length === 0 ? null : partsOf(record, sum, paths);
}

function keyOf({ label, of }: SumReading): string {
  return `${normalizeLabel(label.text)}|${of.join("|")}`;
}

function add(
  checks: CheckList,
  scope: CheckScope,
  { label, total }: SumReading,
  subject: string,
  made: string,
  terms: readonly Term[],
): void {
  const cents = terms.map((term) => term.cents);
  checks.add({
    scope,
    what: `sum:${label.text}:${subject}`,
    identity: `${made} = ${label.text}`,
    expected: total.cents,
    actual: sumMoney(cents),
    members: terms.flatMap(({ path }) => path ?? []),
    tokens: [total.token, ...terms.map(({ money }) => money.token)],
    weight: weightOf([total.cents, ...cents]),
  });
}
