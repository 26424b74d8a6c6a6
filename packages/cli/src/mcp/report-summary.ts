import { SEVERITIES, VERDICTS, type ValidationReport } from "@paylift/validation";
import { isEqual } from "../comparison/is-equal.ts";
import { bounded } from "./bounded.ts";

/** A comparison in figures: people, values and differences, without the causes. */
export function reportSummary(report: ValidationReport): object {
  const { employees, discrepancies, untested, tolerated } = report;
  const doubtful = employees.filter(({ verdict }) => verdict === "could_not_test");
  return bounded({
    equal: isEqual(report),
    confidence: report.confidence,
    people: Object.fromEntries(
      VERDICTS.map((verdict) => [verdict, employees.filter((one) => one.verdict === verdict).length]),
    ),
    could_not_test: doubtful.map(({ employee, match }) => ({ employee, reasons: match?.reasons ?? [] })),
    values: { compared: report.total_fields, equal: report.matched_fields },
    differences: Object.fromEntries(
      SEVERITIES.map((severity) => [
        severity,
        discrepancies.filter((one) => one.severity === severity).length,
      ]),
    ),
    untested: untested.map(({ field, reason, printed_by, count }) => ({ field, reason, printed_by, count })),
    tolerated: tolerated.length,
  }) as object;
}
