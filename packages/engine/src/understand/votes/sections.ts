import { normalizeInEnglish, normalizeLabel, remember } from "@paylift/canonical";
import type { Subject } from "./roles.ts";
import { COUNTED, OTHERS } from "./wording-table.ts";

/** `Fringe benefits paid to plans (employer paid)` */
const PAID_BY_EMPLOYER = /\((?:employer|company)[ -]paid\b/i;

const LEAVE =
  /^(?:(?:your|current|paid|employee) )*(?:(?:leave|absence|time off|pto|vacation|sick|accruals?|accrued)(?: and (?:sick|leave|vacation))?(?: time| leave| hours?)? (?:balances?|plans?|summary|bank|accruals?|activity|policy|information|hours|status)(?: hours| hrs| days)?|benefit(?: time| leave| hours?)? (?:balances?|bank|accruals?|hours)|balances?|accruals?|leave|time off|absences?)$/;
const DEPOSITS =
  /^(?:(?:net pay|direct deposit|deposit|payment|pay|bank|check) (?:distributions?|details?|information|summary|allocations?|disbursements?|accounts?)|(?:direct )?deposits?|net pay distributions?|distributions? of net pay|distributions?|where (?:it|your pay|the money) (?:went|goes)|how you (?:are|were) paid)$/;

/** Which section a phrase opens, where it is nothing else: `Earnings`, `Employee Taxes`, `Employer Contributions`. */
export const sectionOf: (text: string) => Subject | null = remember((text: string) => {
  const words = normalizeInEnglish(text.replace(COUNTED, "").replace(/ & /g, " and ")).replace(
    /^(?:your|my) /,
    "",
  );
  if (OTHERS.test(words) || PAID_BY_EMPLOYER.test(text)) return "employer_contribution";
  if (words.split(" ").length > 5) return null;
  if (/^(?:amounts? |taxes )?withheld from (?:the |your )?(?:employees?|pay|wages)$/.test(words))
    return "tax";
  if (/^(?:statutory|statutory (?:deductions?|withholdings?))$/.test(words)) return "tax";
  // What trades are paid into their funds beside their wages.
  if (/^fringes?$/.test(words)) return "employer_contribution";
  // Beside earnings and deductions: what the employer owes besides.
  if (/^(?:(?:payroll )?liabilit(?:y|ies)|(?:labou?r |payroll )?burdens?)$/.test(words))
    return "employer_contribution";
  if (LEAVE.test(words)) return "none";
  if (DEPOSITS.test(words)) return "payment";
  if (/\b(?:employer|er|company)\b/.test(words)) {
    if (/\btax(?:es)?\b/.test(words) && /\b(?:contrib\w*|benefits?)\b/.test(words)) return null;
    if (/\btax(?:es)?\b|\bliab/.test(words)) return "employer_tax";
    if (
      /\b(?:contrib\w*|benefits?|match|paid|pays|deductions?|costs?|charges?|side|super\w*|pensions?|fringes?)\b/.test(
        words,
      )
    )
      return "employer_contribution";
    return null;
  }
  if (
    /^(?:hours (?:and|&) )?(?:(?:gross|current|regular|other) )?(?:earn|earnings?|pay|payments?|income|wages|compensation|additions(?: to (?:net|gross)(?: pay)?)?|allowances|haberes|percepciones|gains)(?: details?| items?| and hours)?$/.test(
      words,
    )
  )
    return "earning";
  if (
    /^(?:(?:employee|ee|payroll|current|statutory|federal|state|withholding) )*(?:tax(?:es)?|withholdings?|tax deductions?|taxes withheld|taxes and withholdings)(?: details?| withheld)?$/.test(
      words,
    )
  )
    return "tax";
  if (
    /^(?:(?:employee|ee|payroll|current|net|voluntary|other|pretax|posttax|aftertax|before tax|after tax|pre|post|tax) )*(?:deductions?|deducts|dedn?s?|benefits?|retenciones|deducciones|retenues)(?: details?| and memos?| memos?| from (?:gross |net )?pay| and additions| (?:(?:before|after|pre|post) tax|pretax|posttax|aftertax|beforetax))?$/.test(
      words,
    )
  )
    return "deduction";
  return null;
});

/** What a title over labels opens: a section, or what the `Employer` pays. Over numbers alone that word is a heading of theirs. */
export function listOf(title: string): Subject | null {
  return sectionOf(title) ?? (normalizeLabel(title) === "employer" ? "employer_contribution" : null);
}

const ROW_OF_PERIOD = /^(?:current|curr|cur|this (?:period|pay|check)|period)$/;
const ROW_OF_YEAR = /^(?:(?:total |employee )?(?:ytd|y t d|year to date|yr to date)(?: totals?)?)$/;

/** What all numbers of a row count, by a word of its own beside them: this period or the year. Null for any other word. */
export const timeOf = (text: string): "amount" | "ytd" | null => {
  const words = normalizeLabel(text);
  return ROW_OF_YEAR.test(words) ? "ytd" : ROW_OF_PERIOD.test(words) ? "amount" : null;
};
