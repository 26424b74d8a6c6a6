import { type Webhook, WEBHOOKS_MAX } from "@paylift/store";
import { present } from "../../response/present.ts";
import { toPageEnvelope } from "../../response/page-envelope.ts";
import { route, type Route } from "../../routing/route.ts";
import {
  createdWebhookSchema,
  newWebhookSchema,
  webhookChangesSchema,
  webhookPageSchema,
  webhookSchema,
} from "./webhook-schemas.ts";
import type { WebhookService } from "./webhook-service.ts";

const tag = "Webhooks";
const list = "/api/v1/webhooks/";
const one = `${list}{id}/`;
const ids = { id: "webhook_not_found" } as const;

export function webhookRoutes(webhooks: WebhookService): Route[] {
  return [
    route({
      method: "post",
      path: list,
      operationId: "createWebhook",
      tag,
      summary: "Ask to be told of events",
      description: `An organization has at most ${WEBHOOKS_MAX} webhooks.`,
      access: "jobs:write",
      role: "admin",
      body: newWebhookSchema,
      example: { url: "https://example.com/paylift", events: ["job.completed", "job.failed"] },
      replies: {
        201: { description: "the webhook, its secret shown this once", schema: createdWebhookSchema },
      },
      problems: ["too_many_webhooks"],
      replayed: (body) => ({ ...body, secret: null }),
      async handle({ caller, body }) {
        const webhook = await webhooks.create(caller, { url: body.url, events: body.events });
        return { status: 201, body: { ...toWebhook(webhook), secret: webhook.secret } };
      },
    }),
    route({
      method: "get",
      path: list,
      operationId: "listWebhooks",
      tag,
      summary: "List the organization's webhooks",
      access: "jobs:read",
      list: true,
      replies: { 200: { description: "a page of webhooks", schema: webhookPageSchema } },
      async handle(request) {
        const rows = await webhooks.list(request.caller, request.page);
        return { status: 200, body: toPageEnvelope(request, rows, toWebhook) };
      },
    }),
    route({
      method: "get",
      path: one,
      operationId: "getWebhook",
      tag,
      summary: "Retrieve a webhook",
      access: "jobs:read",
      ids,
      replies: { 200: { description: "the webhook", schema: webhookSchema } },
      async handle({ caller, param }) {
        return { status: 200, body: toWebhook(await webhooks.get(caller, param("id"))) };
      },
    }),
    route({
      method: "patch",
      path: one,
      operationId: "updateWebhook",
      tag,
      summary: "Change a webhook",
      access: "jobs:write",
      role: "admin",
      ids,
      body: webhookChangesSchema,
      example: { events: ["job.completed", "validation.completed"] },
      replies: { 200: { description: "the webhook as it is now", schema: webhookSchema } },
      async handle({ caller, param, body }) {
        const changes = present({ url: body.url, events: body.events });
        return { status: 200, body: toWebhook(await webhooks.update(caller, param("id"), changes)) };
      },
    }),
    route({
      method: "delete",
      path: one,
      operationId: "deleteWebhook",
      tag,
      summary: "Delete a webhook",
      description: "Deletes its pending deliveries.",
      access: "jobs:write",
      role: "admin",
      ids,
      replies: { 204: { description: "the webhook is deleted" } },
      async handle({ caller, param }) {
        await webhooks.delete(caller, param("id"));
        return { status: 204 };
      },
    }),
  ];
}

function toWebhook(webhook: Webhook): object {
  return {
    id: webhook.id,
    url: webhook.url,
    events: webhook.events,
    created_at: webhook.createdAt.toISOString(),
    updated_at: webhook.updatedAt.toISOString(),
  };
}
