import type { Role, Session } from "@paylift/store";
import { Problem } from "../errors/problem.ts";
import { LEAST_ROLE, mayDo } from "./roles.ts";
import type { Scope } from "./scopes.ts";

/** Who asks: a program with a key, or a person with a dashboard session. */
export type Caller = ApiKeyCaller | SessionCaller;

export interface ApiKeyCaller {
  readonly kind: "api_key";
  readonly organizationId: string;
  /** As the audit log names it. */
  readonly actor: string;
  readonly scopes: readonly string[];
}

export interface SessionCaller {
  readonly kind: "session";
  readonly organizationId: string;
  readonly actor: string;
  readonly session: Session;
}

/** A key may do what its scopes say, a session what the role of its user may. */
export function holdsScope(caller: Caller, scope: Scope): boolean {
  return caller.kind === "session"
    ? mayDo(caller.session.role, LEAST_ROLE[scope])
    : caller.scopes.includes(scope);
}

/** @throws Problem `missing_scope` of a key, `missing_role` of a session. */
export function requireScope(caller: Caller, scope: Scope): void {
  requireRole(caller, LEAST_ROLE[scope]);
  if (!holdsScope(caller, scope)) throw new Problem("missing_scope", `the key lacks the scope ${scope}`);
}

/** Asks a session for a role; keys have none. @throws Problem `missing_role`. */
export function requireRole(caller: Caller, least: Role): void {
  if (caller.kind !== "session" || mayDo(caller.session.role, least)) return;
  const { role } = caller.session;
  const detail = `this needs the role ${least}, and yours is ${role}: ask an admin of your organization`;
  throw new Problem("missing_role", detail);
}

/** The caller of a route with the access `session`, which is never reached otherwise. */
export function ofSession(caller: Caller): SessionCaller {
  if (caller.kind === "session") return caller;
  throw new Problem("not_authenticated", "only a session can do this");
}
