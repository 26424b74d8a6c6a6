import {
  EngineError,
  fromParts,
  type ExtractionResult,
  type LearnedLayout,
  type LearnOptions,
  type ProviderDescription,
} from "@paylift/engine";
import type { Correction } from "@paylift/engine/corrections";
import {
  Extraction,
  type ChildExtractOptions,
  type HostOutcome,
  type HostWork,
  type Learning,
} from "./extraction.ts";
import { Extractions } from "./extractions.ts";
import { HostLostError } from "./host-lost-error.ts";
import { fromPlain, type HostMessage } from "./messages.ts";
import type { ResolvedEngineHostOptions } from "./options.ts";
import { Supervisor } from "./supervisor.ts";

/** How a child is; `pid` is null between two children. */
export interface HostStatus {
  readonly ready: boolean;
  readonly pid: number | null;
  readonly running: number;
  readonly waiting: number;
}

/** An engine in one child process; see `EngineHost`. */
export class ProcessHost {
  readonly #options: ResolvedEngineHostOptions;
  readonly #extractions: Extractions;
  readonly #supervisor: Supervisor;
  #lastId = 0;
  #closing: Promise<void> | undefined;

  constructor(options: ResolvedEngineHostOptions) {
    this.#options = options;
    this.#extractions = new Extractions(options.maxInFlight, options.engine.spareThreads ?? 0);
    this.#supervisor = new Supervisor(options, {
      onReady: () => this.#dispatch(),
      onMessage: (message) => this.#hear(message),
      onLost: (error) => this.#lost(error),
      isIdle: () => this.#extractions.running === 0,
    });
  }

  async start(): Promise<void> {
    try {
      await keepingAlive(this.#supervisor.start());
    } catch (error) {
      await this.close();
      throw error;
    }
  }

  async extract(bytes: Uint8Array, options: ChildExtractOptions = {}): Promise<ExtractionResult> {
    return (await keepingAlive(this.#run({ type: "extract" }, bytes, options))) as ExtractionResult;
  }

  async learn(
    bytes: Uint8Array,
    corrections: readonly Correction[],
    { provider, providerName, name, known, ...options }: LearnOptions = {},
  ): Promise<LearnedLayout> {
    const learning = { provider, providerName, name, known } as Learning;
    const work = { type: "learn", corrections, learning } as const;
    return (await keepingAlive(this.#run(work, bytes, options))) as LearnedLayout;
  }

  providers(): readonly ProviderDescription[] {
    return this.#supervisor.providers;
  }

  status(): HostStatus {
    const { ready, pid } = this.#supervisor;
    return { ready, pid, running: this.#extractions.running, waiting: this.#extractions.waiting };
  }

  close(): Promise<void> {
    this.#closing ??= keepingAlive(this.#close());
    return this.#closing;
  }

  async #run(work: HostWork, bytes: Uint8Array, options: ChildExtractOptions): Promise<HostOutcome> {
    if (this.#closing !== undefined) throw closed();
    if (options.signal?.aborted) throw aborted();
    const { waiting } = this.#extractions;
    if (waiting >= this.#options.maxWaiting) {
      throw new EngineError("queue_full", `${waiting} documents wait already`, { waiting });
    }
    const extraction: Extraction = new Extraction(++this.#lastId, work, bytes, options, () =>
      this.#abort(extraction),
    );
    this.#extractions.add(extraction);
    this.#dispatch();
    return extraction.outcome;
  }

  #dispatch(): void {
    while (this.#supervisor.ready) {
      const next = this.#extractions.startNext();
      if (next === null) return;
      this.#supervisor.send(next.request());
    }
  }

  #abort(extraction: Extraction): void {
    extraction.fail(aborted());
    if (this.#extractions.removeWaiting(extraction)) this.#dispatch();
    // A running one keeps its place until the child has let go of it.
    else this.#supervisor.send({ type: "abort", id: extraction.id });
  }

  #hear(message: HostMessage): void {
    if (message.type === "progress") {
      this.#extractions.find(message.id)?.tell(message.progress);
    } else if (message.type === "result") {
      this.#extractions.finish(message.id)?.succeed(fromParts(message.parts));
      this.#dispatch();
    } else if (message.type === "learned") {
      this.#extractions.finish(message.id)?.succeed(message.layout);
      this.#dispatch();
    } else if (message.type === "failure") {
      this.#extractions.finish(message.id)?.fail(fromPlain(message.error));
      this.#dispatch();
    }
  }

  #lost({ details: { cause, exitCode, signal } }: HostLostError): void {
    const running = this.#extractions.takeRunning();
    const error = new HostLostError(cause, exitCode, signal, running.length === 1);
    for (const extraction of running) extraction.fail(error);
  }

  async #close(): Promise<void> {
    const unfinished = [...this.#extractions.takeRunning(), ...this.#extractions.takeWaiting()];
    for (const extraction of unfinished) extraction.fail(closed());
    await this.#supervisor.close();
  }
}

/** The child and its timers let the process end; somebody who waits does not. */
async function keepingAlive<T>(work: Promise<T>): Promise<T> {
  const hold = setInterval(() => {}, 2 ** 30);
  try {
    return await work;
  } finally {
    clearInterval(hold);
  }
}

function closed(): EngineError {
  return new EngineError("engine_closed", "the engine host is closed");
}

function aborted(): EngineError {
  return new EngineError("aborted", "the extraction was aborted");
}
