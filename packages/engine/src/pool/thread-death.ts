import { EngineError } from "../errors.ts";
import { outOfMemory, type MemoryLimits } from "./memory-watch.ts";
import { errorName } from "./messages.ts";

/** Why a thread ended before it answered. Its own message is dropped: it may quote the document. */
export function threadDeath(error: unknown, limits: MemoryLimits): EngineError {
  if ((error as { code?: unknown } | null)?.code === "ERR_WORKER_OUT_OF_MEMORY") {
    return outOfMemory(limits);
  }
  const exit = error instanceof Error ? /^worker exited with code: (\d+)$/.exec(error.message) : null;
  return new EngineError("worker_lost", "the thread ended before it had read the document", {
    cause: exit ? "exit" : errorName(error),
    exitCode: exit ? Number(exit[1]) : null,
  });
}
