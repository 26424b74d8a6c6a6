import type { Finding } from "../compare/finding.ts";
import { SEVERITIES, type Severity } from "../model/discrepancy-kind.ts";
import type { Person } from "../model/person.ts";
import type { Match } from "../population/match.ts";
import type { Population } from "../population/population.ts";
import type { EmployeeVerdict, Verdict } from "./report.ts";

/** Everybody of both sides once: the source's people in its order, then those of the target only. */
export function employeeVerdicts(
  { matches, doubtful, onlyInSource, onlyInTarget }: Population,
  findings: readonly Finding[],
  unread: ReadonlySet<Person>,
  severityOf: (finding: Finding) => Severity,
): EmployeeVerdict[] {
  const outcomes = new Map<Person, { count: number; rank: number }>();
  for (const finding of findings) {
    const person = finding.source ?? finding.target;
    if (person === null) continue;
    const rank = SEVERITIES.indexOf(severityOf(finding));
    const outcome = outcomes.get(person);
    if (outcome === undefined) outcomes.set(person, { count: 1, rank });
    else {
      outcome.count += 1;
      outcome.rank = Math.min(outcome.rank, rank);
    }
  }
  const entry = (
    verdict: Verdict,
    source: Person | null,
    target: Person | null,
    match: Match | null,
  ): EmployeeVerdict => {
    const outcome = outcomes.get((source ?? target) as Person);
    return {
      verdict,
      employee: {
        name: source?.name ?? target?.name ?? "",
        source_id: source?.id ?? null,
        target_id: target?.id ?? null,
      },
      source_index: source?.index ?? null,
      target_index: target?.index ?? null,
      match:
        match === null ? null : { how: match.how, certainty: match.certainty, reasons: [...match.reasons] },
      discrepancies: outcome?.count ?? 0,
      severity: outcome === undefined ? null : (SEVERITIES[outcome.rank] ?? null),
    };
  };
  const ofSource = [
    // Gross or net pay that could not be read makes nobody equal, whatever else is.
    ...matches.map((match) =>
      entry(unread.has(match.source) ? "could_not_test" : "matched", match.source, match.target, match),
    ),
    ...doubtful.map((match) => entry("could_not_test", match.source, match.target, match)),
    ...onlyInSource.map((person) => entry("only_in_source", person, null, null)),
  ].sort((a, b) => (a.source_index ?? 0) - (b.source_index ?? 0));
  return [...ofSource, ...onlyInTarget.map((person) => entry("only_in_target", null, person, null))];
}
