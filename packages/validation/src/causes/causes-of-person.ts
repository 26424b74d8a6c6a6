import type { Finding } from "../compare/finding.ts";
import { isRounding } from "../model/rounding.ts";
import { effectOf } from "./effects.ts";

/**
 * The direct causes of each difference of one employee, along the way of pay: hours or rate → earnings → gross → taxable
 * wages → taxes → net → year to date. A difference without causes is a cause itself.
 */
export function causesOfPerson(findings: readonly Finding[]): Map<Finding, Finding[]> {
  const causes = new Map<Finding, Finding[]>();
  const amounts = findings.filter(isAmount);
  const wages = amounts.filter(movesWages);
  for (const finding of findings) {
    const found = causesOf(finding, findings, amounts, wages);
    if (found.length > 0) causes.set(finding, found);
  }
  return causes;
}

function causesOf(
  finding: Finding,
  findings: readonly Finding[],
  amounts: readonly Finding[],
  wages: readonly Finding[],
): Finding[] {
  switch (finding.kind) {
    case "net_pay":
      return explaining(finding, amounts, "net");
    case "gross_pay":
      return explaining(finding, amounts, "gross");
    case "ytd":
      return finding.reason === null
        ? []
        : amounts.filter((amount) => amount.link === finding.link && amount.cents === finding.cents);
    case "taxable_wages":
      return wages.filter(({ link }) => link !== finding.link);
    case "line_amount":
    case "rounding":
      return causesOfAmount(finding, findings, wages);
    default:
      return [];
  }
}

/** Hours or rate of the same line; for a tax its taxable wages, or the earnings and deductions they are made of. */
function causesOfAmount(
  finding: Finding,
  findings: readonly Finding[],
  wages: readonly Finding[],
): Finding[] {
  const sameLine = findings.filter(({ link }) => link === finding.link);
  const quantities = sameLine.filter(({ kind }) => kind === "hours" || kind === "rate");
  if (quantities.length > 0) return quantities;
  if (finding.section !== "taxes" && finding.section !== "employer_taxes") return [];
  const taxable = sameLine.filter(({ kind }) => kind === "taxable_wages");
  if (taxable.length > 0 && follows(finding, taxable[0]?.cents ?? 0)) return taxable;
  const base = wages.reduce((sum, wage) => sum + wagesMoved(wage), 0);
  return wages.length > 0 && follows(finding, base) ? [...wages] : [];
}

/** A tax follows its wages when it moves their way and by no more than a part of them. */
function follows({ cents }: Finding, wages: number): boolean {
  return cents !== null && cents > 0 === wages > 0 && Math.abs(cents) * 2 <= Math.abs(wages);
}

/** The differences that add up to that of gross or net; none where they do not, as then something else is wrong too. */
function explaining(finding: Finding, amounts: readonly Finding[], figure: "gross" | "net"): Finding[] {
  const moving = amounts.filter(({ link }) => link !== null && effectOf(link)[figure] !== 0);
  const sum = moving.reduce((sum, { link }) => sum + (link === null ? 0 : effectOf(link)[figure]), 0);
  return sum === finding.cents ? moving : [];
}

function isAmount({ kind, link, field }: Finding): boolean {
  return (
    link !== null &&
    field === "amount" &&
    (kind === "line_amount" || kind === "line_missing" || kind === "line_extra" || kind === "rounding")
  );
}

/** Earnings and deductions before tax make up taxable wages; a rounding of them is lost in that of the tax. */
function movesWages(finding: Finding): boolean {
  return !isRounding(wagesMoved(finding));
}

function wagesMoved({ section, link, cents }: Finding): number {
  if (section === "earnings") return cents ?? 0;
  const line = link?.source[0] ?? link?.target[0];
  const afterTax = line?.pretax === false || line?.type.startsWith("roth") === true;
  return section === "deductions" && !afterTax ? -(cents ?? 0) : 0;
}
