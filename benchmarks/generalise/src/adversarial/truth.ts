import type { CanonicalOutput, FormatType } from "@paylift/canonical";
import { validateCanonicalOutput } from "@paylift/canonical/schema";
import {
  deductionsOf,
  dollars,
  earningsOf,
  employerTaxesOf,
  memosOf,
  naturalName,
  taxesOf,
  totalsOf,
  type Check,
  type Employee,
  type Reading,
} from "@paylift/samples/parts";
import type { Job } from "./job.ts";
import type { Traits } from "./traits.ts";

type Line = ReturnType<typeof deductionsOf>[number] | ReturnType<typeof taxesOf>[number];

/** What a layout prints of a payroll. */
export interface TruthReading {
  /** False where it lists lines of people without saying what they are paid. */
  pay: boolean;
  /** Null where no earnings are printed; hours and rates that are not printed are null in the truth. */
  earnings: { hours: boolean; rates: boolean } | null;
  deductions: boolean;
  taxes: boolean;
  /** Employer taxes and contributions. */
  employer: { taxes: boolean; contributions: boolean };
  /** Taxable wages of a tax line, in cents; null where none are printed. */
  taxableCents: ((employee: Employee) => number) | null;
  /** Year-to-date figure of a line, in cents; null where none are printed. */
  ytdCents: ((cents: number) => number) | null;
  payments: boolean;
  ids: boolean;
  departments: boolean;
  /** False where the layout never prints when the period begins; else the traits tell. */
  periodStart?: boolean;
  totals: { pay: boolean; taxes: boolean; deductions: boolean; employees: boolean } | null;
}

/** Pay, and the amounts of its lines. */
export const PLAIN_READING: TruthReading = {
  pay: true,
  earnings: { hours: false, rates: false },
  deductions: true,
  taxes: true,
  employer: { taxes: false, contributions: false },
  taxableCents: null,
  ytdCents: null,
  payments: false,
  ids: false,
  departments: false,
  totals: null,
};

/** Grand totals that say what is paid alone. */
export const PAY_TOTALS = { pay: true, taxes: false, deductions: false, employees: false };

/** What registers print of people as their traits say, and whatever else `printed` names; totals only where they are. */
export function registerReading(
  traits: Traits,
  { totals = null, ...printed }: Partial<TruthReading>,
): TruthReading {
  return {
    ...PLAIN_READING,
    ids: traits.ids,
    departments: traits.departments !== "none",
    totals: traits.grandTotals ? totals : null,
    ...printed,
  };
}

/** What the document says, as a perfect reader gives it. */
export function truthOf(job: Job, formatType: FormatType, reading: TruthReading): CanonicalOutput {
  const { payroll, traits } = job;
  const employees = payroll.employees.map((employee) => employeeTruth(employee, job, reading));
  const checked = validateCanonicalOutput({
    schema_version: "1.0",
    provider: null,
    format_variant: null,
    format_type: formatType,
    company: { name: payroll.company.name, id: null },
    currency: "USD",
    pay_period: {
      start: traits.period === "end only" || reading.periodStart === false ? null : payroll.period.start,
      end: payroll.period.end,
    },
    pay_date: payroll.period.payDate,
    run_kind: null,
    employees: employees.filter((employee) => reading.pay || hasLines(employee)),
    totals: totalsTruth(job, reading),
  });
  if (!checked.valid) throw new Error(`The truth is not canonical: ${JSON.stringify(checked.errors)}`);
  return checked.value;
}

/** A listing names only those who have something to list. */
const hasLines = (lists: Record<"deductions" | "taxes" | "employer_taxes", readonly unknown[]>): boolean =>
  lists.deductions.length + lists.taxes.length + lists.employer_taxes.length > 0;

function employeeTruth(employee: Employee, job: Job, reading: TruthReading) {
  const { wording } = job;
  const sum = (pick: (check: Check) => number): number | null =>
    reading.pay ? dollars(employee.checks.reduce((total, check) => total + pick(check), 0)) : null;
  const ytd = <Printed extends Pick<Line, "amount">>(line: Printed) =>
    reading.ytdCents === null
      ? line
      : { ...line, ytd_amount: dollars(reading.ytdCents(Math.round(line.amount * 100))) };
  const wages = reading.taxableCents === null ? null : dollars(reading.taxableCents(employee));
  const taxed = (line: Line) => ({ ...ytd(line), taxable_wages: wages });
  return {
    employee_id: reading.ids ? employee.id : "",
    name: job.traits.capitals ? naturalName(employee.name).toUpperCase() : naturalName(employee.name),
    department: reading.departments ? (employee.department?.name ?? null) : null,
    gross_pay: sum(({ grossCents }) => grossCents),
    net_pay: sum(({ netCents }) => netCents),
    earnings: earningsTruth(employee, job, reading).map(ytd),
    deductions: reading.deductions ? deductionsOf(employee, wording).map(ytd) : [],
    taxes: reading.taxes ? taxesOf(employee, wording).map(taxed) : [],
    employer_taxes: reading.employer.taxes ? employerTaxesOf(employee, wording).map(taxed) : [],
    employer_contributions: reading.employer.contributions ? memosOf(employee, wording, "cash").map(ytd) : [],
    payments: reading.payments
      ? employee.checks.map(({ number, method, netCents }) => ({
          number: String(number),
          method,
          date: null,
          amount: dollars(netCents),
        }))
      : [],
  };
}

function earningsTruth(employee: Employee, { wording }: Job, { earnings }: TruthReading) {
  if (earnings === null) return [];
  const printed: Pick<Reading, "lineRates" | "salariedHours"> = {
    lineRates: earnings.rates,
    salariedHours: true,
  };
  return earningsOf(employee, wording, printed).map((line) => ({
    ...line,
    hours: earnings.hours ? line.hours : null,
  }));
}

function totalsTruth({ payroll }: Job, { totals }: TruthReading): CanonicalOutput["totals"] {
  if (totals === null) return null;
  const sums = totalsOf(payroll.employees);
  const printed = (isPrinted: boolean, cents: number): number | null => (isPrinted ? dollars(cents) : null);
  return {
    employee_count: totals.employees ? sums.employees : null,
    gross_pay: printed(totals.pay, sums.grossCents),
    net_pay: printed(totals.pay, sums.netCents),
    total_earnings: null,
    total_deductions: printed(totals.deductions, sums.deductionCents),
    total_taxes: printed(totals.taxes, sums.taxCents),
  };
}
