import type { ConsumeAround, Enqueuing } from "@paylift/store";
import type { Tracing } from "./tracing.ts";

/** For `openStore`: each addition to a queue is a span, and its work belongs to the same trace. */
export function traceEnqueuing(tracing: Tracing): Enqueuing {
  return (queue, add) =>
    tracing.within({ name: `enqueue ${queue}`, kind: "producer" }, () => add(tracing.carry()));
}

/** For `consume`: all that is done for a lease is a span, which goes on with the trace that queued it. */
export function traceConsuming(tracing: Tracing): ConsumeAround {
  return {
    work: ({ queue, id, attempt, trace }, inner) =>
      tracing.within(
        {
          name: `process ${queue}`,
          kind: "consumer",
          parent: trace,
          attributes: { "paylift.id": id, "paylift.attempt": attempt },
        },
        inner,
      ),
    settlement: (_lease, inner) => tracing.within({ name: "store outcome" }, inner),
  };
}
