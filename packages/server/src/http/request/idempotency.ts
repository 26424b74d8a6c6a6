import { createHash } from "node:crypto";
import type { JsonObject, Store } from "@paylift/store";
import type { Context } from "koa";
import type { Caller } from "../auth/caller.ts";
import { Problem } from "../errors/problem.ts";
import type { Reply, Route } from "../routing/route.ts";

const KEY = /^[\x21-\x7e]{1,255}$/;
const LIFETIME_SECONDS = 86_400;
/** Bodies have arrived by then, and what is left to do takes milliseconds. */
const CLAIM_SECONDS = 60;

/**
 * Carries out a POST once for each `Idempotency-Key` of a caller, and gives the first answer again to repetitions. An
 * attempt that ends in a problem does not count.
 */
export async function onceByKey(
  store: Store,
  request: { readonly ctx: Context; readonly route: Route; readonly caller: Caller; readonly body: unknown },
  work: () => Promise<Reply>,
): Promise<Reply> {
  const { ctx, route, caller, body } = request;
  const sent = ctx.req.headers["idempotency-key"];
  if (sent === undefined || route.method !== "post") return work();
  if (typeof sent !== "string" || !KEY.test(sent)) {
    throw new Problem("invalid_idempotency_key", "it must have 1 to 255 printable ASCII characters");
  }
  const { organizationId, actor } = caller;
  const key = `${actor}:${sent}`;
  const fingerprint = createHash("sha256")
    .update(JSON.stringify([route.operationId, ctx.path, body], withoutPasswords))
    .digest("hex");
  const claim = await store.idempotencyKeys.begin(organizationId, key, {
    fingerprint,
    claimSeconds: CLAIM_SECONDS,
  });
  switch (claim.state) {
    case "finished": {
      const { status, body: first } = claim.response;
      return { status, body: first as JsonObject, headers: { "Idempotency-Replayed": "true" } };
    }
    case "mismatch":
      throw new Problem("idempotency_mismatch", "use another key for another request");
    case "in_progress":
      throw new Problem("idempotency_in_progress", "ask again in a second", {
        headers: { "Retry-After": "1" },
      });
    case "new":
      return carryOut(store, { organizationId, key, route, claim: claim.claim }, work);
  }
}

/** What is hashed fast is not hidden by it, and the hash is kept for a day. */
function withoutPasswords(name: string, value: unknown): unknown {
  return name === "password" ? null : value;
}

async function carryOut(
  store: Store,
  begun: {
    readonly organizationId: string;
    readonly key: string;
    readonly route: Route;
    readonly claim: Date;
  },
  work: () => Promise<Reply>,
): Promise<Reply> {
  const { organizationId, key, route, claim } = begun;
  let reply: Reply;
  try {
    reply = await work();
  } catch (error) {
    await store.idempotencyKeys.abandon(organizationId, key, claim);
    throw error;
  }
  const body = reply.body ?? {};
  const kept = (route.replayed?.(body) ?? body) as JsonObject;
  const answer = { response: { status: reply.status, body: kept }, lifetimeSeconds: LIFETIME_SECONDS };
  await store.idempotencyKeys.finish(organizationId, key, claim, answer);
  return reply;
}
