import type { JsonObject } from "./json.ts";
import type { ListOptions, Page } from "./page.ts";

/** Who did what to which thing. Entries are only ever added. */
export interface AuditEntry extends NewAuditEntry {
  readonly id: string;
  readonly organizationId: string;
  readonly createdAt: Date;
}

export interface NewAuditEntry {
  /** `user:<id>`, `api_key:<id>`, `system`. */
  readonly actor: string;
  /** Such as `document.deleted`. */
  readonly action: string;
  readonly subjectType: string;
  readonly subjectId: string | null;
  readonly details: JsonObject;
}

export interface AuditFilters {
  readonly actor?: string;
  readonly action?: string;
  readonly subjectId?: string;
}

export interface AuditLogRepository {
  /** Null when there is no such organization. */
  append(organizationId: string, entry: NewAuditEntry): Promise<AuditEntry | null>;
  list(organizationId: string, options?: ListOptions<AuditFilters>): Promise<Page<AuditEntry>>;
}
