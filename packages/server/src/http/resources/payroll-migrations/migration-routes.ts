import { present } from "../../response/present.ts";
import { toPageEnvelope } from "../../response/page-envelope.ts";
import { route, type Route } from "../../routing/route.ts";
import {
  migrationChangesSchema,
  migrationPageSchema,
  migrationQuerySchema,
  migrationSchema,
  newMigrationSchema,
} from "./migration-schemas.ts";
import type { MigrationService } from "./migration-service.ts";
import { toMigration } from "./migration-view.ts";

const tag = "Migrations";
const list = "/api/v1/payroll-migrations/";
const one = `${list}{id}/`;
const ids = { id: "migration_not_found" } as const;

export function migrationRoutes(migrations: MigrationService): Route[] {
  return [
    route({
      method: "post",
      path: list,
      operationId: "createMigration",
      tag,
      summary: "Create a payroll migration",
      access: "migrations:write",
      body: newMigrationSchema,
      example: { name: "ADP to Gusto, July", source_provider: "adp", target_provider: "gusto" },
      replies: { 201: { description: "the migration is created", schema: migrationSchema } },
      async handle({ caller, body }) {
        const { name, source_provider: sourceProvider, target_provider: targetProvider } = body;
        const created = await migrations.create(caller, { name, sourceProvider, targetProvider });
        return { status: 201, body: toMigration(created) };
      },
    }),
    route({
      method: "get",
      path: list,
      operationId: "listMigrations",
      tag,
      summary: "List the organization's payroll migrations",
      access: "migrations:read",
      list: true,
      query: migrationQuerySchema,
      replies: { 200: { description: "a page of migrations", schema: migrationPageSchema } },
      async handle(request) {
        const rows = await migrations.list(request.caller, request.query, request.page);
        return { status: 200, body: toPageEnvelope(request, rows, toMigration) };
      },
    }),
    route({
      method: "get",
      path: one,
      operationId: "getMigration",
      tag,
      summary: "Retrieve a payroll migration",
      access: "migrations:read",
      ids,
      replies: { 200: { description: "the migration", schema: migrationSchema } },
      async handle({ caller, param }) {
        return { status: 200, body: toMigration(await migrations.get(caller, param("id"))) };
      },
    }),
    route({
      method: "patch",
      path: one,
      operationId: "updateMigration",
      tag,
      summary: "Change a payroll migration",
      access: "migrations:write",
      ids,
      body: migrationChangesSchema,
      example: { name: "ADP to Gusto, third quarter" },
      replies: { 200: { description: "the migration as it is now", schema: migrationSchema } },
      async handle({ caller, param, body }) {
        const { name, source_provider: sourceProvider, target_provider: targetProvider } = body;
        const changes = present({ name, sourceProvider, targetProvider });
        return { status: 200, body: toMigration(await migrations.update(caller, param("id"), changes)) };
      },
    }),
    route({
      method: "delete",
      path: one,
      operationId: "deleteMigration",
      tag,
      summary: "Delete a payroll migration",
      description: "Deletes its runs, validations, decisions and sign-offs; documents and jobs stay.",
      access: "migrations:write",
      role: "approver",
      ids,
      replies: { 204: { description: "the migration is deleted" } },
      async handle({ caller, param }) {
        await migrations.delete(caller, param("id"));
        return { status: 204 };
      },
    }),
  ];
}
