import { present } from "../../response/present.ts";
import { toPageEnvelope } from "../../response/page-envelope.ts";
import { route, type Route } from "../../routing/route.ts";
import { newRunSchema, runChangesSchema, runPageSchema, runQuerySchema, runSchema } from "./run-schemas.ts";
import type { RunService } from "./run-service.ts";
import { toRun } from "./run-view.ts";

const tag = "Runs";
const list = "/api/v1/payroll-migrations/{migration_id}/runs/";
const one = `${list}{id}/`;
const ofMigration = { migration_id: "migration_not_found" } as const;
const ofOne = { ...ofMigration, id: "run_not_found" } as const;

export function runRoutes(runs: RunService): Route[] {
  return [
    route({
      method: "post",
      path: list,
      operationId: "createRun",
      tag,
      summary: "Create a run of an uploaded document",
      description:
        "Follows the document's newest extraction; without one, or after a failed one, a job is created. A later one counts from the next validation on.",
      access: "migrations:write",
      ids: ofMigration,
      body: newRunSchema,
      example: { run_type: "source", document_id: "6f1d2a90-4c1b-4a57-9d0e-2b8f4c7e1a35" },
      replies: { 201: { description: "the run is pending", schema: runSchema } },
      problems: ["document_not_found"],
      async handle({ caller, param, body }) {
        const { run_type: runType, document_id: documentId } = body;
        const run = await runs.create(caller, param("migration_id"), { runType, documentId });
        return { status: 201, body: toRun(run) };
      },
    }),
    route({
      method: "get",
      path: list,
      operationId: "listRuns",
      tag,
      summary: "List a payroll migration's runs",
      access: "migrations:read",
      list: true,
      ids: ofMigration,
      query: runQuerySchema,
      replies: { 200: { description: "a page of runs", schema: runPageSchema } },
      async handle(request) {
        const { run_type: runType, status, document_id: documentId } = request.query;
        const filters = present({ runType, status, documentId });
        const rows = await runs.list(request.caller, request.param("migration_id"), filters, request.page);
        return { status: 200, body: toPageEnvelope(request, rows, toRun) };
      },
    }),
    route({
      method: "get",
      path: one,
      operationId: "getRun",
      tag,
      summary: "Retrieve a run",
      access: "migrations:read",
      ids: ofOne,
      replies: { 200: { description: "the run", schema: runSchema } },
      async handle({ caller, param }) {
        return { status: 200, body: toRun(await runs.get(caller, param("migration_id"), param("id"))) };
      },
    }),
    route({
      method: "patch",
      path: one,
      operationId: "updateRun",
      tag,
      summary: "Change a run",
      access: "migrations:write",
      ids: ofOne,
      body: runChangesSchema,
      example: { document_id: "6f1d2a90-4c1b-4a57-9d0e-2b8f4c7e1a35" },
      replies: { 200: { description: "the run as it is now", schema: runSchema } },
      problems: ["document_not_found"],
      async handle({ caller, param, body }) {
        const changes = present({ runType: body.run_type, documentId: body.document_id });
        const run = await runs.update(caller, param("migration_id"), param("id"), changes);
        return { status: 200, body: toRun(run) };
      },
    }),
    route({
      method: "delete",
      path: one,
      operationId: "deleteRun",
      tag,
      summary: "Delete a run",
      description: "Deletes the validations that compare it; its document and job stay.",
      access: "migrations:write",
      ids: ofOne,
      replies: { 204: { description: "the run is deleted" } },
      async handle({ caller, param }) {
        await runs.delete(caller, param("migration_id"), param("id"));
        return { status: 204 };
      },
    }),
  ];
}
