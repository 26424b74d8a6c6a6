import { resultCsv, resultXlsx, type ExportedResult } from "@paylift/tabular";
import type { Result } from "@paylift/store";
import Type from "typebox";
import { route, type Route } from "../../routing/route.ts";
import { attachmentOf } from "../documents/attachment.ts";
import { oneOf } from "../fields.ts";
import type { JobService } from "./job-service.ts";

const XLSX = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

const exportQuerySchema = Type.Object({
  format: Type.Optional(oneOf(["xlsx", "csv"], "default xlsx")),
  corrected: Type.Optional(oneOf(["true"], "with the job's corrections applied")),
});

/** A completed job's result as a spreadsheet. */
export function exportRoutes(jobs: JobService): Route[] {
  return [
    route({
      method: "get",
      path: "/api/v1/jobs/{id}/export/",
      operationId: "exportJobResult",
      tag: "Jobs",
      summary: "Download a job's result as a spreadsheet",
      description:
        "`xlsx` is a workbook with people, lines, totals, checks, facts of the document, and unclaimed figures; `csv` has one row per pay item. No cell is a formula.",
      access: "jobs:read",
      ids: { id: "job_not_found" },
      query: exportQuerySchema,
      replies: { 200: { description: "the spreadsheet", contentType: XLSX, texts: ["text/csv"] } },
      problems: ["job_not_completed"],
      async handle({ caller, param, query }) {
        const id = param("id");
        const exported =
          query.corrected === "true"
            ? (await jobs.corrected(caller, id)).corrected
            : toExported(await jobs.result(caller, id));
        const { format = "xlsx" } = query;
        const isCsv = format === "csv";
        return {
          status: 200,
          body: Buffer.from(isCsv ? resultCsv(exported) : resultXlsx(exported)),
          headers: {
            "Content-Type": isCsv ? "text/csv; charset=utf-8; header=present" : XLSX,
            "Content-Disposition": attachmentOf(`job-${id}.${format}`),
          },
        };
      },
    }),
  ];
}

/** The store keeps JSON without knowing its shape; it is that of an extraction result. */
function toExported({
  canonicalOutput,
  confidence,
  confidenceReasons,
  checks,
  unclaimed,
}: Result): ExportedResult {
  const exported = {
    canonical_output: canonicalOutput,
    confidence_score: confidence,
    confidence_reasons: confidenceReasons ?? [],
    checks,
    unclaimed,
  };
  return exported as unknown as ExportedResult;
}
