import type { Finding } from "../compare/finding.ts";
import type { Person } from "../model/person.ts";

/** Deductions of a cafeteria plan (IRC section 125): no wages for any tax. */
const CAFETERIA = ["medical", "dental", "vision", "hsa", "fsa_medical", "fsa_dependent_care", "commuter"];
/** Deferrals (IRC section 402(g)): wages for social security and Medicare, not for income tax. */
const DEFERRALS = ["401k", "403b", "457b", "simple_ira"];

/** What a rate may be taken of. */
export const WAGE_BASES = [
  "taxable_wages",
  "gross_pay",
  "gross_less_cafeteria",
  "gross_less_pretax",
] as const;
export type WageBase = (typeof WAGE_BASES)[number];

/** The wages of one side that a rate may be taken of, in cents; null where they are not printed or nothing. */
export function wagesOf(finding: Finding, side: "source" | "target", base: WageBase): number | null {
  const person = finding[side];
  if (person === null) return null;
  // One side's taxable wages stand for both where the other does not print them.
  const printed =
    finding.link?.[side][0]?.taxableCents ??
    finding.link?.[side === "source" ? "target" : "source"][0]?.taxableCents ??
    null;
  const wages = base === "taxable_wages" ? printed : grossLess(person, base);
  return wages === null || wages <= 0 ? null : wages;
}

function grossLess({ grossCents, lines }: Person, base: Exclude<WageBase, "taxable_wages">): number | null {
  if (grossCents === null || base === "gross_pay") return grossCents;
  const exempt = base === "gross_less_pretax" ? [...CAFETERIA, ...DEFERRALS] : CAFETERIA;
  let wages = grossCents;
  for (const { section, type, netSign, cents } of lines)
    if (section === "deductions" && netSign !== 0 && exempt.includes(type)) wages -= cents;
  return wages;
}
