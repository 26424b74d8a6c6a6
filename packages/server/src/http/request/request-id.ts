import { randomUUID } from "node:crypto";
import type { Context } from "koa";

const ACCEPTED = /^[A-Za-z0-9._-]{1,100}$/;

/** The caller's own `X-Request-Id` where it is harmless, else a new one; given back in the same header. */
export function requestIdOf(ctx: Context): string {
  const known: unknown = ctx.state["requestId"];
  if (typeof known === "string") return known;
  const sent = ctx.get("X-Request-Id");
  const id = ACCEPTED.test(sent) ? sent : randomUUID();
  ctx.state["requestId"] = id;
  ctx.set("X-Request-Id", id);
  return id;
}
