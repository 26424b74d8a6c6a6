import { toPageEnvelope } from "../../response/page-envelope.ts";
import { route, type Route } from "../../routing/route.ts";
import { decisionPageSchema, decisionSchema, newDecisionSchema } from "./decision-schemas.ts";
import type { DecisionService } from "./decision-service.ts";
import { toDecision } from "./decision-view.ts";

const tag = "Decisions";
const list = "/api/v1/payroll-migrations/{migration_id}/decisions/";
const one = `${list}{id}/`;
const ofMigration = { migration_id: "migration_not_found" } as const;
const ofOne = { ...ofMigration, id: "decision_not_found" } as const;

export function decisionRoutes(decisions: DecisionService): Route[] {
  return [
    route({
      method: "post",
      path: list,
      operationId: "createDecision",
      tag,
      summary: "Accept a discrepancy, with a reason",
      description:
        "Applies to every validation of the payroll migration with the same difference; consequences of accepted causes alone are accepted with them.",
      access: "validations:write",
      ids: ofMigration,
      body: newDecisionSchema,
      example: {
        validation_id: "d94b3e72-5f08-4b6d-9c12-7a1e8d5f20b6",
        key: '["pay_period",null,null,"pay_period.start",["2026-07-04","2026-07-01"]]',
        reason: "the new provider's week begins on Wednesday",
      },
      replies: { 201: { description: "the discrepancy is accepted", schema: decisionSchema } },
      problems: ["unknown_discrepancy", "validation_not_completed", "already_decided"],
      async handle({ caller, param, body }) {
        const { validation_id: validationId, key, reason } = body;
        const written = { validationId, key, reason };
        const created = await decisions.create(caller, param("migration_id"), written);
        return { status: 201, body: toDecision(created) };
      },
    }),
    route({
      method: "get",
      path: list,
      operationId: "listDecisions",
      tag,
      summary: "List a payroll migration's decisions",
      access: "validations:read",
      list: true,
      ids: ofMigration,
      replies: { 200: { description: "a page of decisions", schema: decisionPageSchema } },
      async handle(request) {
        const rows = await decisions.list(request.caller, request.param("migration_id"), request.page);
        return { status: 200, body: toPageEnvelope(request, rows, toDecision) };
      },
    }),
    route({
      method: "get",
      path: one,
      operationId: "getDecision",
      tag,
      summary: "Retrieve a decision",
      access: "validations:read",
      ids: ofOne,
      replies: { 200: { description: "the decision", schema: decisionSchema } },
      async handle({ caller, param }) {
        const decision = await decisions.get(caller, param("migration_id"), param("id"));
        return { status: 200, body: toDecision(decision) };
      },
    }),
    route({
      method: "delete",
      path: one,
      operationId: "deleteDecision",
      tag,
      summary: "Take back a decision",
      description: "The discrepancy is open again; sign-offs that were given stay.",
      access: "validations:write",
      ids: ofOne,
      replies: { 204: { description: "the decision is deleted" } },
      async handle({ caller, param }) {
        await decisions.delete(caller, param("migration_id"), param("id"));
        return { status: 204 };
      },
    }),
  ];
}
