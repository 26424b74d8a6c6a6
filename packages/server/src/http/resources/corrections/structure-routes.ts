import type { JsonObject, StructureCorrection } from "@paylift/store";
import { toPageEnvelope } from "../../response/page-envelope.ts";
import { route, type Route } from "../../routing/route.ts";
import { changeOf } from "./structure-change.ts";
import {
  newStructureCorrectionSchema,
  structureCorrectionPageSchema,
  structureCorrectionSchema,
} from "./structure-schemas.ts";
import type { StructureService } from "./structure-service.ts";

const tag = "Corrections";
const list = "/api/v1/jobs/{job_id}/structure/";
const one = `${list}{id}/`;
const ofJob = { job_id: "job_not_found" } as const;
const ofOne = { ...ofJob, id: "correction_not_found" } as const;

/** Corrections of what a result has records of: people and lines that are missing, twice, or in the wrong place. */
export function structureRoutes(structure: StructureService): Route[] {
  return [
    route({
      method: "post",
      path: list,
      operationId: "correctStructure",
      tag,
      summary: "Add, merge or move records of a job's result, or correct a whole column",
      access: "jobs:write",
      ids: ofJob,
      body: newStructureCorrectionSchema,
      example: {
        action: "set_column",
        list: "deductions",
        code: null,
        description: "Union Dues",
        values: { type: "union_dues" },
      },
      replies: { 201: { description: "the result is corrected", schema: structureCorrectionSchema } },
      problems: ["job_not_completed"],
      async handle({ caller, param, body }) {
        const created = await structure.create(caller, param("job_id"), {
          action: body.action,
          change: changeOf(body),
          notes: body.notes ?? null,
          evidence: (body.evidence ?? null) as JsonObject | null,
        });
        return { status: 201, body: toStructureCorrection(created) };
      },
    }),
    route({
      method: "get",
      path: list,
      operationId: "listStructureCorrections",
      tag,
      summary: "List corrections of the structure of a job's result",
      access: "jobs:read",
      list: true,
      ids: ofJob,
      replies: { 200: { description: "a page of corrections", schema: structureCorrectionPageSchema } },
      async handle(request) {
        const rows = await structure.list(request.caller, request.param("job_id"), request.page);
        return { status: 200, body: toPageEnvelope(request, rows, toStructureCorrection) };
      },
    }),
    route({
      method: "delete",
      path: one,
      operationId: "undoStructureCorrection",
      tag,
      summary: "Undo a correction of the structure",
      access: "jobs:write",
      ids: ofOne,
      replies: { 204: { description: "the correction is undone" } },
      async handle({ caller, param }) {
        await structure.delete(caller, param("job_id"), param("id"));
        return { status: 204 };
      },
    }),
  ];
}

function toStructureCorrection({ id, jobId, action, change, notes, createdAt }: StructureCorrection): object {
  return { id, job_id: jobId, action, ...change, notes, created_at: createdAt.toISOString() };
}
