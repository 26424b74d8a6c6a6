import type { JsonObject } from "@paylift/store";
import type { Static } from "typebox";
import { Problem } from "../../errors/problem.ts";
import { toPageEnvelope } from "../../response/page-envelope.ts";
import { route, type Route } from "../../routing/route.ts";
import {
  columnMappingPageSchema,
  columnMappingSchema,
  jobColumnsSchema,
  newColumnMappingSchema,
} from "./column-mapping-schemas.ts";
import type { ColumnMappingService } from "./column-mapping-service.ts";
import { toColumnMapping } from "./column-mapping-view.ts";

const tag = "Column mappings";
const list = "/api/v1/column-mappings/";
const one = `${list}{header}/`;
const problems = ["column_mapping_not_found"] as const;

const HEADER = /^[0-9a-f]{64}$/;

const EXAMPLE = {
  name: "Northwind export, a row a person",
  mapping: {
    version: 1,
    sheets: [
      {
        sheet: null,
        columns: [
          { column: "A", heading: "Emp #", is: "employee_id" },
          { column: "B", heading: "Name", is: "name" },
          { column: "C", heading: "Regular Hours", is: "earnings.hours", line: "Regular Pay" },
          { column: "D", heading: "Regular Pay", is: "earnings.amount" },
          { column: "E", heading: "Batch", is: "ignore" },
        ],
      },
    ],
  },
} satisfies Static<typeof newColumnMappingSchema>;

/** What columns of spreadsheets are: found, saved for their header, and used for the next spreadsheet with it. */
export function columnMappingRoutes(mappings: ColumnMappingService): Route[] {
  return [
    route({
      method: "get",
      path: "/api/v1/jobs/{id}/columns/",
      operationId: "getJobColumns",
      tag,
      summary: "What the columns of a job's spreadsheet were taken for",
      description:
        "Put it right where it is wrong, and save it under its header; then read the document again.",
      access: "jobs:read",
      ids: { id: "job_not_found" },
      replies: { 200: { description: "the columns", schema: jobColumnsSchema } },
      problems: ["job_not_completed"],
      async handle({ caller, param }) {
        return { status: 200, body: await mappings.ofJob(caller, param("id")) };
      },
    }),
    route({
      method: "get",
      path: list,
      operationId: "listColumnMappings",
      tag,
      summary: "List the organization's column mappings",
      access: "jobs:read",
      list: true,
      replies: { 200: { description: "a page of column mappings", schema: columnMappingPageSchema } },
      async handle(request) {
        const rows = await mappings.list(request.caller, request.page);
        return { status: 200, body: toPageEnvelope(request, rows, toColumnMapping) };
      },
    }),
    route({
      method: "get",
      path: one,
      operationId: "getColumnMapping",
      tag,
      summary: "Retrieve the column mapping of a header",
      access: "jobs:read",
      replies: { 200: { description: "the column mapping", schema: columnMappingSchema } },
      problems,
      async handle({ caller, param }) {
        return { status: 200, body: toColumnMapping(await mappings.get(caller, param("header"))) };
      },
    }),
    route({
      method: "put",
      path: one,
      operationId: "putColumnMapping",
      tag,
      summary: "Save the meaning of the columns below a header",
      description:
        "Applies to every spreadsheet of the organization with this header from now on. A spreadsheet that the mapping does not fit is read without it.",
      access: "jobs:write",
      body: newColumnMappingSchema,
      example: EXAMPLE,
      replies: { 200: { description: "the column mapping", schema: columnMappingSchema } },
      problems,
      async handle({ caller, param, body }) {
        const { name, mapping } = body;
        // Another name would never be met.
        if (!HEADER.test(param("header")))
          throw new Problem("column_mapping_not_found", "no header is called so");
        const saved = { name, mapping: mapping as unknown as JsonObject };
        return { status: 200, body: toColumnMapping(await mappings.put(caller, param("header"), saved)) };
      },
    }),
    route({
      method: "delete",
      path: one,
      operationId: "deleteColumnMapping",
      tag,
      summary: "Forget the column mapping of a header",
      access: "jobs:write",
      replies: { 204: { description: "spreadsheets with the header are read as if there had been none" } },
      problems,
      async handle({ caller, param }) {
        await mappings.delete(caller, param("header"));
        return { status: 204 };
      },
    }),
  ];
}
