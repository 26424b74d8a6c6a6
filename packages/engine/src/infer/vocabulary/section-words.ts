import { normalizeLabel, remember } from "@paylift/canonical";
import type { LineSection } from "../../variants/variant-schema.ts";
import { firstRule } from "./first-rule.ts";

const SECTION_WORDS: readonly [RegExp, LineSection][] = [
  [/^(?:employer|company|er) tax(?:es)?$/, "employer_tax"],
  [/^(?:employer|company|er) (?:contribution|benefit|match|cost)s?$/, "employer_contribution"],
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
