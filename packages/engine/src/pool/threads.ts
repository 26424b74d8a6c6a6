import { once } from "node:events";
import type { Transferable, Worker } from "node:worker_threads";
import { Piscina } from "piscina";
import { hardHeapMb } from "./memory-watch.ts";
import type { ThreadAnswer, ThreadRequest } from "./messages.ts";

export interface ThreadsOptions {
  /** File URL of the module that the threads run. */
  worker: string;
  threads: number;
  /** How many of them are there at all times. */
  kept: number;
  heapMb: number;
  /** Called when a document was given out for which no thread is left that could take it. */
  onStranded: () => void;
}

/** A quarter of V8's default: a register's peak is lower, and collecting more often costs nothing that can be measured. */
const YOUNG_MB = 12;

/** The threads: started at once or when first needed, kept warm, replaced when they die. */
export class Threads {
  readonly #pool: Piscina<ThreadRequest, ThreadAnswer>;
  readonly #alive = new Set<Worker>();
  readonly #onStranded: () => void;
  #given = 0;

  constructor(options: ThreadsOptions) {
    this.#onStranded = options.onStranded;
    this.#pool = new Piscina({
      filename: options.worker,
      minThreads: options.kept,
      maxThreads: options.threads,
      idleTimeout: Number.POSITIVE_INFINITY,
      ...threadArguments(process.execArgv),
      resourceLimits: {
        maxOldGenerationSizeMb: hardHeapMb(options.heapMb),
        maxYoungGenerationSizeMb: YOUNG_MB,
      },
      // Otherwise a thread without a task sleeps in Atomics.wait, and what the last document left to clean up waits too.
      atomics: "disabled",
    });
    // Tells of threads that died without a task. They are replaced; a document in wait is looked after in #exited.
    this.#pool.on("error", () => {});
  }

  /** Gives a document to a thread; at most as many at a time as there are threads. Aborting ends the thread. */
  async run(
    request: ThreadRequest,
    transferList: Transferable[],
    signal: AbortSignal,
  ): Promise<ThreadAnswer> {
    this.#given++;
    try {
      const answer = this.#pool.run(request, { transferList, signal });
      this.#watch();
      return await answer;
    } finally {
      this.#given--;
    }
  }

  /** The thread by its id; undefined when it has ended. */
  thread(threadId: number): Worker | undefined {
    return this.#pool.threads.find((thread) => thread.threadId === threadId);
  }

  /** Ends every thread, and waits for those too that an abort is still ending. */
  async destroy(): Promise<void> {
    const exits = [...this.#alive].map((thread) => once(thread, "exit"));
    await this.#pool.destroy();
    await Promise.allSettled(exits);
  }

  #watch(): void {
    for (const thread of this.#pool.threads) {
      if (this.#alive.has(thread)) continue;
      this.#alive.add(thread);
      thread.once("exit", () => {
        this.#alive.delete(thread);
        // After the promises of the thread's own document have settled.
        setImmediate(() => this.#exited());
      });
    }
  }

  // Piscina starts no other thread for a document whose thread died while it was starting.
  #exited(): void {
    this.#watch();
    if (this.#given > this.#pool.threads.length) this.#onStranded();
  }
}

/**
 * Threads inherit the arguments of the process. One of them makes a thread refuse to start: the type of a program that
 * was given on the command line. Then only those go on that say how modules are found and loaded.
 */
function threadArguments(inherited: readonly string[]): { execArgv?: string[] } {
  if (!inherited.some((argument) => argument.startsWith("--input-type"))) return {};
  return { execArgv: inherited.filter((argument) => /^--(conditions|import|require)=/.test(argument)) };
}
