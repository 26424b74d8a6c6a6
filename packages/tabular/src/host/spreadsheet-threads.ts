import { Worker } from "node:worker_threads";
import { EngineError, fromParts } from "@paylift/engine";
import type { Crosswalk } from "../crosswalk/crosswalk.ts";
import type { Limits } from "../workbook/workbook.ts";
import type { KnownMapping } from "../mapping/known-mapping.ts";
import type { Mapping } from "../mapping/mapping.ts";
import type { Readings, SpreadsheetResult, ThreadAnswer, ThreadTask } from "./messages.ts";

export interface ThreadLimits {
  /** Spreadsheets that are read at once. */
  readonly threads: number;
  /** JavaScript heap of one thread, in MiB. */
  readonly heapMb: number;
  /** Wall-clock limit of one spreadsheet, in milliseconds. */
  readonly deadlineMs: number;
  readonly spreadsheet: Partial<Limits>;
}

/** Reads spreadsheets, each in a thread of its own that ends with it. */
export class SpreadsheetThreads {
  readonly #limits: ThreadLimits;
  readonly #waiting: (() => void)[] = [];
  readonly #running = new Set<Worker>();
  #busy = 0;
  #closed = false;

  constructor(limits: ThreadLimits) {
    this.#limits = limits;
  }

  /** A payroll: by `map` where it is given, else by what is known of its header. Rejects with `EngineError`. */
  async read(
    bytes: Uint8Array,
    { map, known }: { map: Mapping | null; known: readonly KnownMapping[] },
    signal: AbortSignal | undefined,
  ): Promise<SpreadsheetResult> {
    const task = { as: "payroll", bytes, limits: this.#limits.spreadsheet, map, known } as const;
    return fromParts(await this.#take(task, signal)) as SpreadsheetResult;
  }

  /** Rejects with `EngineError`. */
  crosswalk(bytes: Uint8Array): Promise<Crosswalk> {
    return this.#take({ as: "crosswalk", bytes, limits: this.#limits.spreadsheet }, undefined);
  }

  async #take<Task extends ThreadTask>(
    task: Task,
    signal: AbortSignal | undefined,
  ): Promise<Readings[Task["as"]]> {
    if (this.#busy >= this.#limits.threads) await new Promise<void>((begin) => this.#waiting.push(begin));
    else this.#busy++;
    try {
      if (this.#closed) throw new EngineError("engine_closed", "the engine is closed");
      if (signal?.aborted) throw new EngineError("aborted", "the extraction was aborted");
      return await this.#run(task, signal);
    } finally {
      const next = this.#waiting.shift();
      if (next === undefined) this.#busy--;
      else next();
    }
  }

  /** Ends every thread; what runs or waits rejects with `engine_closed`. */
  async close(): Promise<void> {
    this.#closed = true;
    await Promise.all([...this.#running].map((thread) => thread.terminate()));
  }

  async #run<Task extends ThreadTask>(
    task: Task,
    signal: AbortSignal | undefined,
  ): Promise<Readings[Task["as"]]> {
    const { heapMb, deadlineMs } = this.#limits;
    const thread = new Worker(new URL(import.meta.resolve("#spreadsheet-worker")), {
      workerData: task,
      resourceLimits: { maxOldGenerationSizeMb: heapMb },
      ...threadArguments(process.execArgv),
    });
    this.#running.add(thread);
    const { promise, resolve, reject } = Promise.withResolvers<ThreadAnswer<Task["as"]>>();
    const stop = (): void => reject(new EngineError("aborted", "the extraction was aborted"));
    signal?.addEventListener("abort", stop, { once: true });
    const timer = setTimeout(() => reject(late(deadlineMs)), deadlineMs);
    thread.once("message", resolve);
    thread.once("error", (error) => reject(death(error)));
    thread.once("exit", () =>
      reject(
        this.#closed
          ? new EngineError("engine_closed", "the engine is closed")
          : new EngineError("worker_lost", "the thread that read the spreadsheet ended"),
      ),
    );
    try {
      const answer = await promise;
      if (answer.ok) return answer.result;
      throw new EngineError(answer.code, answer.message, { ...answer.details });
    } finally {
      clearTimeout(timer);
      signal?.removeEventListener("abort", stop);
      await thread.terminate();
      this.#running.delete(thread);
    }
  }
}

function late(limit: number): EngineError {
  return new EngineError(
    "deadline_exceeded",
    `the spreadsheet takes more than ${limit} ms; split it into several files`,
    {
      option: "deadlineMs",
      limit,
    },
  );
}

/** The message of a foreign error may quote the document. */
function death(error: unknown): EngineError {
  return Reflect.get(Object(error), "code") === "ERR_WORKER_OUT_OF_MEMORY"
    ? new EngineError(
        "out_of_memory",
        "the spreadsheet needs more memory than a thread may have; split it into several files",
      )
    : new EngineError("internal", "the spreadsheet could not be read");
}

/** Threads inherit the arguments of the process, of which the type of a program from the command line stops them. */
function threadArguments(inherited: readonly string[]): { execArgv?: string[] } {
  if (!inherited.some((argument) => argument.startsWith("--input-type"))) return {};
  return { execArgv: inherited.filter((argument) => /^--(conditions|import|require)=/.test(argument)) };
}
