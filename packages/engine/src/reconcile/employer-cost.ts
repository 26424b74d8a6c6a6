import { sumMoney } from "@paylift/canonical";
import type { LedgerEmployee } from "../canonicalise/ledger.ts";
import type { MoneyReading, RecordReading } from "../interpret/reading.ts";
import type { FigureName, LineSection } from "../variants/variant-schema.ts";
import type { CheckList } from "./check-list.ts";
import { weightOf } from "./line-amounts.ts";

/** What an employee costs: gross, reimbursements, employer taxes and contributions, as summaries print it. */
export function checkEmployerCost(checks: CheckList, employee: LedgerEmployee, subject: string): void {
  for (const record of [...employee.checks, ...employee.sums]) {
    const cost = record.figures.get("employer_cost");
    const parts = costPartsOf(record, cost);
    if (cost === undefined || parts.length === 0 || hasOwnParts(record, cost)) continue;
    checks.add(costCheck("employee", `employer_cost:${subject}`, cost, parts, [`${subject}.gross_pay`]));
  }
}

/** Whether what an employee costs is printed, and adds up with a figure of the company's part that is not nothing. */
export function isInCost({ checks, sums }: LedgerEmployee, figure: FigureName): boolean {
  return [...checks, ...sums].some((record) => {
    const [cost, own] = [record.figures.get("employer_cost"), record.figures.get(figure)];
    if (cost === undefined || own === undefined || own.cents === 0) return false;
    const parts = costPartsOf(record, cost);
    return parts.includes(own) && sumMoney(parts.map(({ cents }) => cents)) === cost.cents;
  });
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

/**
 * The figures that a cost is made of; line by line where no sum of such lines is printed. Empty where the record prints
 * nothing that the company pays beside the gross pay. Some leave what people are paid back out of their cost, and some
 * call so what the company pays beside the gross pay alone.
 */
export function costPartsOf(record: RecordReading, cost: MoneyReading | undefined): MoneyReading[] {
  const all = partsOf(record, true);
  const isSum = (parts: readonly MoneyReading[]): boolean =>
    sumMoney(parts.map(({ cents }) => cents)) === cost?.cents;
  if (isSum(all)) return all;
  const without = partsOf(record, false);
  const gross = record.figures.get("gross_pay");
  const beside = without.filter((part) => part !== gross);
  return [without, beside].find(isSum) ?? all;
}

function partsOf({ figures, items }: RecordReading, reimbursed: boolean): MoneyReading[] {
  const parts = COST_PARTS.flatMap((name) => figures.get(name) ?? []);
  const lines = items.flatMap(({ reimbursement, section, amount }) => {
    const sum = reimbursement ? "total_reimbursements" : SUM_OF[section];
    if (reimbursement && !reimbursed) return [];
    return amount === null || sum === undefined || figures.has(sum) ? [] : [amount];
  });
  const isOnlyGross = lines.length === 0 && parts.length === 1 && figures.has("gross_pay");
  return parts.length === 0 || isOnlyGross ? [] : [...parts, ...lines];
}

const SUM_OF: Partial<Record<LineSection, FigureName>> = {
  employer_tax: "total_employer_taxes",
  employer_contribution: "total_employer_contributions",
};

/** Whether the layout says itself what a figure is made of. */
export function hasOwnParts({ sums }: RecordReading, figure: MoneyReading): boolean {
  return sums.some(({ total }) => total === figure);
}
