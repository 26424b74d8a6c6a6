import type { AuditEntry, AuditFilters, JsonObject, Store } from "@paylift/store";
import Type from "typebox";
import { present } from "../../response/present.ts";
import { toPageEnvelope } from "../../response/page-envelope.ts";
import { route, type Route } from "../../routing/route.ts";
import { id, nullable, pageOf, timestamp } from "../fields.ts";

const name = Type.String({ maxLength: 200 });

const auditEntrySchema = Type.Object(
  {
    id: id(),
    actor: Type.String({ description: "`user:<id>`, `api_key:<id>`, or `system` for an operator's command" }),
    action: Type.String({ description: "such as `document.deleted`" }),
    subject_type: Type.String(),
    subject_id: nullable<string>(Type.String()),
    details: Type.Unsafe<JsonObject>({
      type: "object",
      description: "names of fields and states, never values",
    }),
    created_at: timestamp(),
  },
  { title: "AuditEntry" },
);

const querySchema = Type.Object({
  actor: Type.Optional(name),
  action: Type.Optional(name),
  subject_id: Type.Optional(name),
});

export function auditLogRoutes(store: Store): Route[] {
  return [
    route({
      method: "get",
      path: "/api/v1/audit-log/",
      operationId: "listAuditLog",
      tag: "Audit log",
      summary: "Who did what to which resource",
      access: "audit_log:read",
      list: true,
      query: querySchema,
      replies: { 200: { description: "a page of entries", schema: pageOf(auditEntrySchema) } },
      async handle(request) {
        const { actor, action, subject_id: subjectId } = request.query;
        const filters: AuditFilters = present({ actor, action, subjectId });
        const rows = await store.auditLog.list(request.caller.organizationId, { ...request.page, filters });
        return { status: 200, body: toPageEnvelope(request, rows, toAuditEntry) };
      },
    }),
  ];
}

function toAuditEntry(entry: AuditEntry): object {
  return {
    id: entry.id,
    actor: entry.actor,
    action: entry.action,
    subject_type: entry.subjectType,
    subject_id: entry.subjectId,
    details: entry.details,
    created_at: entry.createdAt.toISOString(),
  };
}
