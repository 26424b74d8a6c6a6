import { normalizeLabel, remember } from "@paylift/canonical";
import type { LineSection } from "../../variants/variant-schema.ts";
import { firstRule } from "./first-rule.ts";

const SECTION_WORDS: readonly [RegExp, LineSection][] = [
  [/^(?:employer|company|er) tax(?:es)?$/, "employer_tax"],
  [/^(?:employer|company|er) (?:contribution|benefit|match|cost|expense)s?$/, "employer_contribution"],
  [/^(?:(?:employee|ee) )?(?:tax(?:es)?|withholdings?)(?: withheld)?$/, "tax"],
  [
    /^(?:(?:employee|ee|voluntary|pretax|posttax|aftertax|before tax) )?(?:deduction|benefit)s?$/,
    "deduction",
  ],
  [/^(?:(?:gross|employee|ee) )?earnings?$/, "earning"],
];

/** The section that a text names and says nothing else of: `Employee Taxes`, `Deduction`. */
export const sectionWord: (text: string) => LineSection | null = remember((text) =>
  firstRule(SECTION_WORDS, normalizeLabel(text)),
);

/** Kinds of lines that are paid, and the names of no line, in a column that says of each line what it is. */
const OF_PAY = /^(?:wages?|non-?taxable (?:reimb(?:ursements?|\.)?|earnings?|pay))$/i;

/** The section that a word beside the name of a line says it is of: `Deduction`, `Wages`. */
export function kindOfLine(text: string): LineSection | null {
  return sectionWord(text) ?? (OF_PAY.test(text) ? "earning" : null);
}

/** What is paid beside what is earned, before the name of a line; behind one it is a name itself. */
const BEFORE_NAMES = /^(?:(?:expense )?reimbursements?|imputed income)$/i;

/** The section that a word before the name of a line says it is of: `Reimbursement  Mileage`. */
export function kindBefore(text: string): LineSection | null {
  return kindOfLine(text) ?? (BEFORE_NAMES.test(text) ? "earning" : null);
}
