import { isLineLabel } from "./line-labels.ts";

const OVER_COMPANY = /^tot(?:als?)? (?:for|of) (?:the )?company\b/;
const WITH_CODE = /^company (?<code>\S+) tot(?:als?)?$/;
/** What the company pays has sums, too. */
const COMPANYS =
  /^(?:share|portion|part|costs?|match|paid|tax(?:es)?|contributions?|benefits?|deductions?|liabilit(?:y|ies)|expenses?|wages|pay|earnings|hours|gross|net)$/;

/** Whether a normalised label is that of a sum over all people of a company, which may be called by its code: `company fvt totals`. */
export function isSumOverCompany(label: string): boolean {
  const code = WITH_CODE.exec(label)?.groups?.["code"];
  if (code === undefined) return OVER_COMPANY.test(label);
  return !COMPANYS.test(code) && !isLineLabel(code);
}
