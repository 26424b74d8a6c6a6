import type { DeductionKind, EarningKind, MemoKind, TaxKind, TaxLine } from "../payroll/model.ts";
import type { Random } from "../random.ts";
import { chooseWords, label, type TaxLabel, type Wording, type Words } from "./wording.ts";

const EARNINGS: Record<Exclude<EarningKind, "regular" | "overtime">, Words> = {
  double_overtime: ["D", "DOUBLETIME"],
  shift: ["F", "SHIFT DIFF"],
  pto: ["V", "VACATION"],
  sick: ["S", "SICK"],
  holiday: ["H", "HOLIDAY"],
  bonus: ["B", "BONUS"],
  commission: ["C", "COMMISSION"],
  tips: ["T", "TIPS"],
  cash_tips: ["K", "CASH TIPS"],
  group_term_life: ["L", "GRP TERM LIFE"],
  retro: ["R", "RETRO PAY"],
  severance: ["X", "SEVERANCE"],
  allowance: ["A", "AUTO ALLOW"],
  reimbursement: ["E", "EXP REIMB"],
};

const DEDUCTIONS: Record<DeductionKind, readonly [Words, ...Words[]]> = {
  "401k": [["K", "401K"]],
  roth_401k: [["R", "ROTH 401K"]],
  "401k_loan": [["LN", "401K LOAN"]],
  medical: [
    ["M", "MEDICAL"],
    ["M", "MEDICAL PPO FAMILY"],
  ],
  dental: [
    ["D", "DENTAL"],
    ["D", "DENTAL PLAN FAMILY"],
  ],
  vision: [["V", "VISION"]],
  hsa: [["HS", "HSA"]],
  fsa_medical: [["FS", "FSA MEDICAL"]],
  fsa_dependent_care: [["DC", "DEP CARE"]],
  life: [
    ["LI", "LIFE INS"],
    ["LI", "LIFE INS SPOUSE CHILD"],
  ],
  disability: [["SD", "STD"]],
  commuter: [["TR", "TRANSIT"]],
  union_dues: [
    ["U", "UNION DUES"],
    ["U", "UNION DUES LOCAL 1245"],
  ],
  charity: [["CH", "CHARITY"]],
  garnishment: [["G", "GARNISHMENT"]],
  child_support: [["CS", "CHILD SUPPORT"]],
  miscellaneous: [["MS", "MISC"]],
  advance: [["AV", "ADVANCE"]],
};

const MEMOS: Record<MemoKind, Words> = {
  match: ["M", "401K MAT"],
  medical: ["N", "MED ER"],
  dental: ["R", "DEN ER"],
  hsa: ["H", "HSA ER"],
};

/** Taxes of the register with fixed columns: a column heading and, for states, a code before the amount. */
export function columnTax({ kind, state, city }: TaxLine): TaxLabel {
  const suffix: Partial<Record<TaxKind, string>> = {
    state_income: "",
    state_disability: "DI",
    state_unemployment: "UI",
    family_leave: "FL",
    long_term_care: "LTC",
    transit: "STT",
  };
  if (city) {
    const code = city.code + (kind === "local_services" ? "LST" : "");
    return { code, description: "LOCAL", locality: city.code };
  }
  if (state)
    return { code: state + (suffix[kind] ?? ""), description: kind === "state_income" ? "STATE" : "SUI/DIS" };
  return label([kind === "federal_income" ? "FEDERAL" : kind === "medicare" ? "MEDICARE" : "SOC SEC"]);
}

/** Taxes of the register with stacks: a short label to the right of the amount. */
export function stackTax({ kind, state, city }: TaxLine): TaxLabel {
  const words: Partial<Record<TaxKind, string>> = {
    state_disability: "SDI",
    state_unemployment: "SUI",
    family_leave: "FLI",
    long_term_care: "LTC",
    transit: "STT",
  };
  if (city)
    return {
      code: null,
      description: city.code + (kind === "local_services" ? " LST" : ""),
      locality: city.code,
    };
  if (state) return label([kind === "state_income" ? state : `${state} ${words[kind]}`]);
  return label([kind === "federal_income" ? "FIT" : kind === "medicare" ? "MED" : "SS"]);
}

export function adpLetters(random: Random, regular: string, tax: (line: TaxLine) => TaxLabel): Wording {
  const chosen = chooseWords(random, DEDUCTIONS);
  return {
    earning({ kind }) {
      if (kind === "regular") return label([regular]);
      return kind === "overtime" ? label(["O/T"]) : label(EARNINGS[kind]);
    },
    deduction: (kind) => label(chosen[kind]),
    memo: (kind) => label(MEMOS[kind]),
    employerTax: ({ kind }) => label([kind]),
    tax,
  };
}
