import type { Sheet } from "../drawing/sheet.ts";
import type { Typeface } from "../drawing/typeface.ts";
import type { MoneyStyle } from "../numbers.ts";
import type { Check, Company, Employee, Payroll, PersonName } from "../payroll/model.ts";
import type { PayrollTraits } from "../payroll/payroll.ts";
import type { PayrollTotals } from "../payroll/totals.ts";
import type { Random } from "../random.ts";
import type { Payment } from "../truth/canonical.ts";
import type { Wording } from "../wording/wording.ts";

/** Everything a layout draws from. A misprint is in `printed` and `totals`, never in `actual`. */
export interface Job {
  printed: Payroll;
  /** What department totals and recaps are added up from. */
  actual: Payroll;
  totals: PayrollTotals;
  wording: Wording;
  money: MoneyStyle;
  sheet: Sheet;
  /** For the choices of one document: keeping blocks together, batch numbers and the like. */
  random: Random;
}

/** How the truth reads what the layout prints. */
export interface Reading {
  company(company: Company): { name: string; id: string | null };
  periodStart: boolean;
  runKind: string | null;
  employeeId(employee: Employee): string;
  employeeName(name: PersonName): string;
  department: "code" | "name";
  /** Whether each employee names the department, or only the heading of a group does. */
  departmentEverywhere: boolean;
  lineRates: boolean;
  salariedHours: boolean;
  memos: "deductions" | "employer_contributions" | "not printed";
  employerTaxes: boolean;
  payments(check: Check): Payment[];
  employeeCount: boolean;
}

export interface Layout {
  name: string;
  provider: string;
  family: string;
  version: string;
  traits: PayrollTraits;
  money: MoneyStyle;
  typeface(random: Random): Typeface;
  wording(random: Random): Wording;
  reading: Reading;
  draw(job: Job): void;
}
