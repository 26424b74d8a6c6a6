import type { Progress } from "../api/engine.ts";
import { EngineError } from "../errors.ts";
import { CpuBudget, type CpuLimits } from "./cpu-budget.ts";
import { NOT_WATCHED, type CpuWatch } from "./cpu-watch.ts";

/** How long one document may take, in milliseconds. */
export interface TimeLimits extends CpuLimits {
  /** By the wall clock. */
  deadlineMs: number;
}

/**
 * One document on its way through the pool. Whatever ends it early (the caller, a limit, close) goes through `cancel`, and the first reason stands.
 */
export class Job {
  readonly #cancelled = new AbortController();
  readonly #onProgress: ((progress: Progress) => void) | null;
  readonly #deadlineMs: number;
  readonly #budget: CpuBudget;
  readonly #onSpend: (ms: number) => void;
  #deadline: NodeJS.Timeout | undefined;
  #watch: CpuWatch = NOT_WATCHED;
  #last: Progress = { stage: "queued", page: 0, pages: 0 };
  #queuedAt = performance.now();
  /** Threads that are to help with this document and have not begun. */
  helpersToStart = 0;
  #startedAt: number | null = null;

  /** `onSpend` is told of each part of the CPU time that the document takes, in milliseconds. */
  constructor(
    onProgress: ((progress: Progress) => void) | null,
    limits: TimeLimits,
    onSpend: (ms: number) => void = () => {},
  ) {
    this.#onSpend = onSpend;
    this.#onProgress = onProgress;
    this.#deadlineMs = limits.deadlineMs;
    this.#budget = new CpuBudget(limits, (error) => this.cancel(error));
  }

  /** Aborted with an `EngineError` as its reason. */
  get signal(): AbortSignal {
    return this.#cancelled.signal;
  }

  /** True from the moment a thread has taken the document. */
  get started(): boolean {
    return this.#startedAt !== null;
  }

  /** Milliseconds from being handed in to being taken by a thread. */
  get queueMs(): number {
    return (this.#startedAt ?? performance.now()) - this.#queuedAt;
  }

  cancel(reason: EngineError): void {
    this.settle();
    this.#cancelled.abort(reason);
  }

  queued(): void {
    this.tell(this.#last);
  }

  done(): void {
    this.tell({ ...this.#last, stage: "done" });
  }

  /** Ends the deadline and the watch of its thread. */
  settle(): void {
    clearTimeout(this.#deadline);
    this.#deadline = undefined;
    this.#watch.end();
  }

  /** A thread has taken the document: the deadline counts from here. The watch is ended when the document is done. */
  start(watch: CpuWatch): void {
    this.#startedAt = performance.now();
    this.#watch = watch;
    this.#beginDeadline();
  }

  /** Others are asked, whose time has limits of its own: until they have answered, the deadline is far. */
  holdDeadline(): void {
    clearTimeout(this.#deadline);
  }

  /** Those who were asked have answered: the deadline begins anew. */
  renewDeadline(): void {
    if (this.#deadline === undefined) return;
    clearTimeout(this.#deadline);
    this.#beginDeadline();
  }

  #beginDeadline(): void {
    const deadlineMs = this.#deadlineMs;
    this.#deadline = setTimeout(() => {
      const message = `the document was not read within ${deadlineMs} ms, the limit deadlineMs; raise it to wait longer`;
      this.cancel(new EngineError("deadline_exceeded", message, { option: "deadlineMs", deadlineMs }));
    }, deadlineMs).unref();
  }

  /** CPU time that all threads have spent on the document, in milliseconds, as far as is known. */
  get spentMs(): number {
    return this.#budget.spentMs;
  }

  /** A thread has spent so much CPU time, in milliseconds, on the document. */
  spend(ms: number): void {
    this.#onSpend(ms);
    this.#budget.spend(ms);
  }

  /** The document's own thread has spent so much since it began, in milliseconds. */
  ended(threadMs: number): void {
    this.#watch.told(threadMs);
  }

  /** The next page of a scan has as much CPU time as there is for a document. */
  renewBudget(): void {
    this.#budget.renew();
  }

  tell(progress: Progress): void {
    this.#last = progress;
    try {
      this.#onProgress?.(progress);
    } catch (cause) {
      const message = "onProgress threw an error";
      this.cancel(new EngineError("invalid_argument", message, { option: "onProgress" }, { cause }));
    }
  }
}
