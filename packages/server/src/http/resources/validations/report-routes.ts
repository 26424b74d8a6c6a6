import type { Reply } from "../../routing/route.ts";
import { route, type Route } from "../../routing/route.ts";
import { attachmentOf } from "../documents/attachment.ts";
import { reportQuerySchema, reportSchema } from "./report-schemas.ts";
import type { ReportService } from "./report-service.ts";

const XLSX = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

/** The page styles and draws itself, and runs nothing. */
const PAGE_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox";

export function reportRoutes(reports: ReportService): Route[] {
  return [
    route({
      method: "get",
      path: "/api/v1/payroll-migrations/{migration_id}/validations/{id}/report/",
      operationId: "getValidationReport",
      tag: "Validations",
      summary: "Download a validation's report",
      description:
        "`format=json` is the validation's `report`; `csv` has one row per discrepancy, the most severe first; `xlsx` is a workbook with the causes, sign-offs and rules as well; `html` is one page to read, print and sign. All but `json` say which differences were accepted, why, by whom and when.",
      access: "validations:read",
      ids: { migration_id: "migration_not_found", id: "validation_not_found" },
      query: reportQuerySchema,
      replies: {
        200: { description: "the report", schema: reportSchema, texts: ["text/csv", "text/html", XLSX] },
      },
      problems: ["validation_not_completed"],
      async handle({ caller, param, query }) {
        const which = [caller, param("migration_id"), param("id")] as const;
        const name = `validation-${param("id")}`;
        switch (query.format) {
          case "csv":
            return file(await reports.csv(...which), {
              "Content-Type": "text/csv; charset=utf-8; header=present",
              "Content-Disposition": attachmentOf(`${name}.csv`),
            });
          case "xlsx":
            return file(await reports.xlsx(...which), {
              "Content-Type": XLSX,
              "Content-Disposition": attachmentOf(`${name}.xlsx`),
            });
          case "html":
            return file(await reports.html(...which), {
              "Content-Type": "text/html; charset=utf-8",
              "Content-Disposition": `inline; filename="${name}.html"`,
              "Content-Security-Policy": PAGE_POLICY,
            });
          default:
            return { status: 200, body: await reports.json(...which) };
        }
      },
    }),
  ];
}

function file(text: string | Uint8Array, headers: Readonly<Record<string, string>>): Reply {
  return { status: 200, body: Buffer.from(text), headers };
}
