import { ROLES, type Role } from "@paylift/store";
import type { Scope } from "./scopes.ts";

/** The least role of a user who may do what a key may do with a scope. */
export const LEAST_ROLE: Readonly<Record<Scope, Role>> = {
  "documents:read": "reader",
  "jobs:read": "reader",
  "migrations:read": "reader",
  "validations:read": "reader",
  "documents:write": "reviewer",
  "jobs:write": "reviewer",
  "migrations:write": "reviewer",
  "validations:write": "reviewer",
  "documents:delete": "approver",
  "api_keys:write": "admin",
  "audit_log:read": "admin",
};

/** Whether a role may do what another one may. */
export function mayDo(role: Role, least: Role): boolean {
  return ROLES.indexOf(role) >= ROLES.indexOf(least);
}
