import papaparse from "papaparse";
import { disarm } from "../common/formula.ts";
import type { Report } from "../api/report.ts";

/** The differences of a report as CSV. Texts that a spreadsheet would run are escaped. */
export function reportCsv({ discrepancies }: Report): string {
  const data = discrepancies.map((each) => ({
    severity: each.severity,
    kind: each.kind ?? "",
    employee: each.employee?.name ?? "",
    source_id: each.employee?.source_id ?? "",
    target_id: each.employee?.target_id ?? "",
    field_path: each.field_path,
    source_value: each.source_value,
    target_value: each.target_value,
    difference: each.difference ?? "",
    group: each.group ?? "",
  }));
  return papaparse.unparse(data.map(disarmed));
}

function disarmed(row: object): object {
  return Object.fromEntries(Object.entries(row).map(([column, value]) => [column, disarm<unknown>(value)]));
}
