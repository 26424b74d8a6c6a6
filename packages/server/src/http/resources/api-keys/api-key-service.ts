import type { ApiKey, NewApiKey, Page, Store } from "@paylift/store";
import { holdsScope, type Caller } from "../../auth/caller.ts";
import type { Scope } from "../../auth/scopes.ts";
import { notFound } from "../../errors/not-found.ts";
import { Problem } from "../../errors/problem.ts";
import type { PageRequest } from "../../request/page-request.ts";
import { deleteNoted, note } from "../audit.ts";

export interface NewScopedKey extends NewApiKey {
  readonly scopes: readonly Scope[];
}

export interface ApiKeyService {
  /** @throws Problem `scope_not_held` when a key would grant more than it may do itself. */
  create(caller: Caller, key: NewScopedKey): Promise<{ apiKey: ApiKey; secret: string }>;
  list(caller: Caller, page: PageRequest): Promise<Page<ApiKey>>;
  delete(caller: Caller, id: string): Promise<void>;
}

export function createApiKeyService(store: Store, nowMs: () => number = Date.now): ApiKeyService {
  return {
    async create(caller, key) {
      const missing = key.scopes.find((scope) => !holdsScope(caller, scope));
      if (missing !== undefined) throw new Problem("scope_not_held", `the calling key lacks ${missing}`);
      const { expiresAt } = key;
      if (expiresAt !== undefined && expiresAt !== null && expiresAt.getTime() <= nowMs()) {
        const errors = [{ pointer: "/expires_at", detail: "must be in the future" }];
        throw new Problem("invalid_body", "some fields of the body are not valid", { errors });
      }
      return store.transaction(async (tx) => {
        const created = await tx.apiKeys.create(caller.organizationId, key);
        if (created === null) throw new Problem("not_authenticated", "the organization was deleted");
        const details = { scopes: key.scopes };
        await note(tx, caller, { action: "api_key.created", subjectId: created.apiKey.id, details });
        return created;
      });
    },
    list: (caller, page) => store.apiKeys.list(caller.organizationId, page),
    async delete(caller, id) {
      const deed = { action: "api_key.deleted", subjectId: id };
      const deleted = await deleteNoted(store, caller, deed, (tx) =>
        tx.apiKeys.delete(caller.organizationId, id),
      );
      if (!deleted) throw notFound("api_key_not_found");
    },
  };
}
