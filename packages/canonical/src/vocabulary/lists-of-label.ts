import type { DeductionRole, DeductionType, EarningRole, EarningType, TaxType } from "../schema-values.ts";
import { classifyDeduction } from "./classify-deduction.ts";
import { classifyEarning } from "./classify-earning.ts";
import { classifyTax } from "./classify-tax.ts";
import type { LineSection } from "./line-section.ts";

/** What a label would be in one list. */
export type ListOfLabel = {
  readonly list: LineSection;
  /** Whether the vocabulary knows the label there; a label may be known in several lists, or in none. */
  readonly known: boolean;
  /** The type that it would have there, `other` if its words give none. */
  readonly type: EarningType | DeductionType | TaxType;
  /** Of earnings and deductions; null of taxes. */
  readonly role: EarningRole | DeductionRole | null;
  /** For taxes, if the label or the country gives it; otherwise null. */
  readonly jurisdiction: string | null;
};

export type ListsOfLabelOptions = {
  /** A code printed beside the label. */
  readonly code?: string | null;
  /** The country of the payroll (ISO 3166-1). Default the United States. */
  readonly country?: string | null;
};

/**
 * What a label would be in each of the five lists of an employee, and whether the vocabulary knows it there, for
 * callers with other evidence of the list. A label that names the employer is known among the contributions and not
 * among the deductions; one without a payer is known among the deductions, with its meaning as a contribution.
 */
export function listsOfLabel(label: string, options: ListsOfLabelOptions = {}): ListOfLabel[] {
  const { code = null, country = null } = options;
  const earning = classifyEarning(label, code);
  const deduction = classifyDeduction(label, code);
  const ofEmployer = deduction.role === "employer_cost";
  const ofTax = (section: "tax" | "employer_tax"): ListOfLabel => {
    const { type, jurisdiction, known } = classifyTax(label, { section, code, country });
    return { list: section, known, type, role: null, jurisdiction };
  };
  return [
    { list: "earning", known: earning.known, type: earning.type, role: earning.role, jurisdiction: null },
    {
      list: "deduction",
      known: deduction.known && !ofEmployer,
      type: deduction.type,
      role: ofEmployer ? "cash" : deduction.role,
      jurisdiction: null,
    },
    ofTax("tax"),
    ofTax("employer_tax"),
    {
      list: "employer_contribution",
      known: deduction.known && ofEmployer,
      type: deduction.type,
      role: "employer_cost",
      jurisdiction: null,
    },
  ];
}
