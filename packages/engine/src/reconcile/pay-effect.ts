import { sumMoney, type Cents } from "@paylift/canonical";
import {
  linesOf,
  type DeductionLine,
  type EarningLine,
  type LedgerEmployee,
  type LedgerLine,
} from "../canonicalise/ledger.ts";

/** What a line adds to gross pay, and to net pay beyond gross pay; in integer minor units. */
export interface PayEffect {
  gross: Cents;
  net: Cents;
}

/**
 * gross_pay + cash earnings not in gross − imputed or memo earnings in gross − taxes − deductions = net_pay
 * (canonical schema, Employee). Gives each line's part in the two sums.
 */
export function effectOf(line: LedgerLine): PayEffect {
  switch (line.list) {
    case "earnings":
      return earningEffect(line);
    case "taxes":
      return { gross: 0, net: -line.amount };
    case "deductions":
      return { gross: 0, net: deductionEffect(line) };
    default:
      return { gross: 0, net: 0 };
  }
}

function earningEffect({ amount, role, inGross }: EarningLine): PayEffect {
  const paid = role === "cash";
  if (inGross) return { gross: amount, net: paid ? 0 : -amount };
  return { gross: 0, net: paid ? amount : 0 };
}

function deductionEffect({ amount, role }: DeductionLine): Cents {
  return role === "cash" || role === "offset" ? -amount : 0;
}

/** Gross pay as the earnings add up. */
export function grossOf(employee: LedgerEmployee): Cents {
  return sumMoney(employee.lines.map((line) => effectOf(line).gross));
}

/** Net pay as it follows from a gross pay. */
export function netOf(employee: LedgerEmployee, gross: Cents): Cents {
  return sumMoney([gross, ...employee.lines.map((line) => effectOf(line).net)]);
}

export function hasEarnings(employee: LedgerEmployee): boolean {
  return linesOf(employee, "earnings").length > 0;
}

/** Whether the sums that can be made for an employee hold. */
export function ties(employee: LedgerEmployee): boolean {
  const { gross, net } = employee;
  const base = gross?.cents ?? grossOf(employee);
  return (
    (gross === null || gross.cents === grossOf(employee)) &&
    (net === null || net.cents === netOf(employee, base))
  );
}
