// In: an engine that reads spreadsheets, too
export { withSpreadsheets } from "./host/with-spreadsheets.ts";
export type {
  SpreadsheetEngine,
  SpreadsheetExtractOptions,
  SpreadsheetOptions,
} from "./host/with-spreadsheets.ts";
export type { SpreadsheetResult } from "./host/messages.ts";
export { parseMapping } from "./mapping/parse-mapping.ts";
export type { KnownMapping } from "./mapping/known-mapping.ts";
export { COLUMN_MEANINGS, LIST_MEANINGS } from "./mapping/mapping.ts";
export type { ColumnMeaning, ListMeaning, MappedColumn, MappedSheet, Mapping } from "./mapping/mapping.ts";
export { isSpreadsheet, spreadsheetKind } from "./kind.ts";
export type { SpreadsheetKind } from "./kind.ts";
export { whyUnreadable } from "./unreadable-file.ts";
export type { Limits } from "./workbook/workbook.ts";

// Out: results, comparisons and migrations as spreadsheets
export type { ExportedResult } from "./export/exported-result.ts";
export { resultCsv } from "./export/result-csv.ts";
export { resultXlsx } from "./export/result-xlsx.ts";
export { comparisonXlsx } from "./export/migration/comparison-xlsx.ts";
export type {
  ExportedComparison,
  ExportedMigration,
  ExportedSide,
} from "./export/migration/exported-migration.ts";
export { migrationCsv } from "./export/migration/migration-csv.ts";
export type { MigrationTable } from "./export/migration/migration-sheets.ts";
export { MIGRATION_TABLES } from "./export/migration/migration-sheets.ts";
export { migrationXlsx } from "./export/migration/migration-xlsx.ts";

// Crosswalks: who is who, and which item is which
export type { Crosswalk, CrosswalkTable } from "./crosswalk/crosswalk.ts";
export { CROSSWALK_TABLES } from "./crosswalk/crosswalk.ts";
export type { WrittenCrosswalk } from "./crosswalk/written-crosswalk.ts";
export { foundCrosswalk } from "./crosswalk/found-crosswalk.ts";
export { readCrosswalkAside } from "./host/read-crosswalk-aside.ts";
export { crosswalkCsv, crosswalkXlsx } from "./export/crosswalk-files.ts";
