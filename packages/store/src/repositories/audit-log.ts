import { randomUUID } from "node:crypto";
import type { Selectable } from "kysely";
import type { AuditEntry, AuditLogRepository } from "../api/audit-log.ts";
import type { JsonObject } from "../api/json.ts";
import type { AuditLogRow } from "../database/tables.ts";
import { listPage } from "../list-page.ts";
import type { Scope } from "../scope.ts";
import { uuid } from "../uuid.ts";
import { organizationExists } from "./organizations.ts";

export function auditLogRepository(scope: Scope): AuditLogRepository {
  const { db, now } = scope;
  return {
    async append(organizationId, entry) {
      if (!(await organizationExists(scope, organizationId))) return null;
      const row = await db
        .insertInto("audit_log")
        .values({
          id: randomUUID(),
          organization_id: organizationId,
          actor: entry.actor,
          action: entry.action,
          subject_type: entry.subjectType,
          subject_id: entry.subjectId,
          details: JSON.stringify(entry.details),
          created_at: now(),
        })
        .returningAll()
        .executeTakeFirstOrThrow();
      return toAuditEntry(row);
    },

    list(organizationId, options) {
      const query = db
        .selectFrom("audit_log")
        .selectAll()
        .where("organization_id", "=", uuid(organizationId));
      const columns = { actor: "actor", action: "action", subjectId: "subject_id" };
      return listPage(query, options, columns, toAuditEntry);
    },
  };
}

function toAuditEntry(row: Selectable<AuditLogRow>): AuditEntry {
  return {
    id: row.id,
    organizationId: row.organization_id,
    actor: row.actor,
    action: row.action,
    subjectType: row.subject_type,
    subjectId: row.subject_id,
    details: row.details as JsonObject,
    createdAt: row.created_at,
  };
}
