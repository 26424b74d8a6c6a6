import type { Ledger } from "../canonicalise/ledger.ts";
import { CheckList, type ProvenCheck } from "./check-list.ts";
import { checkHoursOfCompany } from "./company-hours-checks.ts";
import { checkEmployee } from "./employee-checks.ts";
import { checkHours } from "./hours-checks.ts";
import { checkLineSums } from "./line-sum-checks.ts";
import { checkPrintedFigures } from "./printed-figure-checks.ts";
import { checkRates } from "./rate-checks.ts";
import { checkSums } from "./sum-checks.ts";
import { settleRoles } from "./settle-roles.ts";
import { checkStatements } from "./statement-checks.ts";
import { checkYearToDate } from "./ytd-checks.ts";
import { checkTaxRates } from "./tax-rate-checks.ts";
import { checkTotals } from "./total-checks.ts";
import { checkTotalsAlone } from "./totals-alone.ts";
import { isUnlisted, listsOf } from "./unlisted-sums.ts";

/** Settles the roles of lines, then makes every check that the document allows. */
export function reconcile(ledger: Ledger): ProvenCheck[] {
  settleRoles(ledger);
  const checks = new CheckList();
  const listed = listsOf(ledger.employees);
  ledger.employees.forEach((employee, i) => checkEmployee(checks, employee, i, listed));
  checkRates(checks, ledger.employees);
  checkHours(checks, ledger);
  checkTaxRates(checks, ledger.employees);
  checkLineSums(checks, ledger);
  if (ledger.employees.length > 0) checkTotals(checks, ledger);
  if (ledger.employees.every(isUnlisted)) checkTotalsAlone(checks, ledger);
  checkSums(checks, ledger);
  checkHoursOfCompany(checks, ledger);
  checkStatements(checks, ledger);
  checkYearToDate(checks, ledger);
  checkPrintedFigures(checks, ledger);
  return checks.all;
}
