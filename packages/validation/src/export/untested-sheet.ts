import type { ValidationReport } from "../report/report.ts";
import { UNTESTED_WORDS } from "./untested-words.ts";
import type { Worksheet } from "./xlsx/workbook.ts";

/** What was not compared, and why. */
export function untestedSheet({ untested }: ValidationReport): Worksheet {
  return {
    name: "Not compared",
    columns: ["field", "reason", "printed_by", "values", "examples"],
    rows: untested.map(({ field, reason, printed_by, count, field_paths }) => [
      field,
      UNTESTED_WORDS[reason],
      printed_by,
      count,
      field_paths.join("; "),
    ]),
  };
}
