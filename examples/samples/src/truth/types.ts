import type { DeductionKind, EarningKind, EmployerTaxKind, MemoKind, TaxKind } from "../payroll/model.ts";

/** The canonical type of each kind whose name is not its type already. */
const EARNING_TYPES: Partial<Record<EarningKind, string>> = {
  cash_tips: "tips",
  group_term_life: "other",
  allowance: "other",
};

const DEDUCTION_TYPES: Partial<Record<DeductionKind, string>> = {
  miscellaneous: "other",
  advance: "other",
};

const TAX_TYPES: Partial<Record<TaxKind, string>> = {
  family_leave: "state_family_leave",
  long_term_care: "other",
  transit: "other",
  local_services: "other",
};

export const earningType = (kind: EarningKind): string => EARNING_TYPES[kind] ?? kind;

export const earningRole = (kind: EarningKind): "cash" | "memo" | "imputed" =>
  kind === "cash_tips" ? "memo" : kind === "group_term_life" ? "imputed" : "cash";

export const deductionType = (kind: DeductionKind): string => DEDUCTION_TYPES[kind] ?? kind;

export const memoType = (kind: MemoKind): string => (kind === "match" ? "401k" : kind);

export const taxType = (kind: TaxKind): string => TAX_TYPES[kind] ?? kind;

export const employerTaxType = (kind: EmployerTaxKind): string =>
  kind === "employment_training" ? "other" : kind;
