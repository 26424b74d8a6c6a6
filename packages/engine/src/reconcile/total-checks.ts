import { normalizeLabel, sumMoney, type Cents } from "@paylift/canonical";
import { linesOfRecord } from "../canonicalise/build-ledger.ts";
import type { Ledger, LedgerEmployee, LedgerLine } from "../canonicalise/ledger.ts";
import type { MoneyReading, RecordReading } from "../interpret/reading.ts";
import type { Token } from "../layout/token.ts";
import type { FigureName } from "../variants/variant-schema.ts";
import { type CheckList } from "./check-list.ts";
import {
  amountPath,
  amountTokens,
  costCheck,
  costPartsOf,
  hasOwnParts,
  weightOf,
} from "./employee-checks.ts";

/** An employee's part in a total: one check of theirs, or all of them. */
interface Part {
  index: number;
  employee: LedgerEmployee;
  record: RecordReading;
}

interface Term {
  cents: Cents;
  tokens: Token[];
  path: string;
}

/** Down-foots every printed total of a department or of the company against the employees that it covers. */
export function checkTotals(checks: CheckList, ledger: Ledger): void {
  const parts = partsOf(ledger);
  let begun = 0;
  const covered = new Set<RecordReading>();
  for (const total of ledger.totals) {
    const company = total.scope === "company";
    const before = parts.filter(({ record }) => positionOf(ledger, record) < positionOf(ledger, total));
    const members = company ? parts : before.filter(({ record }) => !covered.has(record));
    if (!company) for (const { record } of members) covered.add(record);
    checkFigures(checks, ledger, total, members, begun);
    checkColumns(checks, ledger, total, members, begun);
    begun++;
  }
}

function partsOf(ledger: Ledger): Part[] {
  return ledger.employees.flatMap((employee, index) =>
    employee.checks.map((record) => ({ index, employee, record })),
  );
}

const positions = new WeakMap<Ledger, Map<RecordReading, number>>();

function positionOf(ledger: Ledger, record: RecordReading): number {
  let map = positions.get(ledger);
  if (map === undefined)
    positions.set(ledger, (map = new Map(ledger.reading.records.map((each, i) => [each, i]))));
  return map.get(record)!;
}

function subjectOf(total: RecordReading, number: number): string {
  return total.scope === "company" ? "company" : `department ${total.departmentCode?.text ?? number + 1}`;
}

const FIGURE_SUMS: readonly { figure: FigureName; lines: (line: LedgerLine) => boolean; identity: string }[] =
  [
    {
      figure: "total_taxes",
      lines: (line) => line.list === "taxes",
      identity: "Σ taxes of the employees = printed total of taxes",
    },
    {
      figure: "total_deductions",
      lines: (line) => line.list === "deductions" && line.role !== "employer_cost",
      identity: "Σ deductions of the employees = printed total of deductions",
    },
    {
      figure: "total_reimbursements",
      lines: (line) => line.list === "earnings" && !line.inGross && line.role === "cash",
      identity: "Σ reimbursements of the employees = printed total of reimbursements",
    },
    {
      figure: "total_employer_taxes",
      lines: (line) => line.list === "employer_taxes",
      identity: "Σ employer taxes of the employees = printed total of employer taxes",
    },
    {
      figure: "total_employer_contributions",
      lines: (line) => line.list === "employer_contributions",
      identity: "Σ employer contributions of the employees = printed total of employer contributions",
    },
  ];

function checkFigures(
  checks: CheckList,
  ledger: Ledger,
  total: RecordReading,
  members: readonly Part[],
  number: number,
): void {
  const scope = total.scope === "company" ? "document" : "department";
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
  for (const { figure, lines, identity } of FIGURE_SUMS) {
    const money = total.figures.get(figure);
    if (money !== undefined)
      add(checks, scope, `${figure}:${subject}`, identity, money, lineTerms(members, lines));
  }
  const cost = total.figures.get("employer_cost");
  const costParts = costPartsOf(total);
  if (cost !== undefined && !hasOwnParts(total, cost) && scope === "document" && costParts.length > 0) {
    checks.add(costCheck(scope, `employer_cost:${subject}`, cost, costParts, []));
  }
  if (total.employeeCount !== null && total.scope === "company")
    checkCount(checks, ledger, total.employeeCount);
}

function checkCount(
  checks: CheckList,
  ledger: Ledger,
  { count, token }: { count: number; token: Token },
): void {
  checks.add({
    scope: "document",
    what: "employee_count:company",
    identity: "number of employees = printed number",
    expected: count * 100,
    actual: ledger.employees.length * 100,
    members: ledger.employees.map((_, i) => `employees[${i}]`),
    tokens: [token],
    weight: 2,
  });
}

/** Gross or net of the parts: by check where each check prints it, else by employee. */
function payTerms(members: readonly Part[], figure: "gross_pay" | "net_pay"): Term[] | null {
  const terms: Term[] = [];
  const whole = new Set<LedgerEmployee>();
  for (const { index, employee, record } of members) {
    const path = `employees[${index}].${figure}`;
    const money = record.figures.get(figure);
    if (money !== undefined) {
      terms.push({ cents: money.cents, tokens: [money.token], path });
      continue;
    }
    const sum = figure === "gross_pay" ? employee.gross : employee.net;
    const complete = employee.checks.every((check) => members.some((part) => part.record === check));
    if (sum === null || !complete) return null;
    if (whole.has(employee)) continue;
    whole.add(employee);
    terms.push({ cents: sum.cents, tokens: sum.tokens, path });
  }
  return terms;
}

function lineTerms(members: readonly Part[], wanted: (line: LedgerLine) => boolean): Term[] {
  return members.flatMap((part) =>
    linesOfPart(part)
      .filter(({ line }) => wanted(line))
      .map(({ line, path }) => ({ cents: line.amount, tokens: amountTokens(line), path })),
  );
}

/** The ledger's lines that a check of an employee contributed to, with the amounts of that check alone. */
function linesOfPart({ index, employee, record }: Part): { line: LedgerLine; path: string }[] {
  const own = new Set(record.items);
  const single = employee.checks.length === 1;
  return employee.lines.flatMap((line) => {
    const sources = single
      ? line.sources
      : line.sources.filter((item) => own.has(item) || isPairOf(item, record));
    if (sources.length === 0) return [];
    const path = amountPath(employee, `employees[${index}]`, line);
    if (sources.length === line.sources.length) return [{ line, path }];
    return [
      { line: { ...line, sources, amount: sumMoney(sources.map(({ amount }) => amount?.cents ?? 0)) }, path },
    ];
  });
}

/** Items whose hours were paired are copies: their amount token tells where they come from. */
function isPairOf(item: { amount: MoneyReading | null }, record: RecordReading): boolean {
  return item.amount !== null && record.items.some(({ amount }) => amount === item.amount);
}

/** A recap per code: each line of a total equals the sum of the employees' lines of that label. */
function checkColumns(
  checks: CheckList,
  ledger: Ledger,
  total: RecordReading,
  members: readonly Part[],
  number: number,
): void {
  const recap = new Map<string, { label: string; cents: Cents; tokens: Token[]; list: string }>();
  for (const line of linesOfRecord(total, ledger.reading)) {
    if (line.sources.every(({ amount }) => amount === null)) continue;
    const key = columnKey(line);
    const known = recap.get(key);
    if (known === undefined)
      recap.set(key, {
        label: line.description,
        cents: line.amount,
        tokens: amountTokens(line),
        list: line.list,
      });
    else {
      known.cents += line.amount;
      known.tokens.push(...amountTokens(line));
    }
  }
  if (recap.size === 0) return;
  const columns = new Map<string, Term[]>();
  for (const part of members) {
    for (const { line, path } of linesOfPart(part)) {
      const key = columnKey(line);
      const terms = columns.get(key) ?? [];
      columns.set(key, terms);
      terms.push({ cents: line.amount, tokens: amountTokens(line), path });
    }
  }
  for (const [key, { label, cents, tokens, list }] of recap) {
    const what = `${list}:${label}:${subjectOf(total, number)}`;
    const identity = `Σ ${label} of the employees = printed total`;
    const terms = columns.get(key) ?? [];
    addSum(checks, "column", what, identity, cents, tokens, terms);
  }
}

function columnKey(line: LedgerLine): string {
  return `${line.list}|${line.code ?? ""}|${normalizeLabel(line.description)}|${"role" in line && line.role === "employer_cost"}`;
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

function addSum(
  checks: CheckList,
  scope: "document" | "department" | "column",
  what: string,
  identity: string,
  expected: Cents,
  tokens: readonly Token[],
  terms: readonly Term[] | null,
): void {
  checks.add({
    scope,
    what,
    identity,
    expected,
    actual: terms === null ? null : sumMoney(terms.map(({ cents }) => cents)),
    members: terms?.map(({ path }) => path) ?? [],
    tokens: [...tokens, ...(terms?.flatMap((term) => term.tokens) ?? [])],
    weight: weightOf([expected, ...(terms?.map(({ cents }) => cents) ?? [])]),
  });
}
