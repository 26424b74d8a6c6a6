import { randomUUID } from "node:crypto";
import { type Webhook, type WebhookRepository, WEBHOOKS_MAX } from "../api/webhooks.ts";
import type { WebhookRow } from "../database/tables.ts";
import { StoreError } from "../errors.ts";
import { listPage } from "../list-page.ts";
import { present } from "../present.ts";
import type { Scope } from "../scope.ts";
import { randomWebhookSecret } from "../secrets.ts";
import { updatedAt } from "../updated-at.ts";
import { uuid } from "../uuid.ts";
import { lockOrganization } from "./organizations.ts";

export function webhookRepository(scope: Scope): WebhookRepository {
  const { db, now } = scope;
  return {
    async create(organizationId, { url, events }) {
      return scope.atomically(async (inner) => {
        if (!(await lockOrganization(inner, organizationId))) return null;
        const { webhooks } = await inner.db
          .selectFrom("webhooks")
          .select((is) => is.fn.countAll<string | number>().as("webhooks"))
          .where("organization_id", "=", organizationId)
          .executeTakeFirstOrThrow();
        if (Number(webhooks) >= WEBHOOKS_MAX) throw tooMany();
        const instant = now();
        const row = await inner.db
          .insertInto("webhooks")
          .values({
            id: randomUUID(),
            organization_id: organizationId,
            url,
            secret: randomWebhookSecret(),
            events: [...events],
            created_at: instant,
            updated_at: instant,
          })
          .returningAll()
          .executeTakeFirstOrThrow();
        return toWebhook(row);
      });
    },

    async get(organizationId, id) {
      const row = await db
        .selectFrom("webhooks")
        .selectAll()
        .where("organization_id", "=", uuid(organizationId))
        .where("id", "=", uuid(id))
        .executeTakeFirst();
      return row === undefined ? null : toWebhook(row);
    },

    list(organizationId, options) {
      const query = db.selectFrom("webhooks").selectAll().where("organization_id", "=", uuid(organizationId));
      return listPage(query, options, {}, toWebhook);
    },

    async update(organizationId, id, { url, events }) {
      const row = await db
        .updateTable("webhooks")
        .set({
          ...present({ url, events: events === undefined ? undefined : [...events] }),
          updated_at: updatedAt(now()),
        })
        .where("organization_id", "=", uuid(organizationId))
        .where("id", "=", uuid(id))
        .returningAll()
        .executeTakeFirst();
      return row === undefined ? null : toWebhook(row);
    },

    delete(organizationId, id) {
      return scope.atomically(async (inner) => {
        const open = await inner.db
          .selectFrom("deliveries")
          .select("entry_id")
          .where("organization_id", "=", uuid(organizationId))
          .where("webhook_id", "=", uuid(id))
          .where("status", "in", ["pending", "processing"])
          .execute();
        // Left behind, thousands of them would be taken one by one, to find that there is nothing to do.
        await inner.entries.remove(
          inner.db,
          "deliveries",
          open.map((row) => row.entry_id),
        );
        const { numDeletedRows } = await inner.db
          .deleteFrom("webhooks")
          .where("organization_id", "=", uuid(organizationId))
          .where("id", "=", uuid(id))
          .executeTakeFirstOrThrow();
        return numDeletedRows > 0n;
      });
    },
  };
}

function tooMany(): StoreError {
  const message = `an organization has at most ${WEBHOOKS_MAX} webhooks: delete one first`;
  return new StoreError("too_many_webhooks", message, { limit: WEBHOOKS_MAX });
}

function toWebhook(row: WebhookRow): Webhook {
  return {
    id: row.id,
    organizationId: row.organization_id,
    url: row.url,
    secret: row.secret,
    events: row.events,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}
