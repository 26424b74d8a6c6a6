import { toPageEnvelope } from "../../response/page-envelope.ts";
import { route, type Route } from "../../routing/route.ts";
import {
  exportedLayoutSchema,
  importedLayoutSchema,
  layoutPageSchema,
  layoutSchema,
  newLayoutSchema,
} from "./layout-schemas.ts";
import type { LayoutService } from "./layout-service.ts";
import { toLayout } from "./layout-view.ts";

const tag = "Layouts";
const list = "/api/v1/layouts/";
const one = `${list}{id}/`;
const ofOne = { id: "layout_not_found" } as const;
const NONE: ReadonlySet<string> = new Set();

/** Layouts that an organization has taught: from a reviewed document, or imported. */
export function layoutRoutes(layouts: LayoutService): Route[] {
  return [
    route({
      method: "post",
      path: "/api/v1/jobs/{job_id}/layout/",
      operationId: "saveLayout",
      tag,
      summary: "Save what a job's corrections teach as a layout",
      description:
        "It is tried on every reviewed or corrected document. If one of them would be misread, it is refused with the differences; otherwise documents are read with it from then on.",
      access: "jobs:write",
      ids: { job_id: "job_not_found" },
      body: newLayoutSchema,
      example: { name: "Weekly register", provider: "northwind" },
      replies: { 201: { description: "the layout waits to be tried", schema: layoutSchema } },
      problems: ["job_not_completed", "not_a_pdf"],
      async handle({ caller, param, body }) {
        return { status: 201, body: toLayout(await layouts.teach(caller, param("job_id"), body), NONE) };
      },
    }),
    route({
      method: "post",
      path: list,
      operationId: "importLayout",
      tag,
      summary: "Import a layout that was exported",
      description: "It is tried as one that was taught here.",
      access: "jobs:write",
      body: importedLayoutSchema,
      example: {
        name: "Weekly register",
        layout: {
          provider: {
            slug: "northwind",
            name: "Northwind Payroll",
            description: "Registers of Northwind Payroll",
          },
          variant: {
            slug: "weekly-register-v1",
            name: "Weekly register",
            version: "1",
            format_type: "payroll_journal",
            evidence: "derived",
            fingerprint: { all: ["Northwind Payroll", "Weekly Register"] },
            fields: [{ line: "^Week of (?<period_start>{date})" }],
          },
        },
      },
      replies: { 201: { description: "the layout waits to be tried", schema: layoutSchema } },
      async handle({ caller, body }) {
        return { status: 201, body: toLayout(await layouts.import(caller, body), NONE) };
      },
    }),
    route({
      method: "get",
      path: list,
      operationId: "listLayouts",
      tag,
      summary: "List layouts, each version of them",
      access: "jobs:read",
      list: true,
      replies: { 200: { description: "a page of layouts", schema: layoutPageSchema } },
      async handle(request) {
        const rows = await layouts.list(request.caller, request.page);
        const inUse = await layouts.inUse(request.caller);
        return { status: 200, body: toPageEnvelope(request, rows, (row) => toLayout(row, inUse)) };
      },
    }),
    route({
      method: "get",
      path: one,
      operationId: "getLayout",
      tag,
      summary: "Retrieve a layout with what trying it showed",
      access: "jobs:read",
      ids: ofOne,
      replies: { 200: { description: "the layout", schema: layoutSchema } },
      async handle({ caller, param }) {
        const layout = await layouts.get(caller, param("id"));
        return { status: 200, body: toLayout(layout, await layouts.inUse(caller)) };
      },
    }),
    route({
      method: "get",
      path: `${one}export/`,
      operationId: "exportLayout",
      tag,
      summary: "Export a layout as a format variant with its provider",
      description: "`variant` is the content of a variant's file, `provider` that of `provider.json`.",
      access: "jobs:read",
      ids: ofOne,
      replies: { 200: { description: "the layout", schema: exportedLayoutSchema } },
      problems: ["layout_not_ready"],
      async handle({ caller, param }) {
        return { status: 200, body: await layouts.export(caller, param("id")) };
      },
    }),
    route({
      method: "delete",
      path: one,
      operationId: "deleteLayout",
      tag,
      summary: "Delete a version of a layout",
      description: "Documents are read with the newest accepted version that is left, or without it.",
      access: "jobs:write",
      ids: ofOne,
      replies: { 204: { description: "the layout is deleted" } },
      async handle({ caller, param }) {
        await layouts.delete(caller, param("id"));
        return { status: 204 };
      },
    }),
  ];
}
