import { RETENTION_DAYS_MAX, type Retention } from "@paylift/store";
import { Problem } from "../../errors/problem.ts";
import { route, type Route } from "../../routing/route.ts";
import { previewQuerySchema, retentionPreviewSchema, retentionSchema } from "./retention-schemas.ts";
import type { RetentionService } from "./retention-service.ts";

const tag = "Retention";
const path = "/api/v1/retention/";

/** Reading and setting how long documents are kept, and what that would delete. */
export function retentionRoutes(retention: RetentionService): Route[] {
  return [
    route({
      method: "get",
      path,
      operationId: "getRetention",
      tag,
      summary: "Retrieve how long documents are kept",
      access: "documents:read",
      replies: { 200: { description: "the retention", schema: retentionSchema } },
      async handle({ caller }) {
        return { status: 200, body: toRetention(await retention.get(caller)) };
      },
    }),
    route({
      method: "put",
      path,
      operationId: "putRetention",
      tag,
      summary: "Set how long documents are kept",
      description:
        "Older documents are deleted within the hour, with their bytes, jobs, results, corrections and runs. Documents of a payroll migration stay until it is signed off; when its last one goes, its decisions, mapping and tolerance go as well.",
      access: "documents:delete",
      role: "admin",
      body: retentionSchema,
      example: { retention_days: 2555 },
      replies: { 200: { description: "the retention", schema: retentionSchema } },
      async handle({ caller, body }) {
        return { status: 200, body: toRetention(await retention.put(caller, body.retention_days)) };
      },
    }),
    route({
      method: "get",
      path: `${path}preview/`,
      operationId: "previewRetention",
      tag,
      summary: "Count what a retention would delete now",
      access: "documents:read",
      query: previewQuerySchema,
      replies: { 200: { description: "the count", schema: retentionPreviewSchema } },
      async handle({ caller, query }) {
        const days = daysOf(query.retention_days);
        const { documents, keptForMigrations } = await retention.preview(caller, days);
        const body = { retention_days: days, documents, kept_for_migrations: keptForMigrations };
        return { status: 200, body };
      },
    }),
  ];
}

function daysOf(text: string): number {
  const days = /^\d+$/.test(text) ? Number(text) : 0;
  if (days >= 1 && days <= RETENTION_DAYS_MAX) return days;
  const detail = `must be a whole number from 1 to ${RETENTION_DAYS_MAX}`;
  throw new Problem("invalid_query", "some query parameters are not valid", {
    errors: [{ parameter: "retention_days", detail }],
  });
}

function toRetention({ days }: Retention): object {
  return { retention_days: days };
}
