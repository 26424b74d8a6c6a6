import type { Store } from "@paylift/store";
import type { Log } from "../../log.ts";
import { errorFields } from "../../worker/error-fields.ts";
import { expireDocuments } from "./expire-documents.ts";

/** Removes what has expired, every `intervalMs`, until told to stop. */
export function startHousekeeping(store: Store, log: Log, intervalMs: number): () => Promise<void> {
  const ending = new AbortController();
  let round: Promise<void> = Promise.resolve();
  const timer = setInterval(() => {
    round = round.then(() => tidy(store, log, ending.signal));
  }, intervalMs);
  timer.unref();
  return async () => {
    clearInterval(timer);
    ending.abort();
    await round;
  };
}

async function tidy(store: Store, log: Log, signal: AbortSignal): Promise<void> {
  if (signal.aborted) return;
  try {
    const removed = {
      sessions: await store.sessions.deleteExpired(),
      idempotency_keys: await store.idempotencyKeys.deleteExpired(),
      documents: await expireDocuments(store, signal),
      blobs: await store.sweepBlobs(),
      temporary_files: await store.blobs.sweepTemporary(),
    };
    log.info(removed, "housekeeping");
  } catch (error) {
    log.error(errorFields(error), "housekeeping failed");
  }
}
