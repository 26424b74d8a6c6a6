import type { Progress } from "../api/engine.ts";
import { EngineError } from "../errors.ts";

/**
 * One document on its way through the pool. Whatever ends it early (the caller, the deadline, close) goes through
 * `cancel`, and the first reason stands.
 */
export class Job {
  readonly #cancelled = new AbortController();
  readonly #onProgress: ((progress: Progress) => void) | null;
  readonly #deadlineMs: number;
  #deadline: NodeJS.Timeout | undefined;
  #endWatch: () => void = () => {};
  #last: Progress = { stage: "queued", page: 0, pages: 0 };
  #queuedAt = performance.now();
  /** Threads that are to help with this document and have not begun. */
  helpersToStart = 0;
  #startedAt: number | null = null;

  constructor(onProgress: ((progress: Progress) => void) | null, deadlineMs: number) {
    this.#onProgress = onProgress;
    this.#deadlineMs = deadlineMs;
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

  /** Ends the deadline and the watch. */
  settle(): void {
    clearTimeout(this.#deadline);
    this.#deadline = undefined;
    this.#endWatch();
  }

  /** A thread has taken the document: the deadline counts from here. `endWatch` is called when the document is done. */
  start(endWatch: () => void): void {
    this.#startedAt = performance.now();
    this.#endWatch = endWatch;
    this.#beginDeadline();
  }

  /** Others are asked, whose time has limits of its own: until they have answered, the deadline is far. */
  holdDeadline(): void {
    clearTimeout(this.#deadline);
  }

  /** The next page of a scan has all the time that there is for a document. */
  renewDeadline(): void {
    if (this.#deadline === undefined) return;
    clearTimeout(this.#deadline);
    this.#beginDeadline();
  }

  #beginDeadline(): void {
    const deadlineMs = this.#deadlineMs;
    this.#deadline = setTimeout(() => {
      const message = `the document was not read within ${deadlineMs} ms`;
      this.cancel(new EngineError("deadline_exceeded", message, { deadlineMs }));
    }, deadlineMs).unref();
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
