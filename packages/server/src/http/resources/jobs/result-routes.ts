import type { CorrectedResult } from "@paylift/engine/corrections";
import { route, type Route } from "../../routing/route.ts";
import type { JobService } from "./job-service.ts";
import { correctedSchema } from "./corrected-schemas.ts";
import { toChecks, toCorrected, toEvidence } from "./job-view.ts";
import { checksSchema, evidenceQuerySchema, evidenceSchema } from "./proof-schemas.ts";

/** Where the fields of a corrected output stand, and the figures that still became none. */
function placesOf({ evidence, unclaimed }: CorrectedResult): Pick<CorrectedResult, "evidence" | "unclaimed"> {
  return { evidence, unclaimed };
}

const common = {
  method: "get",
  tag: "Jobs",
  access: "jobs:read",
  ids: { id: "job_not_found" },
  problems: ["job_not_completed"],
} as const;

/** What stands behind the result of a completed job. */
export function resultRoutes(jobs: JobService): Route[] {
  return [
    route({
      ...common,
      path: "/api/v1/jobs/{id}/evidence/",
      operationId: "getJobEvidence",
      summary: "Where each field of the result was read",
      query: evidenceQuerySchema,
      replies: { 200: { description: "the evidence", schema: evidenceSchema } },
      async handle({ caller, param, query }) {
        if (query.corrected !== "true")
          return { status: 200, body: toEvidence(await jobs.result(caller, param("id"))) };
        const { result, corrected } = await jobs.corrected(caller, param("id"));
        return { status: 200, body: { ...toEvidence(result), ...placesOf(corrected) } };
      },
    }),
    route({
      ...common,
      path: "/api/v1/jobs/{id}/checks/",
      operationId: "getJobChecks",
      summary: "Which sums of the document hold",
      replies: { 200: { description: "the checks", schema: checksSchema } },
      async handle({ caller, param }) {
        return { status: 200, body: toChecks(await jobs.result(caller, param("id"))) };
      },
    }),
    route({
      ...common,
      path: "/api/v1/jobs/{id}/corrected/",
      operationId: "getCorrectedOutput",
      summary: "The result with the job's corrections applied, and all its checks repeated",
      replies: { 200: { description: "the corrected output", schema: correctedSchema } },
      async handle({ caller, param }) {
        const { result, corrected } = await jobs.corrected(caller, param("id"));
        return { status: 200, body: toCorrected(result, corrected) };
      },
    }),
  ];
}
