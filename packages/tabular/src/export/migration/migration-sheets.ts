import { DEFAULT_RULES, ruleSheet, signOffSheet } from "@paylift/validation";
import type { Cell, Worksheet } from "@paylift/validation/workbook";
import { day } from "../cells.ts";
import { COMPARISON_TABLES, comparisonSheets, type ComparisonTable } from "./comparison-sheets.ts";
import type { ExportedMigration } from "./exported-migration.ts";
import { migrationSheet } from "./fact-sheets.ts";
import { joinedSheet } from "./joined-sheet.ts";

/** The tables of a migration, in the order of their sheets. */
export const MIGRATION_TABLES = ["migration", ...COMPARISON_TABLES, "sign_offs", "rules"] as const;
export type MigrationTable = (typeof MIGRATION_TABLES)[number];

/** What tells the payrolls of a migration apart in each table: the number of their comparison, and their pay date. */
const LABELS = ["comparison", "payroll"] as const;

/** All that was compared in a migration, found and said about it, as tables. */
export function migrationSheets(
  migration: ExportedMigration,
): readonly (readonly [MigrationTable, Worksheet])[] {
  const compared = migration.comparisons.map((comparison, index) => {
    const { source, target } = comparison;
    const payDate = source.canonical_output.pay_date ?? target.canonical_output.pay_date;
    const labels: Cell[] = [index + 1, day(payDate)];
    return { labels, sheets: comparisonSheets(comparison, migration.record) };
  });
  const [first] = compared;
  const joined = (table: ComparisonTable): [MigrationTable, Worksheet][] => {
    if (first === undefined) return [];
    const { name, columns } = first.sheets[table];
    const parts = () => compared.map(({ labels, sheets }) => ({ labels, sheet: sheets[table] }));
    return [[table, joinedSheet(name, LABELS, columns, parts)]];
  };
  return [
    ["migration", migrationSheet(migration)],
    ...COMPARISON_TABLES.flatMap(joined),
    ["sign_offs", signOffSheet(migration.record)],
    ["rules", ruleSheet(DEFAULT_RULES)],
  ];
}
