import { MIGRATION_TABLES } from "@paylift/tabular";
import Type from "typebox";
import { requireScope } from "../../auth/caller.ts";
import { route, type Route } from "../../routing/route.ts";
import { attachmentOf } from "../documents/attachment.ts";
import { id, oneOf } from "../fields.ts";
import type { ExportService } from "./export-service.ts";

const XLSX = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

const exportQuerySchema = Type.Object({
  format: Type.Optional(oneOf(["xlsx", "csv"], "default xlsx")),
  table: Type.Optional(oneOf(MIGRATION_TABLES, "of the CSV; default differences")),
  validation_id: Type.Optional(id("only this one; default the newest of each source run")),
});

/** A payroll migration as a spreadsheet. */
export function migrationExportRoutes(exports: ExportService): Route[] {
  return [
    route({
      method: "get",
      path: "/api/v1/payroll-migrations/{id}/export/",
      operationId: "exportMigration",
      tag: "Migrations",
      summary: "Download a payroll migration as a spreadsheet",
      description:
        "`xlsx` is a workbook with a sheet for each table: whether it is ready and why not, causes, differences with who accepted them and why, people with the pay of both sides, lines, totals, checks, reasons of each confidence, what was not compared, documents, sign-offs and rules; `csv` is one of the tables. No cell is a formula. A key also needs `jobs:read`.",
      access: "validations:read",
      ids: { id: "migration_not_found" },
      query: exportQuerySchema,
      replies: { 200: { description: "the spreadsheet", contentType: XLSX, texts: ["text/csv"] } },
      problems: ["validation_not_found", "validation_not_completed", "export_too_large"],
      async handle({ caller, param, query }) {
        // The pay of everybody is in it, and not only where it differs.
        requireScope(caller, "jobs:read");
        const { format = "xlsx", table = "differences", validation_id: validationId = null } = query;
        const form = format === "xlsx" ? { format } : { format, table };
        const bytes = await exports.write(caller, param("id"), { validationId }, form);
        const name = `migration-${param("id")}${format === "csv" ? `-${table}` : ""}.${format}`;
        return {
          status: 200,
          body: Buffer.from(bytes),
          headers: {
            "Content-Type": format === "csv" ? "text/csv; charset=utf-8; header=present" : XLSX,
            "Content-Disposition": attachmentOf(name),
          },
        };
      },
    }),
  ];
}
