import { moneyToJson, sumMoney, type Totals } from "@paylift/canonical";
import type { FigureName } from "../variants/variant-schema.ts";
import type { MoneyReading, RecordReading } from "../interpret/reading.ts";
import type { EvidenceMap } from "./evidence.ts";
import { linesOf, type Ledger, type ListName } from "./ledger.ts";

/** The printed totals of all employees; null where the document prints none. Those of one company among several are none. */
export function totalsJson(ledger: Ledger, evidence: EvidenceMap): Totals | null {
  const company = ledger.totals.filter(
    (total) => total.scope === "company" && !ledger.totalsOfParts.has(total),
  );
  if (company.length === 0) return null;
  const told = (name: FigureName, found: MoneyReading | undefined): number | null => {
    if (found === undefined) return null;
    evidence.add(`totals.${name}`, [found.token]);
    return moneyToJson(found.cents);
  };
  const figure = (name: FigureName): number | null => told(name, figureOf(company, name));
  const deductions = figureOf(company, "total_deductions") ?? onlyDeductions(ledger, company);
  const count = company.find(({ employeeCount }) => employeeCount !== null)?.employeeCount ?? null;
  if (count !== null) evidence.add("totals.employee_count", [count.token]);
  return {
    employee_count: count?.count ?? null,
    gross_pay: figure("gross_pay"),
    net_pay: figure("net_pay"),
    total_earnings: figure("total_earnings"),
    // A sum of taxes and deductions is neither of both.
    total_deductions:
      deductions !== undefined &&
      (isOfTaxesToo(ledger, deductions) || isAllWithheld(ledger, company, deductions))
        ? null
        : told("total_deductions", deductions),
    total_taxes: told("total_taxes", figureOf(company, "total_taxes") ?? onlyTax(ledger, company)),
  };
}

function figureOf(company: readonly RecordReading[], name: FigureName): MoneyReading | undefined {
  return company.find(({ figures }) => figures.has(name))?.figures.get(name);
}

/** Whether a total that is called deductions adds up taxes as well. */
export function isOfTaxesToo(ledger: Ledger, { cents }: MoneyReading): boolean {
  const taxes = listed(ledger, "taxes");
  return taxes !== 0 && cents === taxes + listed(ledger, "deductions");
}

/** Whether a total is all that lies between gross and net pay, where taxes are listed. */
function isAllWithheld(ledger: Ledger, company: readonly RecordReading[], { cents }: MoneyReading): boolean {
  const [gross, net] = [figureOf(company, "gross_pay"), figureOf(company, "net_pay")];
  return (
    gross !== undefined &&
    net !== undefined &&
    cents === gross.cents - net.cents &&
    listed(ledger, "taxes") !== 0
  );
}

function listed({ employees }: Ledger, name: ListName): number {
  return sumMoney(employees.flatMap((employee) => linesOf(employee, name).map(({ amount }) => amount)));
}

/** Where everybody pays one tax alone, the sum below its column is that of all taxes. */
function onlyTax({ employees }: Ledger, company: readonly RecordReading[]): MoneyReading | undefined {
  const labels = new Set(
    employees.flatMap((employee) => linesOf(employee, "taxes").map(({ description }) => description)),
  );
  const [label] = labels;
  if (labels.size !== 1) return undefined;
  const printed = company.flatMap(({ items }) => items.filter(({ section }) => section === "tax"));
  const [sum, another] = printed.filter((item) => item.amount !== null && item.label.text === label);
  return another === undefined ? (sum?.amount ?? undefined) : undefined;
}

/** Where all that is deducted stands in one list, as before tax, the sum of that list is that of all deductions. */
function onlyDeductions({ employees }: Ledger, company: readonly RecordReading[]): MoneyReading | undefined {
  const deducted = employees.flatMap(({ checks }) =>
    checks.flatMap(({ items }) => items.filter(({ section }) => section === "deduction")),
  );
  const parts = new Set(deducted.map(({ part }) => part));
  const [part] = parts;
  if (parts.size !== 1 || part === undefined) return undefined;
  return company.flatMap(({ sums }) => sums).find(({ of }) => of.length === 1 && of[0] === part)?.total;
}
