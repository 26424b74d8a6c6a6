import type { Finding } from "../compare/finding.ts";
import { moneyValue } from "../compare/value-text.ts";
import { drifts } from "../compare/tolerances.ts";
import type { CauseGroup } from "./group.ts";
import { identityTitle, payWords } from "./identity-words.ts";
import { linesWords } from "./line-words.ts";
import type { RatePair } from "./rate-clusters.ts";

/** A cause in words, without names of people. */
export interface GroupWords {
  /** One line, `CA state disability tax: effective 0.9 % against 1.2 %`. */
  title: string;
  /** What there is to know beyond the title; empty where there is nothing. */
  explanation: string;
}

export function describeGroup({ roots, effects, rate }: CauseGroup): GroupWords {
  const [first] = roots;
  if (first === undefined) return { title: "", explanation: "" };
  const details = [
    payWords(roots),
    rate === null ? pattern(roots) : `Backed out of ${BASE_WORDS[rate.base]}.`,
    drift(roots),
    effects.length > 0
      ? `Explains ${effects.length} further ${effects.length === 1 ? "difference" : "differences"}.`
      : "",
  ];
  return {
    title: rate === null ? titleOf(first) : `${subjectOf(first)}: ${ratesOf(rate)}`,
    explanation: details.filter((text) => text !== "").join(" "),
  };
}

const BASE_WORDS: Record<RatePair["base"], string> = {
  taxable_wages: "the printed taxable wages",
  gross_pay: "gross pay",
  gross_less_cafeteria: "gross pay less cafeteria-plan deductions",
  gross_less_pretax: "gross pay less pre-tax deductions",
};

function titleOf(finding: Finding): string {
  const { kind, link, field, reason, identity, yearAnew, furtherRecordOf } = finding;
  if (furtherRecordOf !== null)
    return `People under several ids in the ${kind === "missing_employee" ? "source" : "target"} and under one in the ${kind === "missing_employee" ? "target" : "source"}`;
  if (identity !== null) return identityTitle(identity);
  if (yearAnew !== null && reason === null) return `Years to date begin anew in the ${yearAnew}`;
  const subject = subjectOf(finding);
  switch (kind) {
    case "missing_employee":
      return "Employees missing in the target";
    case "extra_employee":
      return "Employees in the target only";
    case "net_pay":
      return "Net pay differs, and the lines do not explain it";
    case "gross_pay":
      return "Gross pay differs, and the earnings do not explain it";
    case "line_missing":
      return `${subject}: missing in the target`;
    case "line_extra":
      return `${subject}: in the target only`;
    case "line_amount":
      return `${subject}: another amount`;
    case "rounding":
      return `${subject}: rounding of one cent`;
    case "line_type": {
      const became = upper(`${linesWords(link?.source ?? [])} became ${linesWords(link?.target ?? [])}`);
      return field === "jurisdiction"
        ? `${became}: another jurisdiction`
        : `${became}: the same amount under another type`;
    }
    case "line_split":
      return `${upper(`${linesWords(link?.source ?? [])} became ${linesWords(link?.target ?? [])}`)}: ${wayOf(finding)} with the same sum`;
    case "hours":
    case "rate":
      return `${subject}: other ${kind === "rate" ? "rate" : "hours"}`;
    case "taxable_wages":
      return `${subject}: other taxable wages`;
    case "ytd":
      return `${subject}: other year-to-date figure`;
    case "pay_period":
    case "pay_date":
      return `${upper(field.replace(/[._]/g, " "))} differs`;
    case "id":
      return "Ids differ";
    case "name":
      return finding.otherName ? "Other names under the same ids" : "Names spelled otherwise";
    case "total":
      return reason !== null
        ? "Printed totals differ by what their employees differ by"
        : `Printed total ${field.slice("totals.".length).replaceAll("_", " ")} differs`;
  }
}

function wayOf({ link }: Finding): string {
  const [from, to] = [link?.source.length ?? 0, link?.target.length ?? 0];
  if (from === to) return "lines divided otherwise";
  return from > to ? "lines merged" : "line split";
}

function subjectOf({ link }: Finding): string {
  return upper(linesWords(link === null ? [] : link.source.length > 0 ? link.source : link.target));
}

function ratesOf({ source, target }: RatePair): string {
  return `effective ${percent(source)} against ${percent(target)}`;
}

function percent(rate: number): string {
  return `${Math.round(rate * 1e4) / 100} %`;
}

/** What the differences of one cause have in common. */
function pattern(roots: readonly Finding[]): string {
  const [first] = roots;
  if (first === undefined || first.link === null || first.field !== "amount") return reasonOf(roots);
  const values = `${first.sourceValue ?? "nothing"} against ${first.targetValue ?? "nothing"}`;
  if (roots.length === 1) return `${values}.`;
  if (first.cents === null || first.cents === 0) return "";
  if (
    roots.every(
      ({ sourceValue, targetValue }) =>
        sourceValue === first.sourceValue && targetValue === first.targetValue,
    )
  )
    return `Each ${values}.`;
  if (roots.every(({ cents }) => cents === first.cents)) return `Each differs by ${moneyValue(first.cents)}.`;
  return "";
}

function reasonOf(roots: readonly Finding[]): string {
  const reasons = new Set(roots.map(({ reason }) => reason));
  const [reason = null] = reasons;
  return reasons.size === 1 && reason !== null ? `${upper(reason)}.` : "";
}

/** Roundings that all go one way are no roundings. */
function drift(roots: readonly Finding[]): string {
  const rises = roots.filter(({ cents }) => (cents ?? 0) > 0).length;
  if (roots[0]?.kind !== "rounding" || !drifts(roots.length, rises)) return "";
  const sum = roots.reduce((sum, { cents }) => sum + (cents ?? 0), 0);
  return `Drifts: all ${roots.length} go one way, ${moneyValue(sum)} together.`;
}

function upper(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
