import type { ApiKey } from "@paylift/store";
import { toPageEnvelope } from "../../response/page-envelope.ts";
import { route, type Route } from "../../routing/route.ts";
import { apiKeyPageSchema, createdApiKeySchema, newApiKeySchema } from "./api-key-schemas.ts";
import type { ApiKeyService } from "./api-key-service.ts";

const tag = "API keys";
const list = "/api/v1/api-keys/";

export function apiKeyRoutes(apiKeys: ApiKeyService): Route[] {
  return [
    route({
      method: "post",
      path: list,
      operationId: "createApiKey",
      tag,
      summary: "Create an API key",
      description: "A key can only grant scopes that it has itself; a session can grant every one.",
      access: "api_keys:write",
      body: newApiKeySchema,
      example: {
        name: "payroll import",
        scopes: ["documents:write", "jobs:write", "jobs:read"],
        expires_at: null,
      },
      replies: { 201: { description: "the key, shown this once", schema: createdApiKeySchema } },
      problems: ["scope_not_held"],
      replayed: (body) => ({ ...body, key: null }),
      async handle({ caller, body }) {
        const { name, scopes } = body;
        const expiresAt = typeof body.expires_at === "string" ? new Date(body.expires_at) : null;
        const { apiKey, secret } = await apiKeys.create(caller, { name, scopes, expiresAt });
        return { status: 201, body: { ...toApiKey(apiKey), key: secret } };
      },
    }),
    route({
      method: "get",
      path: list,
      operationId: "listApiKeys",
      tag,
      summary: "List the organization's API keys",
      access: "api_keys:write",
      list: true,
      replies: {
        200: { description: "a page of keys, without the keys themselves", schema: apiKeyPageSchema },
      },
      async handle(request) {
        const rows = await apiKeys.list(request.caller, request.page);
        return { status: 200, body: toPageEnvelope(request, rows, toApiKey) };
      },
    }),
    route({
      method: "delete",
      path: `${list}{id}/`,
      operationId: "deleteApiKey",
      tag,
      summary: "Revoke an API key at once and for good",
      access: "api_keys:write",
      ids: { id: "api_key_not_found" },
      replies: { 204: { description: "the key is revoked" } },
      async handle({ caller, param }) {
        await apiKeys.delete(caller, param("id"));
        return { status: 204 };
      },
    }),
  ];
}

function toApiKey(key: ApiKey): object {
  return {
    id: key.id,
    name: key.name,
    prefix: key.prefix,
    scopes: key.scopes,
    created_at: key.createdAt.toISOString(),
    last_used_at: key.lastUsedAt?.toISOString() ?? null,
    expires_at: key.expiresAt?.toISOString() ?? null,
  };
}
