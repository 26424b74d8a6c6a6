import { toPageEnvelope } from "../../response/page-envelope.ts";
import { route, type Route } from "../../routing/route.ts";
import {
  newValidationSchema,
  validationItemSchema,
  validationPageSchema,
  validationQuerySchema,
  validationSchema,
} from "./validation-schemas.ts";
import type { ReportService } from "./report-service.ts";
import type { ValidationService } from "./validation-service.ts";
import { toValidation, toValidationItem } from "./validation-view.ts";

const tag = "Validations";
const list = "/api/v1/payroll-migrations/{migration_id}/validations/";
const one = `${list}{id}/`;
const ofMigration = { migration_id: "migration_not_found" } as const;
const ofOne = { ...ofMigration, id: "validation_not_found" } as const;

export function validationRoutes(validations: ValidationService, reports: ReportService): Route[] {
  return [
    route({
      method: "post",
      path: list,
      operationId: "createValidation",
      tag,
      summary: "Compare a source run with a target run",
      access: "validations:write",
      ids: ofMigration,
      body: newValidationSchema,
      example: {
        source_run_id: "b7c5e0d4-91a2-4c3f-8e6b-5d2a7f90c1e8",
        target_run_id: "c2a8f1b6-3d47-4e59-a0b1-8f6e2c94d7a3",
      },
      replies: { 201: { description: "the validation is queued", schema: validationSchema } },
      problems: ["run_not_in_migration", "wrong_run_type"],
      async handle({ caller, param, body }) {
        const runs = { sourceRunId: body.source_run_id, targetRunId: body.target_run_id };
        const validation = await validations.create(caller, param("migration_id"), runs);
        return { status: 201, body: toValidation(validation, null) };
      },
    }),
    route({
      method: "get",
      path: list,
      operationId: "listValidations",
      tag,
      summary: "List a payroll migration's validations",
      access: "validations:read",
      list: true,
      ids: ofMigration,
      query: validationQuerySchema,
      replies: { 200: { description: "a page of validations", schema: validationPageSchema } },
      async handle(request) {
        const { caller, param, query, page } = request;
        const rows = await validations.list(caller, param("migration_id"), query, page);
        return { status: 200, body: toPageEnvelope(request, rows, toValidationItem) };
      },
    }),
    route({
      method: "get",
      path: one,
      operationId: "getValidation",
      tag,
      summary: "Retrieve a validation with its report",
      access: "validations:read",
      ids: ofOne,
      replies: { 200: { description: "the validation", schema: validationSchema } },
      async handle({ caller, param }) {
        const validation = await validations.get(caller, param("migration_id"), param("id"));
        return { status: 200, body: toValidation(validation, await reports.decided(caller, validation)) };
      },
    }),
    route({
      method: "post",
      path: `${one}resubmit/`,
      operationId: "resubmitValidation",
      tag,
      summary: "Queue a failed validation again",
      access: "validations:write",
      ids: ofOne,
      replies: { 200: { description: "the validation is pending again", schema: validationItemSchema } },
      problems: ["validation_not_failed"],
      async handle({ caller, param }) {
        const validation = await validations.resubmit(caller, param("migration_id"), param("id"));
        return { status: 200, body: toValidationItem(validation) };
      },
    }),
    route({
      method: "delete",
      path: one,
      operationId: "deleteValidation",
      tag,
      summary: "Delete a validation",
      access: "validations:write",
      ids: ofOne,
      replies: { 204: { description: "the validation is deleted" } },
      async handle({ caller, param }) {
        await validations.delete(caller, param("migration_id"), param("id"));
        return { status: 204 };
      },
    }),
  ];
}
