import { classifyTax } from "@paylift/canonical";
import type { LineSection } from "../../variants/variant-schema.ts";
import type { Cell } from "../cells/cells.ts";
import { sectionsOf } from "../vocabulary/line-labels.ts";

/** So many columns of the company's beside each other. */
const SEVERAL = 2;

/** Words and letters for who pays beside the pay. */
const OF_EMPLOYER =
  /\b(?:[Ee]mployer|EMPLOYER|[Cc]ompany|COMPANY)\b|(?:\b|_)ER\b|\b(?:Er|ER)['’]s\b|-R$|^[A-Z]*(?:SS|SOC|MED|OASDI|FICA|SUI|UI|SUTA|FUTA)ER$/;

/** Behind a tax of both sides a C is the company's; behind a place it is that of the city. */
const OF_COMPANY = /(?:^|_)(?:ss|soc(?:_sec)?|med(?:icare)?|oasdi|fica|sui|ui|suta|futa)_c$/i;

/** Whether a label says that the company pays. */
export function isOfEmployer(text: string): boolean {
  return OF_EMPLOYER.test(text) || OF_COMPANY.test(text);
}

/**
 * A state's unemployment tax act taxes employers; what employees pay in a few states is called insurance. So does
 * California's employment training tax (Unemployment Insurance Code 976.6).
 */
const EMPLOYERS_ALONE = /\b(?:SUTA|ETT|employment training tax)\b/i;

/** Federal unemployment is due from the employer alone (26 U.S.C. 3301). */
export function isOnlyEmployers(text: string): boolean {
  if (EMPLOYERS_ALONE.test(text)) return true;
  return classifyTax(text, { section: "employer_tax" }).type === "federal_unemployment";
}

/** Whether columns are those of what the company pays beside the pay. */
export function areCompanys(behind: readonly Cell[]): boolean {
  return behind.filter(({ text }) => isOfEmployer(text) || isOnlyEmployers(text)).length >= SEVERAL;
}

/** Whether what both can pay may be the company's. */
export function canBeCompanys({ text }: Cell): boolean {
  const known = sectionsOf(text);
  return known.includes("employer_tax") || known.includes("employer_contribution");
}

/** Whether that is a tax or what is added to a plan. */
export function companysSection({ text }: Cell): LineSection {
  return sectionsOf(text).includes("employer_contribution") ? "employer_contribution" : "employer_tax";
}
