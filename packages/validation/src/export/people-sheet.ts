import type { ValidationReport } from "../report/report.ts";
import type { Worksheet } from "./xlsx/workbook.ts";

/** Everybody once: who is who on both sides, how surely, and what came out for them. */
export function peopleSheet({ employees }: ValidationReport): Worksheet {
  return {
    name: "People",
    columns: [
      "name",
      "source_id",
      "target_id",
      "verdict",
      "matched_by",
      "certainty",
      "match_reasons",
      "differences",
      "severity",
    ],
    rows: employees.map(({ employee, verdict, match, discrepancies, severity }) => [
      employee.name,
      employee.source_id ?? "",
      employee.target_id ?? "",
      verdict,
      match?.how ?? "",
      match?.certainty ?? "",
      match?.reasons.join("; ") ?? "",
      discrepancies,
      severity ?? "",
    ]),
  };
}
