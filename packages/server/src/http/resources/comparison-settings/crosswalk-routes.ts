import { CROSSWALK_TABLES, crosswalkCsv, crosswalkXlsx } from "@paylift/tabular";
import Type from "typebox";
import { requireScope } from "../../auth/caller.ts";
import { FILE_KINDS } from "../../request/file-kind.ts";
import { fileRoute, route, type Route } from "../../routing/route.ts";
import { attachmentOf } from "../documents/attachment.ts";
import { id, oneOf } from "../fields.ts";
import type { CrosswalkService } from "./crosswalk-service.ts";
import { mappingSchema } from "./settings-schemas.ts";

const XLSX = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

const crosswalkQuerySchema = Type.Object({
  format: Type.Optional(oneOf(["xlsx", "csv"], "default xlsx")),
  table: Type.Optional(oneOf(CROSSWALK_TABLES, "of the CSV; default people")),
  validation_id: Type.Optional(
    id("who and what this validation matched; default the mapping as it is stored"),
  ),
});

/** A payroll migration's mapping as a spreadsheet, both ways. */
export function crosswalkRoutes(crosswalks: CrosswalkService): Route[] {
  const common = {
    path: "/api/v1/payroll-migrations/{id}/crosswalk/",
    tag: "Migrations",
    ids: { id: "migration_not_found" },
  } as const;
  return [
    route({
      ...common,
      method: "get",
      operationId: "getMigrationCrosswalk",
      summary: "Download the mapping of people and items as a spreadsheet",
      description:
        "`xlsx` is a workbook with the sheets People and Items, `csv` one of the two. With `validation_id` it is what that validation matched, given or found; a key then also needs `validations:read`.",
      access: "migrations:read",
      query: crosswalkQuerySchema,
      replies: { 200: { description: "the spreadsheet", contentType: XLSX, texts: ["text/csv"] } },
      problems: ["validation_not_found", "validation_not_completed"],
      async handle({ caller, param, query }) {
        const { format = "xlsx", table = "people", validation_id: validationId = null } = query;
        if (validationId !== null) requireScope(caller, "validations:read");
        const crosswalk = await crosswalks.get(caller, param("id"), validationId);
        const isCsv = format === "csv";
        return {
          status: 200,
          body: Buffer.from(isCsv ? crosswalkCsv(crosswalk, table) : crosswalkXlsx(crosswalk)),
          headers: {
            "Content-Type": isCsv ? "text/csv; charset=utf-8; header=present" : XLSX,
            "Content-Disposition": attachmentOf(isCsv ? `crosswalk-${table}.csv` : "crosswalk.xlsx"),
          },
        };
      },
    }),
    fileRoute({
      ...common,
      method: "put",
      operationId: "putMigrationCrosswalk",
      summary: "Replace a payroll migration's mapping with a spreadsheet",
      description:
        "The body is the file itself: a table of people (`source_id`, `source_name`, `target_id`, `target_name`), one of items (`entry`, `source_section`, `source_code`, `source_description`, the same for the target, `factor`), or both on separate sheets. Headings such as `Old ID` are understood, and other columns ignored. A table that the file lacks stays unchanged. Applies to validations that start from now on.",
      access: "migrations:write",
      fileTypes: FILE_KINDS.spreadsheet.mediaTypes.filter((type) => type !== "text/plain"),
      replies: { 200: { description: "the mapping as it is now", schema: mappingSchema } },
      problems: ["not_a_spreadsheet", "invalid_crosswalk", "invalid_body"],
      async handle({ caller, param, body }) {
        return { status: 200, body: await crosswalks.put(caller, param("id"), body) };
      },
    }),
  ];
}
