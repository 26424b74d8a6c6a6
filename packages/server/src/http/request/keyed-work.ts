import type { IdempotencyState, JsonObject, Repositories, Store } from "@paylift/store";
import type { Reply } from "../routing/route.ts";
import { runWithTransaction } from "./request-transaction.ts";

const LIFETIME_SECONDS = 86_400;

/** A request that is to be carried out once. */
export interface KeyedRequest {
  readonly organizationId: string;
  readonly key: string;
  readonly fingerprint: string;
  /** What of the answer is kept for repetitions. */
  readonly kept: (reply: Reply) => JsonObject;
}

/** Another request of the same key was quicker. */
export class KeyTaken extends Error {
  override readonly name = "KeyTaken";
  readonly state: IdempotencyState;

  constructor(state: IdempotencyState) {
    super(`the key is ${state.state}`);
    this.state = state;
  }
}

/**
 * Carries out a request, and keeps its answer in the transaction in which `work` does what it does: whenever the process
 * dies, both are there or neither. That transaction is committed when `work` has made its answer, so `work` does all in
 * one, and asks the store nothing afterwards. @throws KeyTaken.
 */
export async function carryOutOnce(
  store: Store,
  request: KeyedRequest,
  work: () => Promise<Reply>,
): Promise<Reply> {
  const answered = Promise.withResolvers<Reply>();
  let committed = null as Promise<void> | null;

  function transaction<T>(act: (tx: Repositories) => Promise<T>): Promise<T> {
    if (committed !== null) throw new Error("a request with a key has one transaction");
    return new Promise((resolve, reject) => {
      const commit = store.transaction(async (tx) => {
        const { organizationId, key, fingerprint, kept } = request;
        const state = await tx.idempotencyKeys.claim(organizationId, key, fingerprint);
        if (state.state !== "new") throw new KeyTaken(state);
        resolve(await act(tx));
        const reply = await answered.promise;
        await tx.idempotencyKeys.keep(organizationId, key, {
          fingerprint,
          response: { status: reply.status, body: kept(reply) },
          lifetimeSeconds: LIFETIME_SECONDS,
        });
      });
      commit.catch(reject);
      committed = commit;
    });
  }

  // Of a request that fails before its transaction nobody waits for the answer.
  answered.promise.catch(() => undefined);
  try {
    answered.resolve(await runWithTransaction(transaction, work));
  } catch (error) {
    answered.reject(error);
  }
  await committed;
  return answered.promise;
}
