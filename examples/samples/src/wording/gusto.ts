import type { DeductionKind, EarningKind, EmployerTaxKind, TaxKind } from "../payroll/model.ts";
import type { Random } from "../random.ts";
import { chooseWords, label, type Wording } from "./wording.ts";

const EARNINGS: Record<Exclude<EarningKind, "regular">, string> = {
  overtime: "Overtime",
  double_overtime: "Double overtime",
  shift: "Shift differential",
  pto: "Paid time off",
  sick: "Sick time off",
  holiday: "Holiday",
  bonus: "Bonus",
  commission: "Commission",
  tips: "Paycheck tips",
  cash_tips: "Cash tips",
  group_term_life: "Group term life",
  retro: "Correction payment",
  severance: "Severance",
  allowance: "Auto allowance",
  reimbursement: "Reimbursement",
};

const DEDUCTIONS: Record<DeductionKind, readonly [string, ...string[]]> = {
  "401k": ["Traditional 401(k)"],
  roth_401k: ["Roth 401(k)"],
  "401k_loan": ["401(k) loan"],
  medical: ["Medical Insurance", "Medical Insurance PPO Gold"],
  dental: ["Dental Insurance", "Dental Insurance Family"],
  vision: ["Vision Insurance"],
  hsa: ["HSA"],
  fsa_medical: ["Medical FSA"],
  fsa_dependent_care: ["Dependent care FSA"],
  life: ["Voluntary life"],
  disability: ["Short-term disability"],
  commuter: ["Commuter benefits"],
  union_dues: ["Union dues", "Union dues Local 1245"],
  charity: ["Charitable donation"],
  garnishment: ["Garnishment"],
  child_support: ["Child support"],
  miscellaneous: ["Uniform deduction"],
  advance: ["Advance repayment"],
};

const TAXES: Partial<Record<TaxKind, string>> = {
  federal_income: "Federal Income Tax",
  social_security: "Social Security",
  medicare: "Medicare",
  state_income: "State Tax",
  state_disability: "SDI",
  state_unemployment: "Unemployment Tax",
  long_term_care: "Cares Fund",
  transit: "Statewide Transit Tax",
};

const FAMILY_LEAVE: Record<string, string> = {
  CO: "FAMLI",
  CT: "Paid Leave",
  NJ: "FLI",
  NY: "Paid Family Leave",
  OR: "Paid Leave",
};

const EMPLOYER: Record<EmployerTaxKind, string> = {
  social_security: "Social Security",
  medicare: "Medicare",
  federal_unemployment: "FUTA",
  state_unemployment: "Unemployment Tax",
  employment_training: "Employment Training Tax",
};

export function gustoWords(random: Random): Wording {
  const chosen = chooseWords(random, DEDUCTIONS);
  return {
    earning({ kind }, employee) {
      if (kind === "regular") return label([employee.pay.basis === "hourly" ? "Regular Hours" : "Regular"]);
      return label([EARNINGS[kind]]);
    },
    deduction: (kind) => label([chosen[kind]]),
    memo: (kind) => label([kind === "match" ? "401(k) company match" : chosen[kind]]),
    employerTax: ({ kind, state }) => label([`${state ? `${state} ` : ""}${EMPLOYER[kind]} (Employer)`]),
    tax({ kind, state, city }) {
      if (city) {
        const words = kind === "local_services" ? "Local Services Tax" : "Local Tax";
        return { code: null, description: `${city.name}, ${state} ${words} (Employee)`, locality: city.name };
      }
      const words = kind === "family_leave" ? (FAMILY_LEAVE[state ?? ""] ?? "PFML") : TAXES[kind];
      return label([`${state ? `${state} ` : ""}${words} (Employee)`]);
    },
  };
}
