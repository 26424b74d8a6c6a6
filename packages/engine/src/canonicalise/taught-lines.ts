import { taughtKey, type Taught } from "../variants/compiled-taught.ts";
import type { TaughtLineData } from "../variants/taught-schema.ts";
import {
  isTax,
  type DeductionLine,
  type EarningLine,
  type Ledger,
  type LedgerEmployee,
  type LedgerLine,
  type TaxLine,
} from "./ledger.ts";
import type { ItemReading, RecordReading } from "../interpret/reading.ts";
import { departmentName } from "./department-name.ts";
import { labelOf } from "./build-ledger.ts";
import { classifyItem } from "./classify-item.ts";

/**
 * A ledger as its layout was taught: its lines are what a person said of lines that are read alike. The ledger itself stays
 * as it is.
 */
export function taughtLedger(ledger: Ledger, taught: Taught): Ledger {
  const changed = new Map(ledger.totals.map((record) => [record, taughtTotal(record, ledger, taught)]));
  // Whom a total is of is known by its place among the records, so they stay the same ones.
  const ofTotal = (record: RecordReading): RecordReading => changed.get(record) ?? record;
  return {
    ...ledger,
    employees: ledger.employees.map((employee) => taughtEmployee(employee, ledger, taught)),
    totals: ledger.totals.map(ofTotal),
    reading: { ...ledger.reading, records: ledger.reading.records.map(ofTotal) },
  };
}

/** Printed totals are those of the lines that are called alike. */
function taughtTotal(record: RecordReading, { reading }: Ledger, taught: Taught): RecordReading {
  const items = record.items.map((item): ItemReading => {
    const line = classifyItem(item, labelOf(item, reading));
    const is = line === null ? null : (taught.lines.get(taughtKey(line)) ?? null);
    if (line === null || is === null) return item;
    const { code = line.code, description = line.description, list } = is;
    return { ...item, section: SECTION_OF[list], code, label: { ...item.label, text: description } };
  });
  return items.every((item, i) => item === record.items[i]) ? record : { ...record, items };
}

function taughtEmployee(employee: LedgerEmployee, { reading }: Ledger, taught: Taught): LedgerEmployee {
  const lines = employee.lines.flatMap((line) => {
    const is = taught.lines.get(taughtKey(line));
    if (is === undefined) return line;
    return is === null ? leftOut(line) : taughtLine(line, is);
  });
  const paid = reading.facts.get("pay_date") ?? null;
  const { paid_on_pay_date: arePaidTogether, dates_payments: datesPayments, department } = taught.data;
  const payments = employee.payments.map((payment) => {
    if (datesPayments === false) return { ...payment, date: null };
    return arePaidTogether === true ? { ...payment, date: payment.date ?? paid } : payment;
  });
  const called = employee.department;
  return {
    ...employee,
    lines,
    payments,
    department:
      called !== null && department === "name" ? { ...called, text: departmentName(called.text) } : called,
  };
}

/** What was said to be no pay is left out; where it has an amount all the same, it is kept, and somebody looks at it. */
function leftOut(line: LedgerLine): LedgerLine[] {
  return line.amount === 0 ? [] : [line];
}

type Is = NonNullable<TaughtLineData["is"]>;

function taughtLine(line: LedgerLine, is: Is): LedgerLine {
  const { code = line.code, description = line.description } = is;
  const base = { ...line, code, description, known: true };
  const { list } = is;
  if (list === line.list) return { ...base, ...changedIn(is) } as LedgerLine;
  const sources = line.sources.map((item): ItemReading => ({ ...item, section: SECTION_OF[list] }));
  const moved = { code, description, known: true, amount: line.amount, ytdAmount: line.ytdAmount, sources };
  if (is.list === "earnings") {
    const { type = "other", role = "cash" } = is;
    const none = { hours: null, rate: null, ytdHours: null };
    return {
      ...moved,
      ...none,
      list: is.list,
      type,
      role,
      inGross: type !== "reimbursement",
    } satisfies EarningLine;
  }
  if (isOfTax(is)) {
    const { type = "other" } = is;
    const { taxableWages, ytdTaxableWages, jurisdiction, locality } = isTax(line) ? line : NO_WAGES;
    const wages = { taxableWages, ytdTaxableWages };
    const place = is.locality === null ? null : locality;
    return { ...moved, list: is.list, type, jurisdiction, locality: place, ...wages } satisfies TaxLine;
  }
  const { type = "other", role = "cash", pretax = null } = is;
  return { ...moved, list: is.list, type, role, pretax } satisfies DeductionLine;
}

const NO_WAGES = { taxableWages: null, ytdTaxableWages: null, jurisdiction: null, locality: null };

function isOfTax(is: Is): is is Extract<Is, { list: "taxes" | "employer_taxes" }> {
  return is.list === "taxes" || is.list === "employer_taxes";
}

/** What the same list says otherwise of a line. */
function changedIn(is: Is): Partial<LedgerLine> {
  const { code: _code, description: _description, ...told } = is;
  return is.list === "earnings" && is.type !== undefined
    ? ({ ...told, inGross: is.type !== "reimbursement" } as Partial<LedgerLine>)
    : (told as Partial<LedgerLine>);
}

const SECTION_OF: Readonly<Record<Is["list"], ItemReading["section"]>> = {
  earnings: "earning",
  deductions: "deduction",
  taxes: "tax",
  employer_taxes: "employer_tax",
  employer_contributions: "employer_contribution",
};
