import type { Ledger } from "../canonicalise/ledger.ts";
import type { CheckList } from "./check-list.ts";

/** Counts are checked like amounts: one is a whole unit. */
const ONE = 100;

/**
 * A heading promises the gross or the net pay of each employee, and the document shows nobody's: the column is there and
 * its figures are not, as on a damaged page. Sums cannot tell, as the ones through it cannot be made.
 */
export function checkPrintedFigures(checks: CheckList, { employees, reading }: Ledger): void {
  const paid = employees.filter(({ lines }) => lines.some(({ amount }) => amount !== 0));
  if (paid.length === 0) return;
  for (const figure of reading.printedOfPeople) {
    const printed = employees.filter(
      ({ gross, net }) => (figure === "gross_pay" ? gross : net) !== null,
    ).length;
    if (printed > 0) continue;
    checks.add({
      scope: "document",
      what: `${figure}_of_employees`,
      identity: `employees with a printed ${figure} = employees, as a heading promises it`,
      expected: paid.length * ONE,
      actual: 0,
      members: [],
      tokens: [],
      weight: 0,
    });
  }
}
