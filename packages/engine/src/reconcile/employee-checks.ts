import { sumMoney } from "@paylift/canonical";
import type { LedgerEmployee, LedgerLine, ListName } from "../canonicalise/ledger.ts";
import type { CheckList } from "./check-list.ts";
import { amountPath, amountTokens, weightOf } from "./line-amounts.ts";
import { effectOnGross, effectOnNet, grossOf, hasEarnings, netOf } from "./pay-effect.ts";
import { checkPrintedSums } from "./printed-sum-checks.ts";
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
  // A list of checks says what was earned and paid, and nothing of what was withheld between.
  const unlisted = unlistedSums(employee, listed);
  if (listed.size > 0 || unlisted.length > 0 || isSame(employee))
    checkNet(checks, employee, subject, unlisted);
  checkPayments(checks, employee, subject);
  checkPrintedSums(checks, employee, subject, listed);
}

function isSame({ gross, net }: LedgerEmployee): boolean {
  return gross?.cents === net?.cents;
}

function checkGross(checks: CheckList, employee: LedgerEmployee, subject: string): void {
  const { gross } = employee;
  if (gross === null || (gross.cents === 0 && !hasEarnings(employee))) return;
  const members = employee.lines.filter((line) => effectOnGross(line) !== 0);
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
  const members = employee.lines.filter((line) => effectOnNet(line) !== 0);
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
