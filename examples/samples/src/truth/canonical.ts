export interface Earning {
  code: string | null;
  description: string;
  type: string;
  role: "cash" | "memo" | "imputed";
  hours: number | null;
  rate: number | null;
  amount: number;
  ytd_hours: null;
  ytd_amount: null;
}

export interface Deduction {
  code: string | null;
  description: string;
  type: string;
  role: "cash" | "employer_cost";
  pretax: boolean | null;
  amount: number;
  ytd_amount: null;
}

export interface Tax {
  code: string | null;
  description: string;
  type: string;
  jurisdiction: string;
  locality: string | null;
  taxable_wages: null;
  amount: number;
  ytd_taxable_wages: null;
  ytd_amount: null;
}

export interface Payment {
  number: string | null;
  method: "check" | "direct_deposit";
  date: null;
  amount: number;
}

export interface TruthEmployee {
  employee_id: string;
  name: string;
  department: string | null;
  gross_pay: number;
  net_pay: number;
  earnings: Earning[];
  deductions: Deduction[];
  taxes: Tax[];
  employer_taxes: Tax[];
  employer_contributions: Deduction[];
  payments: Payment[];
}

export interface Inconsistency {
  kind: string;
  employee_id?: string;
  employee?: string;
  field: string;
  line?: string;
  printed: number;
  adds_up_to: number;
  off_by: number;
}

export interface Truth {
  schema_version: "1.0";
  provider: string;
  format_variant: null;
  format_type: "payroll_journal";
  company: { name: string; id: string | null };
  currency: "USD";
  pay_period: { start: string | null; end: string };
  pay_date: string;
  run_kind: string | null;
  employees: TruthEmployee[];
  totals: {
    employee_count: number | null;
    gross_pay: number;
    net_pay: number;
    total_earnings: null;
    total_deductions: number;
    total_taxes: number;
  };
  _inconsistencies: Inconsistency[];
  _meta: {
    family: string;
    version: string;
    degrade: string;
    split: "samples";
    pages: number;
    employees: number;
    scanned_pages: number[];
    departments: Record<string, string>;
  };
}
