import type { WorkError } from "./jobs.ts";

export const QUEUE_NAMES = ["jobs", "validations", "deliveries", "layouts"] as const;
export type QueueName = (typeof QUEUE_NAMES)[number];

/**
 * The right to work on one thing until the lease is completed, failed, released or lost.
 * Plain data: it may be sent to another process.
 */
export interface Lease {
  readonly queue: QueueName;
  /** Of the job, validation or delivery. */
  readonly id: string;
  readonly organizationId: string;
  /** Which attempt this is, from 1. */
  readonly attempt: number;
  /** How often a worker died while working on it alone; see `begin`. */
  readonly crashes: number;
  /** What a job reads; null in the other queues. */
  readonly document: LeasedDocument | null;
  readonly entryId: string;
  /** How many workers have died with it, whether they had begun or not. */
  readonly entryClaim: number;
  /** What `enqueuing` passed on when it was queued. */
  readonly trace: string | null;
}

export interface LeasedDocument {
  /** Where the bytes are: `store.blobs.read(blobKey)`. */
  readonly blobKey: string;
  /** In bytes. */
  readonly fileSize: number;
}

/** A lease with what came of it. */
export interface Finished<Completion> {
  readonly lease: Lease;
  readonly completion: Completion;
}

export interface FailOptions {
  /** Queues it again while attempts are left. Default false. */
  readonly retry?: boolean;
  /** Not before so long from now, where the queue itself does not wait longer. Default 0. */
  readonly retryAfterSeconds?: number;
  /**
   * Its worker died while working on it: `alone`, so that it may be to blame, or `beside` others. It is queued again
   * without losing an attempt, but fails as `poison` after the second time alone.
   */
  readonly lost?: "alone" | "beside";
}

/** How a handler ends. */
export type Outcome<Completion> =
  | { readonly kind: "completed"; readonly completion: Completion }
  /** `retry` queues it again, up to 3 attempts (deliveries: 8, further and further apart). Default false. */
  | ({ readonly kind: "failed"; readonly error: WorkError } & FailOptions)
  /** Given back unharmed, as when the worker shuts down. */
  | { readonly kind: "released" };

export interface HandlerContext {
  /** Aborts when the lease is lost: nothing the handler does counts any more. */
  readonly lost: AbortSignal;
  /** Aborts when the consumer is asked to stop: finish soon, or release the lease. */
  readonly stopping: AbortSignal;
}

/** Runs around parts of the consumption, for tracing; what `inner` rejects with has to be passed on. */
export interface ConsumeAround {
  /** From the handler's start to the stored outcome. */
  work(lease: Lease, inner: () => Promise<void>): Promise<void>;
  /** Storing what came of it. */
  settlement(lease: Lease, inner: () => Promise<void>): Promise<void>;
}

export interface ConsumeOptions<Completion> {
  /** How many handlers run at once, or a function that is asked before each look at the queue. Default 1. */
  readonly concurrency?: number | (() => number);
  /**
   * How many of the places one organization may hold while this many organizations hold some. With it, as many extra
   * handlers may run for organizations that hold less while the others are busy, so that one organization with long
   * work does not block the rest. Default: no extra places.
   */
  readonly share?: (places: number, organizations: number) => number;
  readonly handler: (lease: Lease, context: HandlerContext) => Promise<Outcome<Completion>>;
  /** Ends consumption: no more is taken, and `consume` returns once every running handler has ended. */
  readonly signal: AbortSignal;
  /** Told of errors of a handler or of the database; consumption goes on. */
  readonly onError?: (error: unknown, lease: Lease | null) => void;
  /** Longest time between looks at the queue, when no notification arrives, in milliseconds. Default 2,000. */
  readonly pollIntervalMs?: number;
  /** Default: nothing. */
  readonly around?: ConsumeAround;
}

/** One queue: who may work on what. */
export interface WorkQueue<Completion> {
  /** Takes the oldest waiting thing and sets it processing; null when nothing waits. No two callers get the same. */
  fetch(): Promise<Lease | null>;
  /** Takes up to `count` in one transaction; empty when nothing waits. */
  fetchMany(count: number): Promise<Lease[]>;
  /** Takes up to `count` of the next entries of all organizations but these; empty when none waits. */
  fetchOfOthers(count: number, organizationIds: readonly string[]): Promise<Lease[]>;
  /** Must be called at least every 10 seconds, or the lease passes on. @throws StoreError `lease_lost`. */
  heartbeat(lease: Lease): Promise<void>;
  /**
   * Says that work on this entry begins, and on no other: if the worker dies before it settles the lease, the entry
   * may be to blame. After two such deaths it fails as `poison`; an entry that was not begun is merely retried.
   * Validations and deliveries begin when they are taken. @throws StoreError `lease_lost`.
   */
  begin(lease: Lease): Promise<void>;
  /** Stores what came of it and sets it completed, in one transaction. @throws StoreError `lease_lost`. */
  complete(lease: Lease, completion: Completion): Promise<void>;
  /** `complete` of several, in one transaction where that is possible: null for each that is stored, or its error. */
  completeMany(finished: readonly Finished<Completion>[]): Promise<unknown[]>;
  /** Sets it failed, or pending again where a retry is asked for and left. @throws StoreError `lease_lost`. */
  fail(lease: Lease, error: WorkError, options?: FailOptions): Promise<"failed" | "pending">;
  /** Gives it back to be taken again; the attempt does not count. @throws StoreError `lease_lost`. */
  release(lease: Lease): Promise<void>;
  /** Puts back what dead workers held. `consume` does so every second, embedded every two. */
  recover(): Promise<void>;
  /** Waiting things, over all organizations. */
  depth(): Promise<number>;
  /** How long the next entry has been due, in seconds; null when none is. */
  waited(): Promise<number | null>;
  /**
   * Works until `signal` aborts: fetches, heartbeats, stores what the handler gives. A handler that throws fails
   * the attempt as `internal` with a retry; a completion that cannot be stored fails it for good.
   */
  consume(options: ConsumeOptions<Completion>): Promise<void>;
}
