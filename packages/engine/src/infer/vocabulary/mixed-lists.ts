import { normalizeLabel, remember } from "@paylift/canonical";

const TAXES = /\b(?:taxes|tax withholdings?|withholdings?)\b/;
const OTHERS = /\b(?:deductions?|benefits?)\b/;

/** Whether the name of a list says that it holds taxes and deductions alike: `Benefits, Deductions and Taxes`. */
export const namesMixedList: (text: string) => boolean = remember((text) => {
  const label = normalizeLabel(text);
  return TAXES.test(label) && OTHERS.test(label);
});
