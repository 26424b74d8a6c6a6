import { classifyDeduction, classifyLabel, classifyTax, normalizeLabel, remember } from "@paylift/canonical";
import type { LineSection } from "../../variants/variant-schema.ts";
import { namesPartOfPayer } from "./payers.ts";

/** Whether a text is the name of a line of pay and of nothing else. */
export const isLineLabel: (text: string) => boolean = remember(namesLine);

function namesLine(text: string): boolean {
  if (namesPartOfPayer(text)) return false;
  const readings = classifyLabel(text);
  return readings.length > 0 && readings.every(({ kind }) => LINES.has(kind));
}

const LINES: ReadonlySet<string> = new Set([
  "earning",
  "deduction",
  "tax",
  "employer_tax",
  "employer_contribution",
  "memo",
]);

/** The sections in which the vocabulary knows a label. What is called a tax, or names a state that has one, is no other line. */
export const sectionsOf: (text: string) => readonly LineSection[] = remember(readSections);

/** Whether a section is one of taxes, whoever pays them. */
export function isOfTaxes(section: string): section is "tax" | "employer_tax" {
  return section === "tax" || section === "employer_tax";
}

/** Whether the vocabulary knows a label as a tax, perhaps among other things. */
export function namesTax(text: string): boolean {
  return sectionsOf(text).some(isOfTaxes);
}

/** States insure disability for weeks; what lasts longer is a benefit, and so is what pays the doctor. */
const NEVER_LEVIED = /^(?:long term disab|ltd|health ins)/;

/** What somebody is ordered to pay is withheld for others than those who levy taxes. */
const ORDERS: ReadonlySet<string> = new Set(["garnishment", "child_support", "tax_levy"]);

function readSections(text: string): LineSection[] {
  // `County Paid` is what the county pays, and no tax of it.
  if (namesPartOfPayer(text)) return [];
  const levied = !NEVER_LEVIED.test(normalizeLabel(text));
  const known = classifyLabel(text).flatMap(({ kind }) =>
    kind === "earning" ||
    kind === "deduction" ||
    kind === "employer_contribution" ||
    (levied && isOfTaxes(kind))
      ? [kind]
      : [],
  );
  if (known.length === 0 && isSomeTax(text)) return ["tax"];
  // An order may name the place that it comes from: `Garnishment - Denver Co`.
  if (ORDERS.has(classifyDeduction(text).type)) return ["deduction"];
  return known.length > 1 && known.includes("tax") && isSurelyTax(text) ? known.filter(isOfTaxes) : known;
}

/** Names of what is taxed, and of sums of taxes, end in the word, too. */
const NO_TAX =
  /\b(?:pre|post|before|after|for|to|subject|employee|employer|company|ee|er|total|net|gross|of) tax$|^tax$/;

/** A tax of whoever levies it, by its last word and at most a province behind it: `Provincial Tax ON`. */
function isSomeTax(text: string): boolean {
  const label = normalizeLabel(text).replace(/(?<=\btax) [a-z]{2}$/, "");
  return /\btax$/.test(label) && !NO_TAX.test(label);
}

function isSurelyTax(text: string): boolean {
  return (
    /\btax\b|^state\b/i.test(text) ||
    classifyTax(text, { section: "tax" }).jurisdiction?.startsWith("US-") === true
  );
}

/** A deposit or check that pays the net pay out, and whether the label carries its number. */
const PAYMENT =
  /^(?:net )?(?:(?:paper|live|printed|physical|manual|handwritten|replacement) (?=check\b))?(?:direct dep(?:osits?)?|dir dep|check(?:ing|s)?|chkg?|savings?|savg?|voucher|vchr|pay ?card|ach|deposit(?:ed)?|bank transfer|auszahlungsbetrag|uberweisung)\b|^payment of$/;

export const isPayment: (text: string) => boolean = remember(namesPayment);

function namesPayment(text: string): boolean {
  const label = normalizeLabel(text);
  return PAYMENT.test(label) || classifyLabel(text).some(({ kind }) => kind === "payment");
}

/** Whether what is paid out is called what the net pay is called: `Net Check`. */
export const namesNetPay = remember((text) =>
  classifyLabel(text).some(({ kind, type }) => kind === "total" && type === "net_pay"),
);

/** Labels of a person that are followed by a number which is no pay of the period. */
const PERSONAL =
  /\b(?:rate|salary|annual|status|exemptions?|allowances?|additional|addl|extra|ssn|hourly|vac|sick|balance|available|accrued|days)\b/;

const NO_PAY =
  /\b(?:ui|sui|suta|futa|unemployment|experience) (?:tax )?rate$|\b(?:taxable|nontaxable|tax deferred) (?:wages|gross|income|earnings)\b|\bfederal wages\b|\b(?:gross|pay|earnings) for (?:tax|ni|national insurance)\b|\b(?:insurable|pensionable|assessable) (?:earnings|hours)\b|\btax credits?\b|^(?:federal|fed|state|local|fit|sit) (?:additional|addl|extra)(?: amount| amt)?$|^cut off\b|^incl(?:udes|uding|uded)? \S|^(?:total |amount )?(?:billed|invoiced)(?: amount| total)?$|\b(?:accrued|used)(?: this (?:pay )?period)?$|\b(?:days|hours|hrs|time|leave) (?:available|remaining|left|used|earned|banked)$|\S (?:balance|bal|available|remaining)$|\bbalance of \S.* (?:time|leave|days|hours)$|^(?:total |net |quarterly )?contributions? due$|^(?:vacation|sick|pto|leave|personal|holiday)(?: leave| time| hours)? balance$/;

/** A sentence about wages that are no line of pay. */
export const isRemark = remember((text) => NO_PAY.test(normalizeLabel(text)));

const OWN_RATE =
  /^(?:(?:pay|hourly|annual|base|base pay|current|overtime|ot|regular|shift|standard) )?(?:rate|salary)$|^hourly$/;

export function isPersonal(text: string): boolean {
  const label = normalizeLabel(text);
  return text.endsWith(":") ? PERSONAL.test(label) : OWN_RATE.test(label);
}
