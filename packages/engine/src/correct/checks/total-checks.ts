import { moneyToJson, sumMoney, type Cents } from "@paylift/canonical";
import type { Check } from "../../api/result.ts";
import { recordPath } from "../draft.ts";
import { centsAt, type BeforeAndAfter } from "./before-and-after.ts";

const FIGURES = ["gross_pay", "net_pay"] as const;

/** Sums of totals that the result lacked and somebody has said: gross and net pay against those of the employees. */
export function totalChecks({ after, journal }: BeforeAndAfter, checks: readonly Check[]): Check[] {
  return FIGURES.flatMap((figure) => {
    const total = `totals.${figure}`;
    const id = `document.${figure}:company`;
    const expected = centsAt(after, total);
    if (expected === null || !journal.said.has(total) || checks.some((check) => check.id === id)) return [];
    const people = [...after.employees.keys()].map((employee) => `${recordPath(employee)}.${figure}`);
    const amounts = people.map((path) => centsAt(after, path));
    if (amounts.length === 0 || amounts.includes(null)) return [];
    return [sumCheck(id, figure, expected, sumMoney(amounts as Cents[]), [total, ...people])];
  });
}

function sumCheck(id: string, figure: string, expected: Cents, actual: Cents, members: string[]): Check {
  return {
    id,
    scope: "document",
    identity: `Σ ${figure} of the employees = printed total`,
    expected: moneyToJson(expected),
    actual: moneyToJson(actual),
    difference: moneyToJson(actual - expected),
    passed: actual === expected,
    members,
  };
}
