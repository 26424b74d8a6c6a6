import type { NewWebhook, Page, Store, Webhook } from "@paylift/store";
import type { Caller } from "../../auth/caller.ts";
import { asProblem } from "../../errors/as-problem.ts";
import { found, notFound } from "../../errors/not-found.ts";
import { Problem } from "../../errors/problem.ts";
import type { PageRequest } from "../../request/page-request.ts";
import { deleteNoted, note } from "../audit.ts";

export interface WebhookService {
  create(caller: Caller, webhook: NewWebhook): Promise<Webhook>;
  list(caller: Caller, page: PageRequest): Promise<Page<Webhook>>;
  get(caller: Caller, id: string): Promise<Webhook>;
  update(caller: Caller, id: string, changes: Partial<NewWebhook>): Promise<Webhook>;
  delete(caller: Caller, id: string): Promise<void>;
}

export function createWebhookService(store: Store): WebhookService {
  async function get(caller: Caller, id: string): Promise<Webhook> {
    return found(await store.webhooks.get(caller.organizationId, id), "webhook_not_found");
  }

  return {
    get,
    async create(caller, webhook) {
      refuseCredentials(webhook.url);
      return store.transaction(async (tx) => {
        const created = await asProblem("too_many_webhooks", "too_many_webhooks", () =>
          tx.webhooks.create(caller.organizationId, webhook),
        );
        if (created === null) throw new Problem("not_authenticated", "the organization was deleted");
        await note(tx, caller, { action: "webhook.created", subjectId: created.id });
        return created;
      });
    },
    list: (caller, page) => store.webhooks.list(caller.organizationId, page),
    async update(caller, id, changes) {
      const fields = Object.keys(changes);
      if (fields.length === 0) return get(caller, id);
      if (changes.url !== undefined) refuseCredentials(changes.url);
      return store.transaction(async (tx) => {
        const updated = found(
          await tx.webhooks.update(caller.organizationId, id, changes),
          "webhook_not_found",
        );
        await note(tx, caller, { action: "webhook.updated", subjectId: id, details: { fields } });
        return updated;
      });
    },
    async delete(caller, id) {
      const deed = { action: "webhook.deleted", subjectId: id };
      const deleted = await deleteNoted(store, caller, deed, (tx) =>
        tx.webhooks.delete(caller.organizationId, id),
      );
      if (!deleted) throw notFound("webhook_not_found");
    },
  };
}

/** An address is shown to whoever lists webhooks; a password in it would be too. */
function refuseCredentials(address: string): void {
  const { username, password } = new URL(address);
  if (username === "" && password === "") return;
  const errors = [{ pointer: "/url", detail: "must not contain a user name or password" }];
  throw new Problem("invalid_body", "some fields of the body are not valid", { errors });
}
