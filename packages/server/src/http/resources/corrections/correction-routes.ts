import { toPageEnvelope } from "../../response/page-envelope.ts";
import { route, type Route } from "../../routing/route.ts";
import type { CorrectionService } from "./correction-service.ts";
import {
  correctionChangesSchema,
  correctionPageSchema,
  correctionSchema,
  newCorrectionSchema,
} from "./correction-schemas.ts";
import { fromCorrectionChanges, fromNewCorrection, toCorrection } from "./correction-view.ts";

const tag = "Corrections";
const list = "/api/v1/jobs/{job_id}/corrections/";
const one = `${list}{id}/`;
const ofJob = { job_id: "job_not_found" } as const;
const ofOne = { ...ofJob, id: "correction_not_found" } as const;

export function correctionRoutes(corrections: CorrectionService): Route[] {
  return [
    route({
      method: "post",
      path: list,
      operationId: "createCorrection",
      tag,
      summary: "Record what is wrong with a job's result",
      access: "jobs:write",
      ids: ofJob,
      body: newCorrectionSchema,
      example: {
        correction_type: "wrong_value",
        field_path: "employees[0].net_pay",
        original_value: "1284.76",
        corrected_value: "1248.76",
        notes: "two digits were swapped",
      },
      replies: { 201: { description: "the correction is recorded", schema: correctionSchema } },
      async handle({ caller, param, body }) {
        const created = await corrections.create(caller, param("job_id"), fromNewCorrection(body));
        return { status: 201, body: toCorrection(created) };
      },
    }),
    route({
      method: "get",
      path: list,
      operationId: "listCorrections",
      tag,
      summary: "List a job's corrections",
      access: "jobs:read",
      list: true,
      ids: ofJob,
      replies: { 200: { description: "a page of corrections", schema: correctionPageSchema } },
      async handle(request) {
        const rows = await corrections.list(request.caller, request.param("job_id"), request.page);
        return { status: 200, body: toPageEnvelope(request, rows, toCorrection) };
      },
    }),
    route({
      method: "get",
      path: one,
      operationId: "getCorrection",
      tag,
      summary: "Retrieve a correction",
      access: "jobs:read",
      ids: ofOne,
      replies: { 200: { description: "the correction", schema: correctionSchema } },
      async handle({ caller, param }) {
        return {
          status: 200,
          body: toCorrection(await corrections.get(caller, param("job_id"), param("id"))),
        };
      },
    }),
    route({
      method: "patch",
      path: one,
      operationId: "updateCorrection",
      tag,
      summary: "Change a correction",
      access: "jobs:write",
      ids: ofOne,
      body: correctionChangesSchema,
      example: { corrected_value: "1248.67" },
      replies: { 200: { description: "the correction as it is now", schema: correctionSchema } },
      async handle({ caller, param, body }) {
        const changes = fromCorrectionChanges(body);
        const updated = await corrections.update(caller, param("job_id"), param("id"), changes);
        return { status: 200, body: toCorrection(updated) };
      },
    }),
    route({
      method: "delete",
      path: one,
      operationId: "deleteCorrection",
      tag,
      summary: "Delete a correction",
      access: "jobs:write",
      ids: ofOne,
      replies: { 204: { description: "the correction is deleted" } },
      async handle({ caller, param }) {
        await corrections.delete(caller, param("job_id"), param("id"));
        return { status: 204 };
      },
    }),
  ];
}
