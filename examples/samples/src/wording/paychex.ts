import type { DeductionKind, EarningKind, EmployerTaxKind, MemoKind, TaxKind } from "../payroll/model.ts";
import type { Random } from "../random.ts";
import { chooseWords, label, type DeductionLabel, type Wording } from "./wording.ts";

const EARNINGS: Record<Exclude<EarningKind, "regular">, string> = {
  overtime: "Overtime",
  double_overtime: "Double Time",
  shift: "Shift Premium",
  pto: "PTO",
  sick: "Sick",
  holiday: "Holiday",
  bonus: "Bonus",
  commission: "Commission",
  tips: "Tips Charged",
  cash_tips: "Cash Tips",
  group_term_life: "Group Term Life",
  retro: "Retro Pay",
  severance: "Severance",
  allowance: "Auto Allowance",
  reimbursement: "Expense Reimb",
};

const DEDUCTIONS: Record<DeductionKind, readonly [string, ...string[]]> = {
  "401k": ["Traditional 401k"],
  roth_401k: ["Roth 401k"],
  "401k_loan": ["401k Loan"],
  medical: ["Medical Pre-tax", "Medical Ins Pre-tax"],
  dental: ["Dental Pre-tax", "Dental Ins Pre-tax"],
  vision: ["Vision Pre-tax"],
  hsa: ["HSA EE Pretax"],
  fsa_medical: ["FSA Health"],
  fsa_dependent_care: ["Dep Care FSA"],
  life: ["Supp Life Ins", "Supp Life Ins Spouse"],
  disability: ["STD Insurance"],
  commuter: ["Transit Pretax"],
  union_dues: ["Union Dues", "Union Dues Lcl 1245"],
  charity: ["Charity"],
  garnishment: ["Creditor Garn"],
  child_support: ["Child Support"],
  miscellaneous: ["Uniforms"],
  advance: ["Advance"],
};

const MEMOS: Record<MemoKind, string> = {
  match: "401k ER",
  medical: "Medical ER",
  dental: "Dental ER",
  hsa: "HSA ER",
};

const TAXES: Partial<Record<TaxKind, string>> = {
  federal_income: "Fed Income Tax",
  social_security: "Social Security",
  medicare: "Medicare",
  state_income: "Income Tax",
  state_disability: "Disability",
  state_unemployment: "Unemploy",
  long_term_care: "Cares",
  transit: "Transit",
};

const FAMILY_LEAVE: Record<string, string> = { NY: "PFL", NJ: "FLI", CO: "FAMLI", OR: "Paid Leave" };

const EMPLOYER: Record<EmployerTaxKind, string> = {
  social_security: "Social Security",
  medicare: "Medicare",
  federal_unemployment: "Fed Unemploy",
  state_unemployment: "Unemploy",
  employment_training: "Training Tax",
};

export function paychexWords(random: Random): Wording {
  const chosen = chooseWords(random, DEDUCTIONS);
  return {
    earning({ kind }, employee) {
      if (kind === "regular") return label([employee.pay.basis === "hourly" ? "Hourly" : "Salary"]);
      return label([EARNINGS[kind]]);
    },
    deduction(kind): DeductionLabel {
      const words = label([chosen[kind]]);
      return /pre-?tax/i.test(words.description) ? { ...words, pretax: true } : words;
    },
    memo: (kind) => label([MEMOS[kind]]),
    employerTax: ({ kind, state }) => label([state ? `${state} ${EMPLOYER[kind]}` : EMPLOYER[kind]]),
    tax({ kind, state, city }) {
      if (city) {
        const words = kind === "local_services" ? "LST" : "Inc";
        return { code: null, description: `${state} ${city.name} ${words}`, locality: city.name };
      }
      const words = kind === "family_leave" ? (FAMILY_LEAVE[state ?? ""] ?? "PFML") : TAXES[kind];
      return label([state ? `${state} ${words}` : `${words}`]);
    },
  };
}
