import { normalizeLabel, remember } from "@paylift/canonical";
import { sectionWord } from "./section-words.ts";

const TAXES = /\b(?:taxes|tax withholdings?|withholdings?)\b/;
const OTHERS = /\b(?:deductions?|benefits?)\b/;

/** Whether the name of a list says that it holds taxes and deductions alike: `Benefits, Deductions and Taxes`, `Deduction/Tax`. */
export const namesMixedList: (text: string) => boolean = remember((text) => {
  const label = normalizeLabel(text);
  if (TAXES.test(label) && OTHERS.test(label)) return true;
  const parts = new Set(text.split("/").map((part) => sectionWord(part.trim())));
  return parts.has("tax") && parts.has("deduction") && !parts.has(null);
});
