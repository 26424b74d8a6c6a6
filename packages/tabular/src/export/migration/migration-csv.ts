import { sheetCsv } from "../sheet-csv.ts";
import type { ExportedMigration } from "./exported-migration.ts";
import { migrationSheets, type MigrationTable } from "./migration-sheets.ts";

/** One table of a migration as CSV, by default one row per difference. Without comparisons, their tables are empty. */
export function migrationCsv(migration: ExportedMigration, table: MigrationTable = "differences"): string {
  const sheet = migrationSheets(migration).find(([name]) => name === table)?.[1];
  return sheet === undefined ? "" : sheetCsv(sheet);
}
