/** What a key may be allowed to do: the scopes of the interface, and two for what it leaves open. */
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
