/** Whether deductions are pretax, by the heading of their list or a word beside them; null if neither says. */
export function pretaxOf(text = ""): boolean | null {
  if (BEFORE.test(text) || UNTAXED.test(text)) return true;
  if (AFTER.test(text)) return false;
  const from = TAKEN_FROM.exec(text)?.groups?.["pay"]?.toLowerCase();
  return from === undefined ? null : from === "gross";
}

/** `Pre-Tax`, `Deducted before federal income tax` */
const BEFORE = /\b(?:before|pre)[ -]?(?:(?:federal|fed|state|income) )*tax(?:es)?\b/i;
const AFTER = /\b(?:after|post)[ -]?(?:(?:federal|fed|state|income) )*tax(?:es)?\b/i;

/** Between gross and net pay taxes are withheld: `Deductions from Gross Pay`. */
const TAKEN_FROM = /^deductions from (?<pay>gross|net) pay$/i;

/** `Excluded from federal taxable wages`, `Not subject to federal income tax` */
const UNTAXED =
  /\bnot (?:subject to|taxed by) (?:federal |fed )?(?:income )?tax(?:es)?\b|\b(?:excluded from|not included in|reduces?) (?:your )?(?:federal |fed )?(?:taxable|taxed) (?:wages|income|gross|earnings|pay)\b/i;

/** Answers that need no question: `Pre-Tax` in a column `Type`, `Pre-Tax (Sec. 125)` behind the name of a list. */
const WHEN: readonly [RegExp, boolean][] = [
  [
    /^(?:pre|before)[- ]?tax(?:ed)?(?: deductions?)?(?: \((?:sec(?:tion|\.)? |§ ?)?\d{3}\w?(?:\([a-z]\))?\))?$/i,
    true,
  ],
  [/^(?:post|after)[- ]?tax(?:ed)?(?: deductions?)?$/i, false],
];

/** Whether a text alone says that something is taken before taxes, or after them; undefined where it says neither. */
export function answersItself(text: string): boolean | undefined {
  return WHEN.find(([words]) => words.test(text))?.[1];
}
