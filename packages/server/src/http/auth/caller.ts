import type { Session } from "@paylift/store";
import { Problem } from "../errors/problem.ts";
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

/** A session may do everything in its organization. */
export function holdsScope(caller: Caller, scope: Scope): boolean {
  return caller.kind === "session" || caller.scopes.includes(scope);
}

export function requireScope(caller: Caller, scope: Scope): void {
  if (!holdsScope(caller, scope)) throw new Problem("missing_scope", `the key lacks the scope ${scope}`);
}

/** The caller of a route with the access `session`, which is never reached otherwise. */
export function ofSession(caller: Caller): SessionCaller {
  if (caller.kind === "session") return caller;
  throw new Problem("not_authenticated", "only a session can do this");
}
