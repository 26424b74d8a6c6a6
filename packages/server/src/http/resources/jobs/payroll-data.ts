import {
  moneyFromJson,
  moneyToJson,
  sumMoney,
  type CanonicalOutput,
  type Deduction,
  type Employee,
} from "@paylift/canonical";

/** The short shape of a canonical output: deductions by name, totals even where the document prints none. */
export function toPayrollData(output: CanonicalOutput): object {
  const { pay_period, employees, totals } = output;
  const gross = employees.map(({ gross_pay }) => gross_pay);
  const net = employees.map(({ net_pay }) => net_pay);
  const deducted = employees.flatMap((employee) => withheld(employee).map(({ amount }) => amount));
  return {
    pay_period: { start_date: pay_period.start, end_date: pay_period.end },
    employees: employees.map((employee) => ({
      name: employee.name,
      gross_pay: employee.gross_pay,
      net_pay: employee.net_pay,
      deductions: byName(withheld(employee)),
    })),
    totals: {
      gross_pay: totals?.gross_pay ?? sum(gross),
      net_pay: totals?.net_pay ?? sum(net),
      total_deductions: totals?.total_deductions ?? sum(deducted) ?? 0,
    },
  };
}

/** What lowers net pay; lines that the employer pays or that are only noted are no deductions of the employee. */
function withheld(employee: Employee): Deduction[] {
  return employee.deductions.filter(({ role }) => role === "cash");
}

/** One amount a name: lines of the same name are added up. */
function byName(deductions: readonly Deduction[]): Record<string, number> {
  const cents = new Map<string, number>();
  for (const { description, code, type, amount } of deductions) {
    const name = description === "" ? (code ?? type) : description;
    cents.set(name, sumMoney([cents.get(name) ?? 0, moneyFromJson(amount)]));
  }
  return Object.fromEntries([...cents].map(([name, amount]) => [name, moneyToJson(amount)]));
}

/** The sum of the known amounts; null when there are amounts and none is known. */
function sum(amounts: readonly (number | null)[]): number | null {
  const known = amounts.filter((amount) => amount !== null);
  if (known.length === 0 && amounts.length > 0) return null;
  return moneyToJson(sumMoney(known.map((amount) => moneyFromJson(amount))));
}
