import type { DeductionType, EarningType } from "../schema-values.ts";
import { normalizeLabel } from "./normalize-label.ts";

interface Meanings {
  readonly earnings?: readonly (readonly [RegExp, EarningType])[];
  readonly deductions?: readonly (readonly [RegExp, DeductionType])[];
}

/** What is paid for annual leave: GOV.UK, "Holiday entitlement: holiday pay"; Organisation of Working Time Act 1997, section 20. */
const HOLIDAY: Meanings["earnings"] = [[/^holiday(?:s| pay)?$/, "pto"]];

/** Over the normalised spelling of a label, what it means in a country (ISO 3166-1) and not in the United States. */
const MEANINGS: Readonly<Record<string, Meanings>> = {
  // Employers withhold repayments by a plan, and not by a court's order: GOV.UK, "Student and postgraduate loan deductions".
  GB: {
    deductions: [
      [
        /^(?:student|postgraduate|postgrad|pg) loans?(?: (?:repayments?|deductions?|(?:plan|pl) ?\d))*$/,
        "loan",
      ],
    ],
    earnings: HOLIDAY,
  },
  IE: { earnings: HOLIDAY },
  // Fair Work Act 2009, division 7: personal and carer's leave is that of somebody who is ill.
  AU: {
    earnings: [
      [/^personal(?: (?:and )?carers?)? leave(?: pay| taken)?$/, "sick"],
      // What awards add to the pay of a leave: Fair Work Ombudsman, "Annual leave loading".
      [/\bleave loading\b/, "other"],
    ],
  },
};

/** The type of an earning in a country whose words mean something else there; null where they do not. */
export function earningTypeIn(country: string, label: string): EarningType | null {
  return meaningOf(MEANINGS[country]?.earnings, label);
}

/** The type of a deduction in a country whose words mean something else there; null where they do not. */
export function deductionTypeIn(country: string, label: string): DeductionType | null {
  return meaningOf(MEANINGS[country]?.deductions, label);
}

function meaningOf<T>(meanings: readonly (readonly [RegExp, T])[] = [], label: string): T | null {
  const words = normalizeLabel(label);
  return meanings.find(([pattern]) => pattern.test(words))?.[1] ?? null;
}
