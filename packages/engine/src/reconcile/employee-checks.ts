import { sumMoney, type Cents } from "@paylift/canonical";
import { linesOf, type LedgerEmployee, type LedgerLine, type ListName } from "../canonicalise/ledger.ts";
import type { MoneyReading, RecordReading } from "../interpret/reading.ts";
import type { Token } from "../layout/token.ts";
import type { FigureName } from "../variants/variant-schema.ts";
import type { CheckList } from "./check-list.ts";
import { effectOf, grossOf, hasEarnings, netOf } from "./pay-effect.ts";
import { sumsOf } from "./printed-sums.ts";
import { unlistedSums, type UnlistedSum } from "./unlisted-sums.ts";

/**
 * Cross-foots one employee: gross, net, payments, and the sums that the document prints for them. Where a document lists
 * earnings, a gross pay of nothing that is listed does not hold.
 */
export function checkEmployee(
  checks: CheckList,
  employee: LedgerEmployee,
  index: number,
  listed: ReadonlySet<ListName>,
): void {
  const subject = `employees[${index}]`;
  if (listed.has("earnings")) checkGross(checks, employee, subject);
  checkNet(checks, employee, subject, unlistedSums(employee, listed));
  checkPayments(checks, employee, subject);
  checkPrintedSums(checks, employee, subject, listed);
}

function checkGross(checks: CheckList, employee: LedgerEmployee, subject: string): void {
  const { gross } = employee;
  if (gross === null || (gross.cents === 0 && !hasEarnings(employee))) return;
  const members = employee.lines.filter((line) => effectOf(line).gross !== 0);
  checks.add({
    scope: "employee",
    what: `gross_pay:${subject}`,
    identity: "Σ earnings in gross = gross_pay",
    expected: gross.cents,
    actual: grossOf(employee),
    members: [`${subject}.gross_pay`, ...members.map((line) => amountPath(employee, subject, line))],
    tokens: [...gross.tokens, ...members.flatMap(amountTokens)],
    weight: weightOf([gross.cents, ...members.map(({ amount }) => amount)]),
  });
}

function checkNet(
  checks: CheckList,
  employee: LedgerEmployee,
  subject: string,
  unlisted: readonly UnlistedSum[],
): void {
  const { gross, net } = employee;
  if (net === null || (gross === null && !hasEarnings(employee))) return;
  const base = gross?.cents ?? grossOf(employee);
  const members = employee.lines.filter((line) => effectOf(line).net !== 0);
  checks.add({
    scope: "employee",
    what: `net_pay:${subject}`,
    identity: netIdentity(members, unlisted),
    expected: net.cents,
    actual: netOf(employee, base) - sumMoney(unlisted.map(({ cents }) => cents)),
    members: [
      `${subject}.net_pay`,
      ...(gross === null ? [] : [`${subject}.gross_pay`]),
      ...members.map((line) => amountPath(employee, subject, line)),
    ],
    tokens: [net, gross, ...unlisted]
      .flatMap((sum) => sum?.tokens ?? [])
      .concat(members.flatMap(amountTokens)),
    weight: weightOf([
      net.cents,
      base,
      ...members.map(({ amount }) => amount),
      ...unlisted.map(({ cents }) => cents),
    ]),
  });
}

/** Names the terms that take part, so that memo, imputed and employer lines are seen to be left in or out. */
function netIdentity(members: readonly LedgerLine[], unlisted: readonly UnlistedSum[]): string {
  const has = (test: (line: LedgerLine) => boolean): boolean => members.some(test);
  const terms = ["gross_pay"];
  if (has((line) => line.list === "earnings" && line.role === "cash"))
    terms.push("+ cash earnings not in gross");
  if (has((line) => line.list === "earnings" && line.role !== "cash"))
    terms.push("− imputed or memo earnings in gross");
  if (has((line) => line.list === "taxes")) terms.push("− Σ taxes");
  if (has((line) => line.list === "deductions")) terms.push("− Σ deductions");
  terms.push(...unlisted.map(({ name }) => `− ${name}`));
  return `${terms.join(" ")} = net_pay`;
}

function checkPayments(checks: CheckList, { net, payments }: LedgerEmployee, subject: string): void {
  const printed = payments.filter((payment) => payment.printed);
  if (net === null || printed.length === 0 || printed.length !== payments.length) return;
  checks.add({
    scope: "employee",
    what: `payments:${subject}`,
    identity: "Σ payments = net_pay",
    expected: net.cents,
    actual: sumMoney(printed.map(({ amount }) => amount.cents)),
    members: [`${subject}.net_pay`, ...printed.map((_, i) => `${subject}.payments[${i}].amount`)],
    tokens: [...net.tokens, ...printed.flatMap(({ amount }) => amount.tokens)],
    weight: weightOf([net.cents, ...printed.map(({ amount }) => amount.cents)]),
  });
}

const LIST_SUMS: readonly { figure: FigureName; list: ListName; identity: string }[] = [
  { figure: "total_taxes", list: "taxes", identity: "Σ taxes = printed total of taxes" },
  { figure: "total_deductions", list: "deductions", identity: "Σ deductions = printed total of deductions" },
  {
    figure: "total_employer_taxes",
    list: "employer_taxes",
    identity: "Σ employer taxes = printed total of employer taxes",
  },
  {
    figure: "total_employer_contributions",
    list: "employer_contributions",
    identity: "Σ employer contributions = printed total of employer contributions",
  },
];

/** Sums printed in the employee's own block, check by check, and in rows of a summary. */
function checkPrintedSums(
  checks: CheckList,
  employee: LedgerEmployee,
  subject: string,
  listed: ReadonlySet<ListName>,
): void {
  for (const { figure, list, identity } of LIST_SUMS) {
    // A sum of what the document lists nowhere is a figure of its own, which the net pay proves.
    if (!listed.has(list) && (listed.size === 0 || !list.startsWith("employer"))) continue;
    const all = linesOf(employee, list);
    for (const sum of sumsOf(employee, figure)) {
      const withTaxes = figure === "total_deductions" && isSumWithTaxes(employee, sum.cents);
      const lines = withTaxes ? takenOff(employee) : countedLines(all, sum.cents);
      checks.add({
        scope: "employee",
        what: `${figure}:${subject}`,
        identity: withTaxes ? "Σ taxes + Σ deductions = printed total of deductions" : identity,
        expected: sum.cents,
        actual: sumMoney(lines.map(({ amount }) => amount)),
        members: lines.map((line) => amountPath(employee, subject, line)),
        tokens: [...sum.tokens, ...lines.flatMap(amountTokens)],
        weight: weightOf([sum.cents, ...lines.map(({ amount }) => amount)]),
      });
    }
  }
  for (const figure of ["gross_pay", "net_pay"] as const) checkRepeated(checks, employee, subject, figure);
  checkReimbursements(checks, employee, subject);
  checkEmployerCost(checks, employee, subject);
}

/** Employer items printed among the deductions are no part of their sum, unless the sum holds only with them. */
function countedLines<L extends LedgerLine>(lines: readonly L[], printed: Cents): readonly L[] {
  const theirs = lines.filter((line) => line.list !== "deductions" || line.role !== "employer_cost");
  const sumIs = (list: readonly L[]): boolean => sumMoney(list.map(({ amount }) => amount)) === printed;
  return theirs.length < lines.length && !sumIs(theirs) && sumIs(lines) ? lines : theirs;
}

/** All that is taken off the pay. */
function takenOff(employee: LedgerEmployee): LedgerLine[] {
  const deductions = linesOf(employee, "deductions").filter(({ role }) => role !== "employer_cost");
  return [...linesOf(employee, "taxes"), ...deductions];
}

/** Where taxes are listed among the deductions and have no total of their own, that of the deductions is one of both. */
function isSumWithTaxes(employee: LedgerEmployee, printed: Cents): boolean {
  if (linesOf(employee, "taxes").length === 0 || sumsOf(employee, "total_taxes").length > 0) return false;
  const sumOf = (lines: readonly LedgerLine[]): Cents => sumMoney(lines.map(({ amount }) => amount));
  return (
    sumOf(countedLines(linesOf(employee, "deductions"), printed)) !== printed &&
    sumOf(takenOff(employee)) === printed
  );
}

/** Gross or net printed again for all checks together, or in a summary. */
function checkRepeated(
  checks: CheckList,
  employee: LedgerEmployee,
  subject: string,
  figure: "gross_pay" | "net_pay",
): void {
  const own = figure === "gross_pay" ? employee.gross : employee.net;
  if (own === null) return;
  for (const record of employee.sums) {
    const sum = record.figures.get(figure);
    if (sum === undefined || own.tokens.includes(sum.token)) continue;
    checks.add({
      scope: "employee",
      what: `${figure}_printed_twice:${subject}`,
      identity: `${figure} = ${figure} of the ${record.scope === "summary" ? "summary" : "employee total"}`,
      expected: sum.cents,
      actual: own.cents,
      members: [`${subject}.${figure}`],
      tokens: [sum.token, ...own.tokens],
      weight: weightOf([sum.cents, own.cents]),
    });
  }
}

function checkReimbursements(checks: CheckList, employee: LedgerEmployee, subject: string): void {
  const lines = linesOf(employee, "earnings").filter(({ inGross, role }) => !inGross && role === "cash");
  for (const sum of sumsOf(employee, "total_reimbursements")) {
    checks.add({
      scope: "employee",
      what: `total_reimbursements:${subject}`,
      identity: "Σ cash earnings not in gross = printed reimbursements",
      expected: sum.cents,
      actual: sumMoney(lines.map(({ amount }) => amount)),
      members: lines.map((line) => amountPath(employee, subject, line)),
      tokens: [...sum.tokens, ...lines.flatMap(amountTokens)],
      weight: weightOf([sum.cents, ...lines.map(({ amount }) => amount)]),
    });
  }
}

/** What an employee costs: gross, reimbursements, employer taxes and contributions, as summaries print it. */
function checkEmployerCost(checks: CheckList, employee: LedgerEmployee, subject: string): void {
  for (const record of [...employee.checks, ...employee.sums]) {
    const cost = record.figures.get("employer_cost");
    const parts = costPartsOf(record);
    if (cost === undefined || parts.length === 0 || hasOwnParts(record, cost)) continue;
    checks.add(costCheck("employee", `employer_cost:${subject}`, cost, parts, [`${subject}.gross_pay`]));
  }
}

const COST_PARTS: readonly FigureName[] = [
  "gross_pay",
  "total_reimbursements",
  "total_employer_taxes",
  "total_employer_contributions",
];

export function costCheck(
  scope: "employee" | "document",
  what: string,
  cost: MoneyReading,
  parts: readonly MoneyReading[],
  members: string[],
): Parameters<CheckList["add"]>[0] {
  return {
    scope,
    what,
    identity: "gross_pay + reimbursements + employer taxes + employer contributions = employer cost",
    expected: cost.cents,
    actual: sumMoney(parts.map(({ cents }) => cents)),
    members,
    tokens: [cost.token, ...parts.map(({ token }) => token)],
    weight: weightOf([cost.cents, ...parts.map(({ cents }) => cents)]),
  };
}

/** The figures that a cost is made of; reimbursements line by line where no sum of them is printed. */
export function costPartsOf({ figures, items }: RecordReading): MoneyReading[] {
  const parts = COST_PARTS.flatMap((name) => figures.get(name) ?? []);
  if (parts.length === 0 || figures.has("total_reimbursements")) return parts;
  return [
    ...parts,
    ...items.flatMap(({ reimbursement, amount }) => (reimbursement && amount !== null ? [amount] : [])),
  ];
}

/** Whether the layout says itself what a figure is made of. */
export function hasOwnParts({ sums }: RecordReading, figure: MoneyReading): boolean {
  return sums.some(({ total }) => total === figure);
}

/** Many checks name the same line. */
const pathsByEmployee = new WeakMap<
  LedgerEmployee,
  { subject: string; paths: ReadonlyMap<LedgerLine, string> }
>();

/** The path of a line's amount; `subject` is that of its employee. */
export function amountPath(employee: LedgerEmployee, subject: string, line: LedgerLine): string {
  let known = pathsByEmployee.get(employee);
  if (known?.subject !== subject)
    pathsByEmployee.set(employee, (known = { subject, paths: amountPaths(employee, subject) }));
  return known.paths.get(line)!;
}

function amountPaths({ lines }: LedgerEmployee, subject: string): ReadonlyMap<LedgerLine, string> {
  const counts = new Map<LedgerLine["list"], number>();
  const paths = new Map<LedgerLine, string>();
  for (const line of lines) {
    const place = counts.get(line.list) ?? 0;
    counts.set(line.list, place + 1);
    paths.set(line, `${subject}.${line.list}[${place}].amount`);
  }
  return paths;
}

export function amountTokens({ sources }: LedgerLine): Token[] {
  const tokens: Token[] = [];
  for (const { amount } of sources) if (amount !== null) tokens.push(amount.token);
  return tokens;
}

export function weightOf(figures: readonly Cents[]): number {
  let weight = 0;
  for (const cents of figures) if (cents !== 0) weight++;
  return weight;
}
