/** What a key may be allowed to do. */
export const SCOPES = [
  "documents:write",
  "documents:read",
  "jobs:write",
  "jobs:read",
  "migrations:write",
  "migrations:read",
  "validations:write",
  "validations:read",
  "api_keys:write",
] as const;
export type Scope = (typeof SCOPES)[number];
