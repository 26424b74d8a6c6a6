import type { DeductionKind, EarningKind, EmployerTaxKind, MemoKind, TaxKind } from "@paylift/samples/parts";

type Choices = readonly [string, ...string[]];

/** What payroll products and offices call each kind of earning; any of them stands alone on its line. */
export const EARNINGS: Record<EarningKind | "salary", Choices> = {
  regular: ["Regular", "Regular Pay", "Reg", "Hourly", "Regular Hours", "REG"],
  salary: ["Salary", "Regular Salary", "Salaried", "Salary Pay"],
  overtime: ["Overtime", "OT", "O/T", "Overtime Pay", "Overtime 1.5"],
  double_overtime: ["Double Overtime", "Double Time", "Doubletime", "DT"],
  shift: ["Shift Differential", "Shift Diff", "Shift Premium", "Night Differential"],
  pto: ["PTO", "Paid Time Off", "Vacation", "Vacation Pay"],
  sick: ["Sick", "Sick Pay", "Sick Leave"],
  holiday: ["Holiday", "Holiday Pay"],
  bonus: ["Bonus", "Discretionary Bonus", "Bonus Pay"],
  commission: ["Commission", "Commissions", "Sales Commission"],
  tips: ["Paycheck Tips", "Charged Tips", "Tips Paid"],
  cash_tips: ["Cash Tips"],
  group_term_life: ["Group Term Life", "Imputed GTL", "GTL Imputed Income"],
  retro: ["Retro Pay", "Retroactive Pay", "Retro"],
  severance: ["Severance", "Severance Pay"],
  allowance: ["Auto Allowance", "Car Allowance", "Phone Allowance"],
  reimbursement: ["Reimbursement", "Expense Reimbursement", "Mileage Reimbursement"],
};

export const DEDUCTIONS: Record<DeductionKind, Choices> = {
  "401k": ["401(k)", "401k", "401K EE", "Traditional 401(k)", "401(k) Pretax"],
  roth_401k: ["Roth 401(k)", "401k Roth", "Roth 401K"],
  "401k_loan": ["401(k) Loan", "401k Loan Repayment", "401K Loan 1"],
  medical: ["Medical", "Health Insurance", "Medical Insurance", "Med Ins", "Medical PPO"],
  dental: ["Dental", "Dental Insurance", "Dental Plan"],
  vision: ["Vision", "Vision Insurance", "Vision Plan"],
  hsa: ["HSA", "Health Savings Account", "HSA Contribution"],
  fsa_medical: ["Medical FSA", "FSA Medical", "Health FSA"],
  fsa_dependent_care: ["Dependent Care FSA", "FSA Dependent Care"],
  life: ["Voluntary Life", "Life Insurance", "Supplemental Life"],
  disability: ["Short-Term Disability", "Long Term Disability", "STD"],
  commuter: ["Commuter Benefits", "Commuter Transit"],
  union_dues: ["Union Dues", "Union Dues Local 12"],
  charity: ["United Way", "Charitable Donation"],
  garnishment: ["Garnishment", "Wage Garnishment", "Creditor Garnishment"],
  child_support: ["Child Support", "Child Support Order"],
  miscellaneous: ["Uniform Deduction", "Uniforms", "Miscellaneous Deduction"],
  advance: ["Advance Repayment", "Payroll Advance"],
};

export const MEMOS: Record<MemoKind, Choices> = {
  match: ["401(k) Match", "401k Employer Match", "401(k) Company Match"],
  medical: ["Medical Employer", "Medical ER", "Employer Medical"],
  dental: ["Dental Employer", "Dental ER", "Employer Dental"],
  hsa: ["HSA Employer", "HSA ER", "Employer HSA"],
};

/** One way to write taxes throughout a document. `{s}` is the state, `{c}` the city. */
export interface TaxStyle {
  taxes: Record<TaxKind, string>;
  employer: Record<EmployerTaxKind, string>;
}

export const TAX_STYLES: readonly TaxStyle[] = [
  {
    taxes: {
      federal_income: "Federal Income Tax",
      social_security: "Social Security",
      medicare: "Medicare",
      state_income: "{s} Income Tax",
      state_disability: "{s} Disability Insurance",
      state_unemployment: "{s} Unemployment Insurance",
      family_leave: "{s} Paid Family Leave",
      long_term_care: "{s} Cares Fund",
      transit: "{s} Statewide Transit Tax",
      local_income: "{c}, {s} Local Income Tax",
      local_services: "{c}, {s} Local Services Tax",
    },
    employer: {
      social_security: "Social Security Employer",
      medicare: "Medicare Employer",
      federal_unemployment: "Federal Unemployment",
      state_unemployment: "{s} Unemployment Employer",
      employment_training: "{s} Employment Training Tax",
    },
  },
  {
    taxes: {
      federal_income: "FIT",
      social_security: "SOC SEC",
      medicare: "MED",
      state_income: "{s} SIT",
      state_disability: "{s} SDI",
      state_unemployment: "{s} SUI",
      family_leave: "{s} PFL",
      long_term_care: "{s} LTC",
      transit: "{s} Transit",
      local_income: "{c} {s} LIT",
      local_services: "{c} {s} LST",
    },
    employer: {
      social_security: "ER SOC SEC",
      medicare: "ER MED",
      federal_unemployment: "FUTA",
      state_unemployment: "{s} SUTA",
      employment_training: "{s} ETT",
    },
  },
  {
    taxes: {
      federal_income: "Fed Withholding",
      social_security: "Fed OASDI/EE",
      medicare: "Fed MED/EE",
      state_income: "{s} Withholding",
      state_disability: "{s} SDI/EE",
      state_unemployment: "{s} SUI/EE",
      family_leave: "{s} PFML/EE",
      long_term_care: "{s} Long Term Care",
      transit: "{s} Transit Tax",
      local_income: "{c} {s} City Tax",
      local_services: "{c} {s} LST",
    },
    employer: {
      social_security: "Fed OASDI/ER",
      medicare: "Fed MED/ER",
      federal_unemployment: "Fed FUTA/ER",
      state_unemployment: "{s} SUI/ER",
      employment_training: "{s} ETT/ER",
    },
  },
  {
    taxes: {
      federal_income: "Federal W/H",
      social_security: "FICA Soc Sec",
      medicare: "FICA Medicare",
      state_income: "State W/H {s}",
      state_disability: "SDI {s}",
      state_unemployment: "SUI {s}",
      family_leave: "Family Leave Ins {s}",
      long_term_care: "Long Term Care {s}",
      transit: "Transit Tax {s}",
      local_income: "Local Tax {c} {s}",
      local_services: "Local Services Tax {c} {s}",
    },
    employer: {
      social_security: "Employer FICA Soc Sec",
      medicare: "Employer FICA Medicare",
      federal_unemployment: "Employer FUTA",
      state_unemployment: "Employer SUI {s}",
      employment_training: "Employer ETT {s}",
    },
  },
];
