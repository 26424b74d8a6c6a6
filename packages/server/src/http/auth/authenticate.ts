import type { Store } from "@paylift/store";
import type { Context } from "koa";
import { Problem } from "../errors/problem.ts";
import type { Caller } from "./caller.ts";
import { sameText } from "./same-text.ts";
import type { SessionCookie } from "./session-cookie.ts";

const SAFE_METHODS = new Set(["GET", "HEAD", "OPTIONS"]);
const SECRET_LENGTH_MAX = 200;

/** Finds out who asks, by `X-API-Key` or else by the session cookie. @throws Problem 401, 403. */
export type Authenticate = (ctx: Context) => Promise<Caller>;

export function createAuthenticate(store: Store, cookie: SessionCookie): Authenticate {
  return async (ctx) => {
    const secret = ctx.req.headers["x-api-key"];
    // A wrong key is never made up for by a session: the program is told that its key does not work.
    if (secret !== undefined) return byKey(store, String(secret));
    const token = cookie.read(ctx);
    if (token !== null) return bySession(store, ctx, token);
    throw notAuthenticated("send an API key in the header X-API-Key");
  };
}

async function byKey(store: Store, secret: string): Promise<Caller> {
  const plausible = secret.length > 0 && secret.length <= SECRET_LENGTH_MAX;
  const key = plausible ? await store.apiKeys.authenticate(secret) : null;
  if (key === null) throw notAuthenticated("the API key is unknown, revoked or expired");
  const { organizationId, scopes } = key;
  return { kind: "api_key", organizationId, actor: `api_key:${key.id}`, scopes };
}

async function bySession(store: Store, ctx: Context, token: string): Promise<Caller> {
  const session = token.length <= SECRET_LENGTH_MAX ? await store.sessions.find(token) : null;
  if (session === null) throw notAuthenticated("the session has ended: sign in again");
  if (!SAFE_METHODS.has(ctx.method) && !sameText(ctx.get("X-CSRF-Token"), session.csrfToken)) {
    throw new Problem("csrf_token_invalid", "send the session's csrf_token in the header X-CSRF-Token");
  }
  const { organizationId, userId } = session;
  return { kind: "session", organizationId, actor: `user:${userId}`, session };
}

function notAuthenticated(detail: string): Problem {
  return new Problem("not_authenticated", detail, { headers: { "WWW-Authenticate": "ApiKey" } });
}
