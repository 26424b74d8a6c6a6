import type { WorkError } from "../api/jobs.ts";
import type { ConsumeAround, ConsumeOptions, Lease, Outcome } from "../api/work-queue.ts";
import { StoreError } from "../errors.ts";
import type { Leases } from "./leases.ts";
import type { Settlements } from "./settlements.ts";

const HEARTBEAT_INTERVAL_MS = 3_000;
/** Silent for so long, the lease may be another's. */
const LEASE_MS = 10_000;

const HANDLER_FAILED: WorkError = { code: "internal", message: "the worker failed unexpectedly" };

const NOTHING_AROUND: ConsumeAround = {
  work: (_lease, inner) => inner(),
  settlement: (_lease, inner) => inner(),
};

/**
 * Carries one lease from the handler's start to the stored outcome, keeping it alive meanwhile; `handled` is called in
 * between. Never rejects.
 */
export async function attend<Completion>(
  queue: Leases<Completion>,
  settlements: Settlements<Completion>,
  lease: Lease,
  { handler, signal, onError, around = NOTHING_AROUND }: ConsumeOptions<Completion>,
  handled: () => void,
): Promise<void> {
  const lost = new AbortController();
  const endHeartbeat = keepAlive(queue, lease, lost, onError);
  async function handle(): Promise<Outcome<Completion>> {
    try {
      return await handler(lease, { lost: lost.signal, stopping: signal });
    } catch (error) {
      if (!lost.signal.aborted) onError?.(error, lease);
      return { kind: "failed", error: HANDLER_FAILED, retry: true };
    } finally {
      handled();
    }
  }
  try {
    await around.work(lease, async () => {
      const outcome = await handle();
      if (!lost.signal.aborted)
        await around.settlement(lease, () => settle(queue, settlements, lease, outcome));
    });
  } catch (error) {
    // Another worker has it: there is nothing left to say about it.
    if (!isLeaseLost(error)) onError?.(error, lease);
  } finally {
    endHeartbeat();
  }
}

async function settle<Completion>(
  queue: Leases<Completion>,
  settlements: Settlements<Completion>,
  lease: Lease,
  outcome: Outcome<Completion>,
): Promise<void> {
  if (outcome.kind === "completed") {
    try {
      await settlements.complete(lease, outcome.completion);
    } catch (error) {
      // What cannot be stored will not be storable next time either.
      if (!(error instanceof StoreError) || !speaksOfTheValue(error)) throw error;
      await queue.fail(lease, { code: error.code, message: error.message });
    }
  } else if (outcome.kind === "failed") {
    await queue.fail(lease, outcome.error, outcome);
  } else {
    await queue.release(lease);
  }
}

/** Text or values that the database refuses, in SQLSTATE class 22 or 23; anything else may pass. */
function speaksOfTheValue({ code, details }: StoreError): boolean {
  return code === "invalid_text" || (code === "database_failed" && /^2[23]/.test(String(details.code)));
}

function keepAlive<Completion>(
  queue: Leases<Completion>,
  lease: Lease,
  lost: AbortController,
  onError: ConsumeOptions<Completion>["onError"],
): () => void {
  let heardAt = performance.now();
  let beating = false;
  const timer = setInterval(() => {
    if (performance.now() - heardAt > LEASE_MS) lost.abort();
    if (beating || lost.signal.aborted) return;
    beating = true;
    queue
      .heartbeat(lease)
      .then(
        () => {
          heardAt = performance.now();
        },
        (error: unknown) => {
          if (isLeaseLost(error)) lost.abort();
          else onError?.(error, lease);
        },
      )
      .finally(() => {
        beating = false;
      });
  }, HEARTBEAT_INTERVAL_MS);
  return () => clearInterval(timer);
}

function isLeaseLost(error: unknown): boolean {
  return error instanceof StoreError && error.code === "lease_lost";
}
