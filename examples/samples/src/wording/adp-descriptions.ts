import type { DeductionKind, EarningKind, EmployerTaxKind, MemoKind, TaxKind } from "../payroll/model.ts";
import type { Random } from "../random.ts";
import { chooseWords, label, type Wording, type Words } from "./wording.ts";

const EARNINGS: Record<EarningKind, Words> = {
  regular: ["Regular"],
  overtime: ["Overtime"],
  double_overtime: ["DBL", "Double Time"],
  shift: ["SHF", "Shift Diff"],
  pto: ["VAC", "Vacation"],
  sick: ["SIC", "Sick"],
  holiday: ["HOL", "Holiday"],
  bonus: ["BON", "Bonus"],
  commission: ["COM", "Commission"],
  tips: ["TIP", "Tips"],
  cash_tips: ["CTP", "Cash Tips"],
  group_term_life: ["GTL", "Group Term Life"],
  retro: ["RET", "Retro Pay"],
  severance: ["SEV", "Severance"],
  allowance: ["AUT", "Auto Allow"],
  reimbursement: ["EXP", "Expense Reimb"],
};

const DEDUCTIONS: Record<DeductionKind, readonly [Words, ...Words[]]> = {
  "401k": [["K", "401(k)"]],
  roth_401k: [["R", "Roth 401(k)"]],
  "401k_loan": [["L", "401(k) Loan"]],
  medical: [
    ["MED", "Medical"],
    ["MED", "Medical PPO Family"],
  ],
  dental: [
    ["DEN", "Dental"],
    ["DEN", "Dental Plan Family"],
  ],
  vision: [
    ["VIS", "Vision"],
    ["VIS", "Vision Plan Employee"],
  ],
  hsa: [["HSA", "HSA"]],
  fsa_medical: [["FSA", "Health FSA"]],
  fsa_dependent_care: [["DCF", "Dep Care FSA"]],
  life: [
    ["LIF", "Life Ins"],
    ["LIF", "Life Ins Spouse Child"],
  ],
  disability: [["STD", "Short Term Dis"]],
  commuter: [["TRN", "Commuter"]],
  union_dues: [
    ["UND", "Union Dues"],
    ["UND", "Union Dues Local 1245"],
  ],
  charity: [["CHR", "United Way"]],
  garnishment: [["GAR", "Garnishment"]],
  child_support: [["CS", "Child Support"]],
  miscellaneous: [["MSC", "Misc Deduction"]],
  advance: [["ADV", "Advance Repay"]],
};

const MEMOS: Record<MemoKind, Words> = {
  match: ["MKM", "401(k) Match"],
  medical: ["MMD", "ER Medical"],
  dental: ["MDN", "ER Dental"],
  hsa: ["MHS", "ER HSA"],
};

const FEDERAL: Partial<Record<TaxKind, string>> = {
  federal_income: "Federal Income",
  social_security: "Social Security",
  medicare: "Medicare",
};

const STATE: Partial<Record<TaxKind, string>> = {
  state_income: "State Income",
  state_disability: "SDI",
  state_unemployment: "SUI",
  family_leave: "PFML",
  long_term_care: "Cares LTC",
  transit: "Transit Tax",
};

const FAMILY_LEAVE: Record<string, string> = {
  CO: "FAMLI",
  CT: "Paid Leave",
  NJ: "FLI",
  NY: "Paid Family Leave",
  OR: "Paid Leave",
};

const EMPLOYER: Record<EmployerTaxKind, string> = {
  social_security: "Social Security - Employer",
  medicare: "Medicare - Employer",
  federal_unemployment: "FUTA",
  state_unemployment: "SUI - Employer",
  employment_training: "ETT - Employer",
};

export function adpDescriptions(random: Random): Wording {
  const chosen = chooseWords(random, DEDUCTIONS);
  return {
    earning: (line) => label(EARNINGS[line.kind]),
    deduction: (kind) => label(chosen[kind]),
    memo: (kind) => label(MEMOS[kind]),
    employerTax: (line) => label([line.state ? `${line.state} ${EMPLOYER[line.kind]}` : EMPLOYER[line.kind]]),
    tax({ kind, state, city }) {
      if (city) {
        const words = kind === "local_services" ? "LST" : "Local";
        return { code: null, description: `${city.name} ${state} ${words}`, locality: city.name };
      }
      if (!state) return label([FEDERAL[kind] ?? kind]);
      const words = (kind === "family_leave" ? FAMILY_LEAVE[state] : undefined) ?? STATE[kind];
      return label([`${state} ${words}`]);
    },
  };
}
