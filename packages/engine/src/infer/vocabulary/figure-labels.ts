import { normalizeLabel, remember } from "@paylift/canonical";
import type { FigureName, LineSection } from "../../variants/variant-schema.ts";
import { firstRule } from "./first-rule.ts";

/** `Net Pay (CAD)` */
const CURRENCY = / \((?:[A-Z]{3}|[$£€])\)$/;

/** `Net Pay (Check 20456)` */
const OF_CHECK = / \((?:check|chk|cheque|voucher|advice|deposit|direct deposit)\b[^()]*\)$/i;

/** `Net Pay - Bank Transfer`, `Net pay, check` */
const PAID_BY = /(?: [-\u2013\u2014]|,) (?:bank transfer|direct deposit|deposit|check|cheque|bacs|eft|ach)$/i;

/** `Your Net Pay` */
const YOUR = /^your (?=\S)/i;

/** How a net pay is paid, behind its name: `- Bank Transfer`, `, check`; null where the name does not say. */
export function paidByOf(text: string): string | null {
  return PAID_BY.exec(text)?.[0] ?? null;
}

const FIGURES: readonly [RegExp, FigureName][] = [
  [
    /^(?:total )?(?:employ(?:er|ee)|labou?r) cost$|\btotal (?:employer|company|payroll) cost\b|^company cost$/,
    "employer_cost",
  ],
  [/^(?:total )?(?:employer|company|er) taxes$/, "total_employer_taxes"],
  [/^total (?:employer|company) (?:tax )?liabilit(?:y|ies)$/, "total_employer_taxes"],
  [
    /^(?:total )?(?:(?:employer|company|er) )?contributions$|^(?:total )?(?:employer|company|er) benefits$/,
    "total_employer_contributions",
  ],
  [
    /^(?:total )?(?:non ?taxable )?reimb(?:urse(?:ments|d))?$|^total reimb|^(?:total )?non ?wage payments$/,
    "total_reimbursements",
  ],
  [
    /^(?:total )?(?:(?:employee|ee) )?(?:taxes|tax deductions)(?: withheld)?$|^total (?:tax|taxes|withholdings?|statutory)\b|^(?:total )?withheld taxes$|^taxes withheld from (?:employees|wages|pay)$/,
    "total_taxes",
  ],
  [
    /^(?:total )?(?:pretax|before tax|beforetax) (?:deductions|deds?)$|^total (?:pretax|before tax|beforetax)$/,
    "pretax_deductions",
  ],
  [
    /^(?:total )?(?:posttax|aftertax|after tax) (?:deductions|deds?)$|^total (?:posttax|aftertax|after tax)$/,
    "posttax_deductions",
  ],
  [
    /^(?:total )?(?:employee |ee |voluntary )?(?:deductions|deds?|deducts?)$|^total (?:voluntary|deductions|deduct|deds?)\b|^(?:total )?(?:pretax|before tax) (?:and|&) (?:posttax|aftertax|after tax) deductions$|^(?:summe|gesamt)(?: gesetzliche)? ?abzuge$|^total other deductions$/,
    "total_deductions",
  ],
  [
    /^(?:total |employee )?net(?: pay| payment| amount| amt| wages| wgs| draws?)?(?: (?:and )?draws)?(?: paid| earned)?(?: (?:for week|to employees|of))?$|^net settlement$|^net amount (?:of|for) (?:(?:the|this|your) )?(?:check|cheque|payment|deposit|pay|period)$|^total net\b|^eom pay$|^(?:you |your )?take home|^netto(?:lohn|verdienst|entgelt)?$|^auszahlung$/,
    "net_pay",
  ],
  [
    /^you (?:have )?earned$|^(?:total )?gross(?: pay| earnings| wages| earned| amount(?: earned)?)?(?: (?:(?:and|incl|including) )?(?:tips|draws))?$|^total (?:employee |subject )?wages$|^total pay$|^total gross\b|^total ent(?:itlements?)?$|^(?:total |gross )?compensation$|^(?:total|gross) comp$|^(?:total|gross)(?: ui)? remuneration(?: paid)?(?: this (?:quarter|period))?$|^gross(?: pay)? excl|^(?:gesamt)?brutto(?:lohn|entgelt|verdienst)?$/,
    "gross_pay",
  ],
];

/** The figure that a label names as a whole: gross, net, or the sum of a section. */
export const figureOfLabel: (text: string) => FigureName | null = remember(readFigure);

/** Labels in two languages, the second behind a bar: `Gross Pay / Salario Bruto`. */
function inOneLanguage(text: string): string {
  return text.replace(/ \/ .*$/, "");
}

/** `Company Totals Gross` */
const OF_COMPANY =
  /^(?:company|department|grand|report|payroll) totals?:? (?=\S)|^(?:company|department|dept\.?|register) (?=(?:gross|net) pay$)/i;

/** `Gross Pay Current` */
const OF_PERIOD = / (?:current|this (?:period|check|pay))$|^(?:current|this period) (?=\S)/i;

function readFigure(printed: string): FigureName | null {
  const text = printed.replace(YOUR, "").replace(CURRENCY, "").replace(OF_CHECK, "").replace(PAID_BY, "");
  return (
    firstRule(FIGURES, normalizeLabel(text).replace(/^tot /, "total ")) ??
    firstRule(FIGURES, normalizeLabel(text.replace(OF_COMPANY, ""))) ??
    firstRule(FIGURES, normalizeLabel(inOneLanguage(text))) ??
    firstRule(FIGURES, normalizeLabel(text.replace(OF_PERIOD, "")))
  );
}

const FIGURE_OF_SECTION: Partial<Record<LineSection, FigureName>> = {
  earning: "gross_pay",
  tax: "total_taxes",
  deduction: "total_deductions",
  employer_tax: "total_employer_taxes",
  employer_contribution: "total_employer_contributions",
};

/** The printed sum of a section. */
export function sumOfSection(section: LineSection): FigureName {
  return FIGURE_OF_SECTION[section]!;
}
