import type { Finding } from "../compare/finding.ts";
import type { Severity } from "../model/discrepancy-kind.ts";
import type { Condition, Rule } from "../rules/rule.ts";

/** A severity with the rules that led to it. */
export interface Grade {
  severity: Severity;
  /** The rules that were tried, in order, as `id: no`; the last one is the one that decided, `id: yes`. */
  rules: string[];
}

/** Grades a difference by the first rule whose condition holds; where none does it is medium. */
export function grade(finding: Finding, rules: readonly Rule[]): Grade {
  const tried: string[] = [];
  for (const { id, severity, when } of rules) {
    if (!concerns(finding, when)) continue;
    if (holds(finding, when)) return { severity, rules: [...tried, `${id}: yes`] };
    tried.push(`${id}: no`);
  }
  return { severity: "medium", rules: [...tried, "no rule: medium"] };
}

/** Whether a rule is about this kind of difference at all; those that are not would only pad the chain. */
function concerns({ kind, section, field }: Finding, { kinds, sections, totals }: Condition): boolean {
  return (
    (kinds === undefined || kinds.includes(kind)) &&
    (sections === undefined || (section !== null && sections.includes(section))) &&
    (totals === undefined || totals.some((total) => field === `totals.${total}`))
  );
}

function holds(finding: Finding, when: Condition): boolean {
  return (
    (when.atLeastCents === undefined || Math.abs(finding.cents ?? 0) >= when.atLeastCents) &&
    (when.rounding === undefined || when.rounding === finding.rounding) &&
    (when.changesNet === undefined || when.changesNet === finding.changesNet) &&
    (when.otherJurisdiction === undefined || when.otherJurisdiction === finding.otherJurisdiction) &&
    (when.otherName === undefined || when.otherName === finding.otherName) &&
    (when.contradicts === undefined || when.contradicts === contradicts(finding)) &&
    (when.explained === undefined || when.explained === (finding.reason !== null))
  );
}

function contradicts({ identity }: Finding): boolean {
  return identity !== null && identity.pattern !== "mistyped" && identity.pattern !== "changed";
}
