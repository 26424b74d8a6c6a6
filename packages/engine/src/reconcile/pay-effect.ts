import { addMoney, type Cents } from "@paylift/canonical";
import {
  linesOf,
  type DeductionLine,
  type EarningLine,
  type LedgerEmployee,
  type LedgerLine,
} from "../canonicalise/ledger.ts";

/**
 * What a line adds to gross pay, in integer minor units:
 * gross_pay + cash earnings not in gross − imputed or memo earnings in gross − taxes − deductions = net_pay
 * (canonical schema, Employee).
 */
export function effectOnGross(line: LedgerLine): Cents {
  return line.list === "earnings" && line.inGross ? line.amount : 0;
}

/** What a line adds to net pay beyond gross pay, by the same sum. */
export function effectOnNet(line: LedgerLine): Cents {
  switch (line.list) {
    case "earnings":
      return ofEarning(line);
    case "taxes":
      return -line.amount;
    case "deductions":
      return ofDeduction(line);
    default:
      return 0;
  }
}

function ofEarning({ amount, role, inGross, takenBack }: EarningLine): Cents {
  const paid = role === "cash";
  // What an offset takes out of gross pay is not taken out twice.
  if (inGross) return paid || takenBack === true ? 0 : -amount;
  return paid ? amount : 0;
}

function ofDeduction({ amount, role }: DeductionLine): Cents {
  return role === "cash" || role === "offset" ? -amount : 0;
}

/** Gross pay as the earnings add up. */
export function grossOf(employee: LedgerEmployee): Cents {
  let gross = 0;
  for (const line of employee.lines) gross = addMoney(gross, effectOnGross(line));
  return gross;
}

/** Net pay as it follows from a gross pay. */
export function netOf(employee: LedgerEmployee, gross: Cents): Cents {
  let net = gross;
  for (const line of employee.lines) net = addMoney(net, effectOnNet(line));
  return net;
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
