import { MessageChannel } from "node:worker_threads";
import type { EngineError } from "../errors.ts";
import { NOT_WATCHED } from "./cpu-watch.ts";
import type { Job } from "./job.ts";
import {
  engineError,
  type HelpedPage,
  type PageWork,
  type ThreadAnswer,
  type ThreadNews,
} from "./messages.ts";
import type { MemoryLimits } from "./memory-watch.ts";
import { threadDeath } from "./thread-death.ts";
import { whatLiesIn } from "./news-left.ts";
import type { Threads } from "./threads.ts";
import type { Group } from "./places.ts";
import type { Turns } from "./turns.ts";
import { watchThread } from "./watch-thread.ts";

/** Given as the reason, as making one would take the stack of each document's end. */
const ENOUGH = new Error("all pages are taken");

/**
 * Other threads at work on pages of one document. They take their turn like documents do, for each page of a scan, so that
 * a document of many pages uses what is idle and keeps nobody waiting.
 */
export class Helpers {
  readonly #threads: Threads;
  readonly #turns: Turns;
  readonly #memory: MemoryLimits;
  readonly #job: Job;
  readonly #group: Group;
  #enough = new AbortController();
  #work: Promise<HelpedPage[]> = Promise.resolve([]);

  constructor(threads: Threads, turns: Turns, memory: MemoryLimits, job: Job, group: Group) {
    this.#threads = threads;
    this.#turns = turns;
    this.#memory = memory;
    this.#job = job;
    this.#group = group;
  }

  /**
   * What at most so many threads read. A thread that fails ends the document; then this gives []. To be called again
   * only when that has settled.
   */
  workOn(work: PageWork, most: number): Promise<HelpedPage[]> {
    this.#enough = new AbortController();
    const helpers = Array.from({ length: most }, () => this.#help(work));
    this.#work = Promise.all(helpers).then(
      (read) => read.flat(),
      (error: EngineError) => {
        this.#job.cancel(error);
        return [];
      },
    );
    return this.#work;
  }

  /** Who still waits for a turn goes home. */
  enough(): void {
    this.#enough.abort(ENOUGH);
  }

  /** Resolves when no thread is at work any more. */
  async gone(): Promise<void> {
    this.enough();
    await this.#work;
  }

  async #help(work: PageWork): Promise<HelpedPage[]> {
    const read: HelpedPage[] = [];
    for (;;) {
      const pages = await this.#helpForATurn(work);
      if (pages.length === 0) return read;
      read.push(...pages);
    }
  }

  /** [] when all pages are taken. */
  async #helpForATurn(work: PageWork): Promise<HelpedPage[]> {
    const home = AbortSignal.any([this.#job.signal, this.#enough.signal]);
    let hasTurn = false;
    try {
      return await this.#turns.take(home, this.#group, () => {
        hasTurn = true;
        return this.#helpOnce(work);
      });
    } catch (error) {
      if (hasTurn) throw error;
      return [];
    }
  }

  async #helpOnce(help: PageWork): Promise<HelpedPage[]> {
    const { signal } = this.#job;
    const { port1: heard, port2: news } = new MessageChannel();
    let watch = NOT_WATCHED;
    let begun = false;
    let last: ThreadAnswer | null = null;
    const begin = (): void => {
      if (!begun) this.#job.helpersToStart--;
      begun = true;
    };
    const hear = (message: ThreadNews): void => {
      if (signal.aborted) return;
      if (message.type === "ended") watch.told(message.cpuMs);
      if (message.type === "last") last = message.answer;
      if (message.type !== "started") return;
      begin();
      watch = watchThread(this.#threads, message, this.#memory, this.#job, this.#group);
    };
    heard.on("message", hear);
    heard.unref();
    this.#job.helpersToStart++;
    try {
      const answer = await this.#threads.run({ help, news }, [news], signal).catch((death: unknown) => {
        for (const message of whatLiesIn(heard)) hear(message);
        if (last === null) throw threadDeath(death, this.#memory);
        return last;
      });
      if (!answer.ok) throw engineError(answer.error);
      return "read" in answer ? answer.read : [];
    } finally {
      begin();
      for (const message of whatLiesIn(heard)) hear(message);
      watch.end();
      heard.close();
      news.close();
    }
  }
}
