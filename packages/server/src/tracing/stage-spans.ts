import { TIMED_STAGES, type ExtractionResult } from "@paylift/engine";
import type { Tracing } from "./tracing.ts";

/**
 * Tells of the engine's stages, which took place in another process: of each its sum, one after another up to now. Those
 * of a document that is read in several ways come in turns.
 */
export function tellStages(tracing: Tracing, { timings }: Pick<ExtractionResult, "timings">): void {
  let at = Date.now() - timings.total_ms;
  if (timings.queue_ms > 0) tracing.past("engine queue", at - timings.queue_ms, at);
  for (const stage of TIMED_STAGES) {
    const tookMs = timings[`${stage}_ms`];
    if (tookMs > 0) tracing.past(`engine ${stage}`, at, at + tookMs);
    at += tookMs;
  }
}
