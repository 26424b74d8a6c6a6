import { workbook } from "@paylift/validation/workbook";
import type { ExportedMigration } from "./exported-migration.ts";
import { migrationSheets } from "./migration-sheets.ts";

/**
 * A migration as a workbook (Office Open XML): whether it may go, then the tables of its comparisons, one payroll below the other, with
 * the number of the comparison and the pay date before each row; then sign-offs and the rules of severity.
 */
export function migrationXlsx(migration: ExportedMigration): Uint8Array {
  return workbook(migrationSheets(migration).map(([, sheet]) => sheet));
}
