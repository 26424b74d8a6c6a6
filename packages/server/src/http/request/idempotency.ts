import { createHash } from "node:crypto";
import type { IdempotencyState, JsonObject, Store } from "@paylift/store";
import type { Context } from "koa";
import type { Caller } from "../auth/caller.ts";
import { Problem } from "../errors/problem.ts";
import type { Reply, Route } from "../routing/route.ts";
import { carryOutOnce, KeyTaken } from "./keyed-work.ts";

const KEY = /^[\x21-\x7e]{1,255}$/;

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
  // A repetition is answered whatever would speak against the request by now.
  const state = await store.idempotencyKeys.find(organizationId, key, fingerprint);
  if (state.state !== "new") return answerAgain(state);
  const kept = ({ body: made = {} }: Reply): JsonObject => (route.replayed?.(made) ?? made) as JsonObject;
  try {
    return await carryOutOnce(store, { organizationId, key, fingerprint, kept }, work);
  } catch (error) {
    if (error instanceof KeyTaken) return answerAgain(error.state);
    throw error;
  }
}

function answerAgain(known: IdempotencyState): Reply {
  if (known.state === "finished") {
    const { status, body } = known.response;
    return { status, body: body as JsonObject, headers: { "Idempotency-Replayed": "true" } };
  }
  if (known.state === "mismatch") {
    throw new Problem("idempotency_mismatch", "use another key for another request");
  }
  throw new Problem("idempotency_in_progress", "ask again in a second", {
    headers: { "Retry-After": "1" },
  });
}

/** What is hashed fast is not hidden by it, and the hash is kept for a day. */
function withoutPasswords(name: string, value: unknown): unknown {
  return name === "password" ? null : value;
}
