import { SEVERITIES } from "../model/discrepancy-kind.ts";
import type { Discrepancy } from "../report/report.ts";

/** The gravest first, then those with the most money at risk; those that are alike in the order of the document. */
export function worstFirst(discrepancies: readonly Discrepancy[]): Discrepancy[] {
  const rank = ({ severity }: Discrepancy): number => SEVERITIES.indexOf(severity);
  const risk = ({ money_at_risk: money }: Discrepancy): number => money ?? 0;
  return discrepancies.toSorted((a, b) => rank(a) - rank(b) || risk(b) - risk(a));
}
