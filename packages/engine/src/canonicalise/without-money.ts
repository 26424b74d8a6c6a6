import type { Ledger } from "./ledger.ts";

/** A ledger of who is paid, of whose amounts none could be read: an amount that is not known is no zero. */
export function withoutMoney(ledger: Ledger): Ledger {
  return {
    ...ledger,
    employees: ledger.employees.map((employee) => ({
      ...employee,
      gross: null,
      net: null,
      lines: [],
      payments: [],
    })),
    totals: ledger.totals.map((total) => ({ ...total, figures: new Map() })),
  };
}
