import { moneyToJson, sumMoney } from "@paylift/canonical";
import { SEVERITIES, type Severity } from "../model/discrepancy-kind.ts";
import type { Discrepancy, ValidationReport } from "../report/report.ts";
import { decisionKey, type Decision } from "./decision.ts";

/** The state of a migration: what is still open, what was accepted, and whether it is ready. */
export interface SignOff {
  /** Nothing high or medium is open, and everybody could be tested, of whom there is at least one. */
  go: boolean;
  /** Why not, in words; empty for go. */
  reasons: string[];
  open: Record<Severity, number>;
  accepted: number;
  /** Employees that could not be tested. */
  could_not_test: number;
  /** JSON money of the open differences that are causes. */
  money_at_risk: number;
  open_discrepancies: Discrepancy[];
  accepted_discrepancies: { discrepancy: Discrepancy; decision: Decision }[];
  /** Decisions about differences that are not there any more. */
  unused_decisions: Decision[];
}

/**
 * Applies decisions to a report; those of earlier validations of the same migration roll forward. What follows from
 * accepted causes alone is accepted with them.
 */
export function signOff(report: ValidationReport, decisions: readonly Decision[]): SignOff {
  const byKey = new Map(decisions.map((decision) => [decision.key, decision]));
  const decided = new Map<Discrepancy, Decision>();
  for (const discrepancy of report.discrepancies) {
    const decision = byKey.get(decisionKey(discrepancy));
    if (decision !== undefined) decided.set(discrepancy, decision);
  }
  const used = new Set(decided.values());
  acceptEffects(report.discrepancies, decided);

  const open = report.discrepancies.filter((discrepancy) => !decided.has(discrepancy));
  const count = (severity: Severity): number => open.filter((one) => one.severity === severity).length;
  const counts = { high: count("high"), medium: count("medium"), low: count("low") };
  const untested = report.employees.filter(({ verdict }) => verdict === "could_not_test").length;
  const reasons = [
    ...SEVERITIES.filter((severity) => severity !== "low" && counts[severity] > 0).map(
      (severity) => `${counts[severity]} ${severity} open`,
    ),
    ...(report.employees.length === 0 ? ["there is nobody to compare"] : []),
    ...(untested > 0 ? [`${untested} could not be tested`] : []),
  ];
  return {
    go: reasons.length === 0,
    reasons,
    open: counts,
    accepted: decided.size,
    could_not_test: untested,
    money_at_risk: moneyToJson(sumMoney(open.map(riskCents))),
    open_discrepancies: open,
    accepted_discrepancies: [...decided].map(([discrepancy, decision]) => ({ discrepancy, decision })),
    unused_decisions: decisions.filter((decision) => !used.has(decision)),
  };
}

/** Net pay is explained when all that moves it is; one round for each step of the way of pay. */
function acceptEffects(discrepancies: readonly Discrepancy[], decided: Map<Discrepancy, Decision>): void {
  const byPath = Map.groupBy(discrepancies, ({ field_path }) => field_path);
  for (let more = true; more;) {
    more = false;
    for (const discrepancy of discrepancies) {
      if (decided.has(discrepancy) || discrepancy.caused_by.length === 0) continue;
      const causes = discrepancy.caused_by.flatMap((path) =>
        (byPath.get(path) ?? []).filter((cause) => isOfPerson(cause, discrepancy)),
      );
      const [first] = causes;
      const decision = first === undefined ? undefined : decided.get(first);
      if (decision === undefined || !causes.every((cause) => decided.has(cause))) continue;
      decided.set(discrepancy, decision);
      more = true;
    }
  }
}

/** Whether a difference that has the path of a cause is one of the same person; paths of both sides may be alike. */
function isOfPerson(cause: Discrepancy, effect: Discrepancy): boolean {
  // A further record of the person, which stands elsewhere.
  if (cause.kind === "missing_employee" || cause.kind === "extra_employee")
    return cause.group === effect.group;
  const side = cause.evidence.source.length > 0 ? "source" : "target";
  return personAt(cause.evidence[side]) === personAt(effect.evidence[side]);
}

/** `employees[3]` of `employees[3].taxes[1].amount`. */
function personAt([path = ""]: readonly string[]): string | undefined {
  return /^employees\[\d+\]/.exec(path)?.[0];
}

/** What of the money at risk is this difference's own. */
function riskCents({ money_at_risk: money, caused_by, difference }: Discrepancy): number {
  return Math.round((money ?? (caused_by.length > 0 ? 0 : Math.abs(Number(difference ?? 0)))) * 100);
}
