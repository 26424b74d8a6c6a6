export type EarningKind =
  | "regular"
  | "overtime"
  | "double_overtime"
  | "shift"
  | "pto"
  | "sick"
  | "holiday"
  | "bonus"
  | "commission"
  | "tips"
  | "cash_tips"
  | "group_term_life"
  | "retro"
  | "severance"
  | "allowance"
  | "reimbursement";

export type DeductionKind =
  | "401k"
  | "roth_401k"
  | "401k_loan"
  | "medical"
  | "dental"
  | "vision"
  | "hsa"
  | "fsa_medical"
  | "fsa_dependent_care"
  | "life"
  | "disability"
  | "commuter"
  | "union_dues"
  | "charity"
  | "garnishment"
  | "child_support"
  | "miscellaneous"
  | "advance";

export type MemoKind = "match" | "medical" | "dental" | "hsa";

export type TaxKind =
  | "federal_income"
  | "social_security"
  | "medicare"
  | "state_income"
  | "state_disability"
  | "state_unemployment"
  | "family_leave"
  | "long_term_care"
  | "transit"
  | "local_income"
  | "local_services";

export type EmployerTaxKind =
  | "social_security"
  | "medicare"
  | "federal_unemployment"
  | "state_unemployment"
  | "employment_training";

/** Hours are hundredths, rates ten-thousandths of a dollar, money cents. */
export interface EarningLine {
  kind: EarningKind;
  hours: number | null;
  rate: number | null;
  cents: number;
}

export interface DeductionLine {
  kind: DeductionKind;
  cents: number;
}

export interface MemoLine {
  kind: MemoKind;
  cents: number;
}

export interface City {
  name: string;
  code: string;
  ratePpm: number;
  servicesCents: number;
}

export interface TaxLine {
  kind: TaxKind;
  state: string | null;
  city: City | null;
  cents: number;
}

export interface EmployerTaxLine {
  kind: EmployerTaxKind;
  state: string | null;
  cents: number;
}

export interface Allocation {
  account: "checking" | "savings";
  digits: string;
  cents: number;
}

/** The sums stand beside the lines because a document may misprint one of either. */
export interface Check {
  number: number;
  method: "check" | "direct_deposit";
  earnings: EarningLine[];
  deductions: DeductionLine[];
  memos: MemoLine[];
  taxes: TaxLine[];
  employerTaxes: EmployerTaxLine[];
  allocations: Allocation[];
  grossCents: number;
  reimbursementCents: number;
  taxCents: number;
  deductionCents: number;
  netCents: number;
}

export interface PersonName {
  given: string;
  middle: string | null;
  family: string;
  suffix: string | null;
}

export interface Department {
  code: string;
  name: string;
}

export interface Employee {
  id: string;
  name: PersonName;
  department: Department | null;
  pay: { basis: "hourly"; rate: number } | { basis: "salaried"; cents: number };
  state: string;
  secondState: string | null;
  city: City | null;
  filing: "S" | "M" | "H";
  status: "A" | "T";
  lastFour: string;
  checks: Check[];
}

export interface Company {
  name: string;
  code: string;
  clientNumber: string;
  branch: string;
}

export interface Period {
  frequency: "weekly" | "biweekly" | "semimonthly" | "monthly";
  start: string;
  end: string;
  payDate: string;
}

export interface Payroll {
  company: Company;
  period: Period;
  departments: Department[];
  /** With false the employees run on in one list, whatever their departments. */
  grouped: boolean;
  employees: Employee[];
}
