import type { Cell, Worksheet } from "@paylift/validation/workbook";
import { day, quantity, text } from "../cells.ts";
import type { ExportedComparison, ExportedMigration, ExportedSide } from "./exported-migration.ts";

/** What the migration is, whether it may go, and why not. */
export function migrationSheet({ name, status, go, reasons, ...migration }: ExportedMigration): Worksheet {
  return {
    name: "Migration",
    columns: ["field", "value"],
    rows: [
      ["name", name],
      ["source_provider", migration.source_provider],
      ["target_provider", migration.target_provider],
      ["status", status],
      ["may_go", go ? "yes" : "no"],
      ...reasons.map((reason) => ["may_not_go_because", reason]),
      ["comparisons", migration.comparisons.length],
    ],
  };
}

const DOCUMENT_COLUMNS = [
  "side",
  "document",
  "company",
  "provider",
  "pay_period_start",
  "pay_period_end",
  "pay_date",
  "people",
  "confidence",
] as const;

/** The two documents of a comparison. */
export function documentSheet({ source, target }: ExportedComparison): Worksheet {
  return {
    name: "Documents",
    columns: DOCUMENT_COLUMNS,
    rows: [documentRow("source", source), documentRow("target", target)],
  };
}

function documentRow(
  side: string,
  { name, canonical_output: output, confidence_score }: ExportedSide,
): Cell[] {
  return [
    side,
    name,
    text(output.company.name),
    text(output.provider),
    day(output.pay_period.start),
    day(output.pay_period.end),
    day(output.pay_date),
    output.employees.length,
    quantity(confidence_score),
  ];
}

/** Why each document is read with the confidence that it has. */
export function reasonSheet({ source, target }: ExportedComparison): Worksheet {
  const rows = Object.entries({ source, target }).flatMap(([side, { confidence_reasons: reasons }]) =>
    reasons.map(({ code, message }): Cell[] => [side, code, message]),
  );
  return { name: "Reasons", columns: ["side", "code", "reason"], rows };
}
