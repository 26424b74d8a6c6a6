import { toPageEnvelope } from "../../response/page-envelope.ts";
import { route, type Route } from "../../routing/route.ts";
import { newSignOffSchema, readinessSchema, signOffPageSchema, signOffSchema } from "./sign-off-schemas.ts";
import type { SignOffService } from "./sign-off-service.ts";
import { toSignOff } from "./sign-off-view.ts";

const tag = "Sign-offs";
const migration = "/api/v1/payroll-migrations/{migration_id}/";
const list = `${migration}sign-offs/`;
const ofMigration = { migration_id: "migration_not_found" } as const;

export function signOffRoutes(signOffs: SignOffService): Route[] {
  return [
    route({
      method: "get",
      path: `${migration}readiness/`,
      operationId: "getReadiness",
      tag,
      summary: "Whether a payroll migration may go, and its figures",
      description:
        "Counts the newest validation of each source run: nothing high or medium may be open in any of them, and no run may have changed since.",
      access: "validations:read",
      ids: ofMigration,
      replies: { 200: { description: "go or no-go", schema: readinessSchema } },
      async handle({ caller, param }) {
        return { status: 200, body: await signOffs.readiness(caller, param("migration_id")) };
      },
    }),
    route({
      method: "post",
      path: list,
      operationId: "createSignOff",
      tag,
      summary: "Sign a payroll migration that is ready",
      description:
        "Keeps the figures as signed. Where the organization requires two persons, those who prepared the migration cannot sign it.",
      access: "validations:write",
      role: "approver",
      ids: ofMigration,
      body: newSignOffSchema,
      example: { comment: "checked against the bank file" },
      replies: { 201: { description: "the migration is signed", schema: signOffSchema } },
      problems: ["migration_not_ready", "prepared_by_caller"],
      async handle({ caller, param, body }) {
        const signOff = await signOffs.create(caller, param("migration_id"), body.comment ?? null);
        return { status: 201, body: toSignOff(signOff) };
      },
    }),
    route({
      method: "get",
      path: list,
      operationId: "listSignOffs",
      tag,
      summary: "List a payroll migration's sign-offs",
      access: "validations:read",
      list: true,
      ids: ofMigration,
      replies: { 200: { description: "a page of sign-offs", schema: signOffPageSchema } },
      async handle(request) {
        const rows = await signOffs.list(request.caller, request.param("migration_id"), request.page);
        return { status: 200, body: toPageEnvelope(request, rows, toSignOff) };
      },
    }),
    route({
      method: "get",
      path: `${list}{id}/`,
      operationId: "getSignOff",
      tag,
      summary: "Retrieve a sign-off",
      access: "validations:read",
      ids: { ...ofMigration, id: "sign_off_not_found" },
      replies: { 200: { description: "the sign-off", schema: signOffSchema } },
      async handle({ caller, param }) {
        const signOff = await signOffs.get(caller, param("migration_id"), param("id"));
        return { status: 200, body: toSignOff(signOff) };
      },
    }),
  ];
}
