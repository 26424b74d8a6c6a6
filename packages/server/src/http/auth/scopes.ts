/** The scopes of API keys. */
export const SCOPES = [
  "documents:write",
  "documents:read",
  "documents:delete",
  "jobs:write",
  "jobs:read",
  "migrations:write",
  "migrations:read",
  "validations:write",
  "validations:read",
  "api_keys:write",
  "audit_log:read",
] as const;
export type Scope = (typeof SCOPES)[number];
