import { present } from "../../response/present.ts";
import { route, type Route } from "../../routing/route.ts";
import type { BatchService } from "./batch-service.ts";
import { decisionBatchSchema, newDecisionBatchSchema } from "./decision-schemas.ts";

const tag = "Decisions";
const list = "/api/v1/payroll-migrations/{migration_id}/decision-batches/";
const ofMigration = { migration_id: "migration_not_found" } as const;

/** Many discrepancies accepted at once, and taken back at once. */
export function batchRoutes(batches: BatchService): Route[] {
  return [
    route({
      method: "post",
      path: list,
      operationId: "createDecisionBatch",
      tag,
      summary: "Accept a cause, or several discrepancies, for one reason",
      description: "Earlier decisions stay unchanged. Afterwards each discrepancy has its own decision.",
      access: "validations:write",
      ids: ofMigration,
      body: newDecisionBatchSchema,
      example: {
        validation_id: "d94b3e72-5f08-4b6d-9c12-7a1e8d5f20b6",
        cause: "g3",
        reason: "new premiums from July",
      },
      replies: { 201: { description: "the discrepancies are accepted", schema: decisionBatchSchema } },
      problems: ["unknown_discrepancy", "validation_not_completed", "already_decided"],
      async handle({ caller, param, body }) {
        const { validation_id: validationId, reason, cause, keys } = body;
        const written = present({ validationId, reason, cause, keys });
        const { batch, asked } = await batches.create(caller, param("migration_id"), written);
        return {
          status: 201,
          body: {
            id: batch.id,
            migration_id: param("migration_id").toLowerCase(),
            decisions: batch.created,
            already_decided: asked - batch.created,
            created_at: batch.createdAt.toISOString(),
          },
        };
      },
    }),
    route({
      method: "delete",
      path: `${list}{id}/`,
      operationId: "deleteDecisionBatch",
      tag,
      summary: "Take back decisions that were made together",
      description: "Those that were taken back one by one stay taken back; sign-offs that were given stay.",
      access: "validations:write",
      ids: { ...ofMigration, id: "decision_not_found" },
      replies: { 204: { description: "the decisions are deleted" } },
      async handle({ caller, param }) {
        await batches.delete(caller, param("migration_id"), param("id"));
        return { status: 204 };
      },
    }),
  ];
}
