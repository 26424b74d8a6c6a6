import type { Ledger, LedgerEmployee, LedgerLine } from "../canonicalise/ledger.ts";
import type { MoneyReading, RecordReading } from "../interpret/reading.ts";
import type { Token } from "../layout/token.ts";
import type { FigureName } from "../variants/variant-schema.ts";
import { type CheckList } from "./check-list.ts";
import { sumMoney } from "@paylift/canonical";
import { linesOfRecord } from "../canonicalise/build-ledger.ts";
import { checkColumns } from "./column-checks.ts";
import { columnKey } from "./column-key.ts";
import { companiesApart, covers } from "./companies-apart.ts";
import { bothTerms, FIGURE_SUMS } from "./figure-sums.ts";
import { checkDepartments, type DepartmentSum } from "./department-checks.ts";
import { costCheck, costPartsOf, hasOwnParts } from "./employer-cost.ts";
import { firstPartsOf, partsOfLevel, Runs } from "./levels.ts";
import { sumsOf } from "./printed-sums.ts";
import { isUnlisted, listsOf } from "./unlisted-sums.ts";
import { addSum, lineTerms, partsOf, subjectOf, type Part, type Term } from "./total-parts.ts";

/** Down-foots every printed total of a department or of the company against the employees that it covers. */
export function checkTotals(checks: CheckList, ledger: Ledger): void {
  const parts = partsOf(ledger);
  const apart = companiesApart(ledger, parts);
  ledger.totalsOfParts = new Set(apart.keys());
  let begun = 0;
  let uncovered = parts;
  const departments: Part[][] = [];
  const runs = new Runs();
  const sums: DepartmentSum[] = [];
  for (const total of ledger.totals) {
    const whole = total.scope !== "department";
    const isBefore = ({ record }: Part): boolean => positionOf(ledger, record) < positionOf(ledger, total);
    const above = whole ? (apart.get(total) ?? parts) : uncovered.filter(isBefore);
    // Who is paid nothing stands in a department as well.
    const first = whole || covers(total, above) ? [] : firstPartsOf(total, above);
    const own = first.length > 0 ? first : above;
    const level = own.length > 0 ? own : partsOfLevel(total, departments);
    const members = level.length > 0 ? level : runs.partsOf(total);
    if (!whole) {
      const covered = new Set(own);
      uncovered = uncovered.filter((part) => !covered.has(part));
      if (own.length > 0) {
        departments.push(own);
        runs.add(own);
      }
      sums.push({ total, members: own, subject: subjectOf(total, begun) });
    }
    checkFigures(checks, ledger, total, members, begun);
    checkColumns(checks, ledger, total, members, begun);
    begun++;
  }
  checkDepartments(checks, sums);
}

const positions = new WeakMap<Ledger, Map<RecordReading, number>>();

function positionOf(ledger: Ledger, record: RecordReading): number {
  let map = positions.get(ledger);
  if (map === undefined)
    positions.set(ledger, (map = new Map(ledger.reading.records.map((each, i) => [each, i]))));
  return map.get(record)!;
}

function checkFigures(
  checks: CheckList,
  ledger: Ledger,
  total: RecordReading,
  members: readonly Part[],
  number: number,
): void {
  const scope = total.scope === "department" ? "department" : "document";
  const subject = subjectOf(total, number);
  for (const figure of ["gross_pay", "net_pay"] as const) {
    const money = total.figures.get(figure);
    if (money === undefined) continue;
    add(
      checks,
      scope,
      `${figure}:${subject}`,
      `Σ ${figure} of the employees = printed total`,
      money,
      payTerms(members, figure),
    );
  }
  const listed = listsOf(ledger.employees);
  for (const { figure, list, lines, identity } of FIGURE_SUMS) {
    const money = total.figures.get(figure);
    if (money === undefined) continue;
    const printed = listed.has(list) ? null : figureTerms(members, figure);
    const both = bothTerms(members, figure, money);
    if (printed === null && both === null && members.length > 0 && ledger.employees.every(isUnlisted))
      continue;
    add(
      checks,
      scope,
      `${figure}:${subject}`,
      both?.identity ?? identity,
      money,
      both?.terms ?? printed ?? countedTerms(members, lines, money),
    );
  }
  const cost = total.figures.get("employer_cost");
  const costParts = costPartsOf(total, cost);
  if (cost !== undefined && !hasOwnParts(total, cost) && scope === "document" && costParts.length > 0) {
    const parts = [...costParts, ...listedBeside(costParts, members, cost)];
    checks.add(costCheck(scope, `employer_cost:${subject}`, cost, parts, []));
  }
  if (total.employeeCount !== null && total.scope !== "department")
    checkCount(checks, countedEmployees(ledger, total, members), subject, total.employeeCount);
}

/** Sums that another table may have the lines of: what people are paid back, and the employer's taxes. */
const LISTED_BESIDE: readonly FigureName[] = ["total_reimbursements", "total_employer_taxes"];

/** The lines of another table that are what a printed cost has more than its parts; empty where none are. */
function listedBeside(
  parts: readonly MoneyReading[],
  members: readonly Part[],
  { cents }: MoneyReading,
): MoneyReading[] {
  const rest = cents - sumMoney(parts.map((part) => part.cents));
  if (rest === 0) return [];
  const linesOfSums = LISTED_BESIDE.map((name) => {
    const { lines } = FIGURE_SUMS.find(({ figure }) => figure === name)!;
    return lineTerms(members, lines).flatMap((term) =>
      term.tokens.slice(0, 1).map((token) => ({ cents: term.cents, token })),
    );
  });
  return linesOfSums.find((lines) => sumMoney(lines.map((each) => each.cents)) === rest) ?? [];
}

/** Employer items printed among the deductions are no part of their sum, unless the sum holds only with them. */
function countedTerms(
  members: readonly Part[],
  wanted: (line: LedgerLine) => boolean,
  { cents }: MoneyReading,
): Term[] {
  const isSum = (terms: readonly Term[]): boolean => sumMoney(terms.map((term) => term.cents)) === cents;
  const terms = lineTerms(members, wanted);
  if (isSum(terms)) return terms;
  const memos = lineTerms(members, (line) => line.list === "deductions" && line.role === "employer_cost");
  const isOfDeductions = members.some(({ employee }) =>
    employee.lines.some((line) => line.list === "deductions" && wanted(line)),
  );
  return isOfDeductions && memos.length > 0 && isSum([...terms, ...memos]) ? [...terms, ...memos] : terms;
}

/** The paths of the employees that a printed number counts: all, or those of a group. */
function countedEmployees(
  { employees, reading }: Ledger,
  total: RecordReading,
  members: readonly Part[],
): string[] {
  if (total.scope === "company") return [...new Set(members.map(({ index }) => `employees[${index}]`))];
  const keys = new Set(
    total.scope === "group" ? linesOfRecord(total, reading).map((line) => columnKey(line)) : [],
  );
  return employees.flatMap(({ lines }, i) =>
    lines.some((line) => keys.has(columnKey(line))) ? [`employees[${i}]`] : [],
  );
}

function checkCount(
  checks: CheckList,
  members: string[],
  subject: string,
  { count, token }: { count: number; token: Token },
): void {
  checks.add({
    scope: "document",
    what: `employee_count:${subject}`,
    identity: "number of employees = printed number",
    expected: count * 100,
    actual: members.length * 100,
    members,
    tokens: [token],
    weight: 2,
  });
}

/** A figure that every part prints, or the summary of who has one part; null where one of them does not. */
function figureTerms(members: readonly Part[], figure: FigureName): Term[] | null {
  const terms = members.flatMap(({ index, employee, record }) => {
    const money = record.figures.get(figure);
    const path = `employees[${index}]`;
    if (money !== undefined) return [{ cents: money.cents, tokens: [money.token], path }];
    const [sum] = employee.checks.length === 1 ? sumsOf(employee, figure) : [];
    return sum === undefined ? [] : [{ ...sum, path }];
  });
  return terms.length === members.length && terms.length > 0 ? terms : null;
}

/** Gross or net of the parts: by check where each check prints it, else by employee. */
function payTerms(members: readonly Part[], figure: "gross_pay" | "net_pay"): Term[] | null {
  const terms: Term[] = [];
  const whole = new Set<LedgerEmployee>();
  const records = new Set(members.map(({ record }) => record));
  for (const { index, employee, record } of members) {
    const path = `employees[${index}].${figure}`;
    const money = record.figures.get(figure);
    if (money !== undefined) {
      terms.push({ cents: money.cents, tokens: [money.token], path });
      continue;
    }
    const sum = figure === "gross_pay" ? employee.gross : employee.net;
    const complete = employee.checks.every((check) => records.has(check));
    if (sum === null || !complete) return null;
    if (whole.has(employee)) continue;
    whole.add(employee);
    terms.push({ cents: sum.cents, tokens: sum.tokens, path });
  }
  return terms;
}

function add(
  checks: CheckList,
  scope: "document" | "department",
  what: string,
  identity: string,
  money: MoneyReading,
  terms: readonly Term[] | null,
): void {
  addSum(checks, scope, what, identity, money.cents, [money.token], terms);
}
