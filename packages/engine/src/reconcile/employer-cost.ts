import { sumMoney } from "@paylift/canonical";
import type { LedgerEmployee } from "../canonicalise/ledger.ts";
import type { MoneyReading, RecordReading } from "../interpret/reading.ts";
import type { FigureName } from "../variants/variant-schema.ts";
import type { CheckList } from "./check-list.ts";
import { weightOf } from "./line-amounts.ts";

/** What an employee costs: gross, reimbursements, employer taxes and contributions, as summaries print it. */
export function checkEmployerCost(checks: CheckList, employee: LedgerEmployee, subject: string): void {
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
