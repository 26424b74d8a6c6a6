import { sumMoney, type Cents } from "@paylift/canonical";
import { linesOf, type LedgerEmployee, type LedgerLine, type ListName } from "../canonicalise/ledger.ts";
import type { FigureName } from "../variants/variant-schema.ts";
import type { CheckList } from "./check-list.ts";
import { checkEmployerCost, isInCost } from "./employer-cost.ts";
import { amountPath, amountTokens, weightOf } from "./line-amounts.ts";
import { sumsOf } from "./printed-sums.ts";

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
export function checkPrintedSums(
  checks: CheckList,
  employee: LedgerEmployee,
  subject: string,
  listed: ReadonlySet<ListName>,
): void {
  for (const { figure, list, identity } of LIST_SUMS) {
    // A sum of what the document lists nowhere is a figure of its own, which the net pay or the cost proves.
    const isApart = listed.size === 0 || !list.startsWith("employer") || isInCost(employee, figure);
    if (!listed.has(list) && isApart) continue;
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
