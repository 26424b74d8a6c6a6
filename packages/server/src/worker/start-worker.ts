import {
  StoreError,
  type HandlerContext,
  type Lease,
  type Outcome,
  type Store,
  type WorkQueue,
} from "@paylift/store";
import { shareOf } from "@paylift/engine";
import type { EngineHost } from "../engine-host/index.ts";
import { silentLog, type Log } from "../log.ts";
import { traceConsuming } from "../tracing/queue-tracing.ts";
import { noTracing, type Tracing } from "../tracing/tracing.ts";
import { createAllowance } from "./allowance.ts";
import { deliverWebhook, type WebhookOptions } from "./deliver-webhook.ts";
import { errorFields } from "./error-fields.ts";
import { extractDocument } from "./extract-document.ts";
import { createLookahead, type Lookahead } from "./lookahead.ts";
import { createPace } from "./pace.ts";
import { createTurns } from "./turns.ts";
import { tryLayout } from "./try-layout.ts";
import { validateRuns, type Compare } from "./validate-runs.ts";

/** They mostly wait: for jobs, and for receivers. */
const VALIDATIONS_AT_ONCE = 4;
const DELIVERIES_AT_ONCE = 8;
/**
 * Each delivery is work for the database, however it ends: an organization whose receivers answer at once, sixteen for
 * each job, would else have it to itself.
 */
const DELIVERY_PACE = { perSecond: 10, atOnce: 20 };
/** Each reads many documents, between those of jobs. */
const LAYOUTS_AT_ONCE = 1;
/** More of them are for other workers. */
const ALONE_MAX = 8;
/** Of documents taken ahead, for each thread: room for two of the largest that may be uploaded. */
const BYTES_AT_HAND = 64 * 2 ** 20;

export interface WorkerOptions extends WebhookOptions {
  readonly store: Store;
  /** Without `learn` layouts that are taught fail as `teaching_unavailable`. */
  readonly host: Pick<EngineHost, "extract"> & Partial<Pick<EngineHost, "learn">>;
  /** Compares the canonical outputs of two runs. Without it validations fail as `validation_unavailable`. */
  readonly compare?: Compare;
  /** Documents read at once, minimum 1: as many as the host's engine has threads. A few more are taken ahead. */
  readonly threads: number;
  /** What the operator sets each limit of the engine with, by its option: an error of the limit tells it. Default: none. */
  readonly limitNames?: Readonly<Record<string, string>>;
  /** Default: nobody is told. */
  readonly logger?: Log;
  /** Where spans of the work go. Default: nowhere. */
  readonly tracing?: Tracing;
}

export interface Worker {
  /** Settles when the work has ended; rejects when it cannot go on. */
  readonly ended: Promise<void>;
  /** Takes nothing more, gives back what is being worked on, and resolves when all of that is stored. Idempotent. */
  stop(): Promise<void>;
}

type Handler<Completion> = (lease: Lease, context: HandlerContext) => Promise<Outcome<Completion>>;

/** Works on the store's queues until stopped: extracts documents, compares runs, tries layouts, delivers webhooks. */
export function startWorker(options: WorkerOptions): Worker {
  const { store, threads, limitNames = {}, logger = silentLog, tracing = noTracing } = options;
  if (!Number.isSafeInteger(threads) || threads < 1) {
    throw new TypeError("threads must be a whole number of at least 1");
  }
  const lookahead = createLookahead(threads);
  const turns = createTurns();
  const pace = createPace(DELIVERY_PACE);
  const atHand = createAllowance(threads * BYTES_AT_HAND);
  const stopping = new AbortController();
  const around = traceConsuming(tracing);

  const consume = async <Completion>(
    queue: WorkQueue<Completion>,
    atOnce: number | (() => number),
    handler: Handler<Completion>,
    watch: Watch = { taken: () => {}, done: () => {} },
  ): Promise<void> => {
    try {
      await queue.consume({
        concurrency: atOnce,
        share: shareOf,
        signal: stopping.signal,
        around,
        handler: timed(handler, logger, watch),
        onError: (error, lease) =>
          logger.error({ ...leaseFields(lease), ...errorFields(error) }, "worker error"),
      });
    } catch (error) {
      // A store that is closed first has nothing more to hand out.
      if (!(error instanceof StoreError && error.code === "store_closed")) throw error;
    }
  };

  const { jobs, validations, deliveries, layouts } = store.queues;
  const ended = Promise.all([
    consume(
      jobs,
      // Who waits to be read alone keeps nobody else from being read.
      () => lookahead.places() + Math.min(turns.length, ALONE_MAX),
      (lease, context) => extractDocument(lease, context, { ...options, tracing, turns, atHand, limitNames }),
      lookahead,
    ),
    consume(validations, VALIDATIONS_AT_ONCE, (lease, context) => validateRuns(lease, context, options)),
    consume(layouts, LAYOUTS_AT_ONCE, (lease, context) => tryLayout(lease, context, options)),
    consume(deliveries, DELIVERIES_AT_ONCE, (lease, context) =>
      deliverWebhook(lease, context, { ...options, pace }),
    ),
  ]).then(() => undefined);
  ended.catch((error: unknown) => {
    logger.error(errorFields(error), "the worker cannot go on");
    // One queue without its worker is no reason to take more from the others.
    stopping.abort();
  });

  return {
    ended,
    stop() {
      stopping.abort();
      return ended;
    },
  };
}

type Watch = Pick<Lookahead, "taken" | "done">;

/** Notes what came of each attempt, and how long it took. */
function timed<Completion>(handler: Handler<Completion>, logger: Log, watch: Watch): Handler<Completion> {
  return async (lease, context) => {
    watch.taken();
    const startedAt = performance.now();
    const outcome = await handler(lease, context);
    const tookMs = performance.now() - startedAt;
    watch.done(tookMs);
    const fields = { ...leaseFields(lease), ms: Math.round(tookMs) };
    if (outcome.kind === "failed") logger.warn({ ...fields, code: outcome.error.code }, "attempt failed");
    else logger.info(fields, `attempt ${outcome.kind}`);
    return outcome;
  };
}

function leaseFields(lease: Lease | null): object {
  return lease === null ? {} : { queue: lease.queue, id: lease.id, attempt: lease.attempt };
}
