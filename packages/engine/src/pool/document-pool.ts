import { MessageChannel } from "node:worker_threads";
import type { ResolvedExtractOptions } from "../extract-options.ts";
import { EngineError } from "../errors.ts";
import type { ResolvedEngineOptions } from "../options.ts";
import type { DocumentOutcome } from "../pipeline/document-task.ts";
import type { SourceLoader } from "../source.ts";
import { Job } from "./job.ts";
import {
  engineError,
  outcomeOf,
  type HelpNews,
  type PageWork,
  type ThreadAnswer,
  type ThreadNews,
  type VotersNews,
} from "./messages.ts";
import { threadsFor } from "../read/shared-pages.ts";
import { Helpers } from "./helpers.ts";
import { secondReaderMb, type MemoryLimits } from "./memory-watch.ts";
import { whatLiesIn } from "./news-left.ts";
import type { Group } from "./places.ts";
import { unpackOutcome } from "./packed-outcome.ts";
import { threadDeath } from "./thread-death.ts";
import { Spending } from "./spending.ts";
import { Threads } from "./threads.ts";
import { Turns } from "./turns.ts";
import { watchThread } from "./watch-thread.ts";
import { askVoters } from "../voters/ask.ts";
import { termsOf } from "../voters/terms.ts";

/** One document to read. */
export interface DocumentOrder extends ResolvedExtractOptions {
  source: SourceLoader;
  /** Page to inspect (from 1), or null to extract. */
  inspectPage: number | null;
}

/** Reads documents in threads, one task a document. Rejects with `EngineError` only. */
export class DocumentPool {
  readonly #options: ResolvedEngineOptions;
  readonly #memory: MemoryLimits;
  readonly #spending = new Spending();
  readonly #turns: Turns;
  /** Who may hold the bytes of a file: one document behind each thread is at hand, so that no thread waits for a disk. */
  readonly #near: Turns;
  readonly #threads: Threads;
  readonly #jobs = new Map<Job, Promise<unknown>>();
  #closing: Promise<void> | undefined;

  constructor(options: ResolvedEngineOptions, worker: string = import.meta.resolve("#worker")) {
    this.#options = options;
    // Outside the heap a document has its bytes and its inflated streams; twice that is a reader that runs away.
    const outsideMb =
      Math.ceil((2 * (options.maxBytes + options.maxInflatedBytes)) / 2 ** 20) + options.heapMb;
    this.#memory = { heapMb: options.heapMb, outsideMb };
    const { threads, spareThreads, maxQueue } = options;
    this.#turns = new Turns(threads, { spare: spareThreads, maxQueue, spending: this.#spending });
    this.#near = new Turns(2 * threads, { spare: 2 * spareThreads, spending: this.#spending });
    this.#threads = new Threads({
      worker,
      threads: threads + spareThreads,
      kept: options.warm ? threads + Math.min(1, spareThreads) : 0,
      heapMb: options.heapMb,
      onStranded: () => this.#giveUpOneStranded(),
    });
  }

  async run(order: DocumentOrder): Promise<DocumentOutcome> {
    try {
      if (this.#closing !== undefined) throw closed();
      if (order.signal?.aborted) throw aborted();
      this.#turns.enter();
    } catch (error) {
      order.source.discard();
      throw error;
    }
    const job = new Job(order.onProgress, order, (ms) => this.#spending.add(order.group, ms));
    const outcome = this.#see(job, order);
    this.#jobs.set(job, outcome);
    // Only now, as the caller may close the engine from within onProgress.
    job.queued();
    try {
      return await outcome;
    } finally {
      this.#jobs.delete(job);
      this.#turns.leave();
    }
  }

  /** Ends every thread; what is queued or running rejects with `engine_closed`. Idempotent. */
  close(): Promise<void> {
    this.#closing ??= this.#end();
    return this.#closing;
  }

  async #end(): Promise<void> {
    const outcomes = [...this.#jobs.values()];
    for (const job of this.#jobs.keys()) job.cancel(closed());
    await Promise.allSettled(outcomes);
    await this.#threads.destroy();
  }

  async #see(job: Job, order: DocumentOrder): Promise<DocumentOutcome> {
    const abort = () => job.cancel(aborted());
    order.signal?.addEventListener("abort", abort, { once: true });
    try {
      return await this.#process(job, order);
    } catch (error) {
      throw job.signal.aborted ? job.signal.reason : error;
    } finally {
      order.signal?.removeEventListener("abort", abort);
      order.source.discard();
      job.settle();
    }
  }

  async #process(job: Job, order: DocumentOrder): Promise<DocumentOutcome> {
    const { source } = order;
    const early = source.inTurn ? null : await source.load(job.signal);
    return this.#near.take(job.signal, order.group, async () => {
      const bytes = early ?? (await source.load(job.signal));
      return this.#read(job, order, bytes);
    });
  }

  async #read(job: Job, order: DocumentOrder, bytes: Uint8Array<ArrayBuffer>): Promise<DocumentOutcome> {
    const { maxPages, maxInflatedBytes, heapMb, variants, excludeProviders } = this.#options;
    const { password, inspectPage, maxScannedPages, reader, layouts, asVariant } = order;
    const limits = { maxPages, maxScannedPages, maxInflatedBytes, heapMb };
    const hasHelp = this.#options.threads > 1;
    const unheard = order.onProgress === null;
    const voters = termsOf(this.#options.voters);
    const read = { variants, layouts, asVariant, excludeProviders, reader, voters };
    const task = { bytes, password, ...limits, ...read, hasHelp, unheard, inspectPage };
    const { port1: heard, port2: news } = new MessageChannel();
    const memory = { ...this.#memory };
    let last: ThreadAnswer | null = null;
    let scanning = false;
    const helpers = new Helpers(this.#threads, this.#turns, this.#memory, job, order.group);
    const hear = (message: ThreadNews): void => {
      if (job.signal.aborted) return;
      if (scanning && message.type === "progress") job.renewBudget();
      if (message.type === "help") {
        scanning ||= message.work.kind === "scans";
        const most = Math.min(this.#options.threads, worthOf(message.work)) - 1;
        void helpers
          .workOn(message.work, most)
          .then((read) => heard.postMessage({ read } satisfies HelpNews));
      } else if (message.type === "voters") {
        job.holdDeadline();
        void askVoters(this.#options.voters, message.questions, job.signal).then((answers) => {
          job.renewDeadline();
          heard.postMessage({ answers } satisfies VotersNews);
        });
      } else if (message.type === "enough") helpers.enough();
      else if (message.type === "last") last = message.answer;
      else this.#hear(message, job, memory, order.group);
    };
    heard.on("message", hear);
    heard.unref();
    try {
      const given = this.#turns.take(job.signal, order.group, () =>
        this.#threads.run({ task, news }, [bytes.buffer, news], job.signal),
      );
      const [outcome] = await Promise.allSettled([given]);
      for (const message of whatLiesIn(heard)) hear(message);
      const answer = outcome.status === "fulfilled" ? outcome.value : (last as ThreadAnswer | null);
      if (answer === null) throw threadDeath((outcome as PromiseRejectedResult).reason, this.#memory);
      if (!answer.ok) throw engineError(answer.error);
      job.done();
      job.signal.throwIfAborted();
      return withQueueTime(unpackOutcome(outcomeOf(answer)), job.queueMs);
    } finally {
      heard.close();
      news.close();
      await helpers.gone();
    }
  }

  /** `memory` is what the document's own thread may use, for as long as nothing else is said. */
  #hear(
    news: Exclude<ThreadNews, { type: "help" | "enough" | "voters" | "last" }>,
    job: Job,
    memory: MemoryLimits,
    group: Group,
  ): void {
    if (news.type === "started") {
      job.start(watchThread(this.#threads, news, memory, job, group));
      return;
    }
    if (news.type === "ended") {
      job.ended(news.cpuMs);
      return;
    }
    if (news.type === "second_reader") {
      memory.heapMb = secondReaderMb(this.#options.heapMb);
      return;
    }
    if (news.progress.stage !== "reading") memory.heapMb = this.#options.heapMb;
    if (news.progress.stage !== "done") {
      // The end is told here, when the answer has arrived.
      job.tell(news.progress);
    }
  }

  #giveUpOneStranded(): void {
    const waits = (job: Job): boolean => !job.signal.aborted && (!job.started || job.helpersToStart > 0);
    const stranded = [...this.#jobs.keys()].find(waits);
    stranded?.cancel(
      new EngineError("worker_lost", "the thread for this document could not start", { cause: "start" }),
    );
  }
}

/** How many threads the work is worth, the document's own among them. */
function worthOf(work: PageWork): number {
  return work.kind === "text" ? threadsFor(work.pages) : work.pages.candidates.length;
}

function withQueueTime(outcome: DocumentOutcome, queueMs: number): DocumentOutcome {
  if ("timings" in outcome) outcome.timings.queue_ms = Math.round(queueMs * 10) / 10;
  return outcome;
}

function closed(): EngineError {
  return new EngineError("engine_closed", "the engine is closed");
}

function aborted(): EngineError {
  return new EngineError("aborted", "the extraction was aborted");
}
