import { setTimeout as pause } from "node:timers/promises";
import type { Lease, WorkStatus } from "@paylift/store";
import type { Log } from "../log.ts";
import { errorFields } from "./error-fields.ts";

const LOOK_INTERVAL_MS = 50;
const LONGEST_WAIT_MS = 10_000;

interface Work {
  readonly status: WorkStatus;
  readonly attempt: number;
}

type Ended<W extends Work> = W & { readonly status: "completed" | "failed" };

/**
 * What is to happen once work has ended. The queue stores an end after the handler has given it, so the row is looked
 * at until it shows; work that is queued again has not ended.
 */
export class AfterEnd {
  readonly #log: Log;
  readonly #pending = new Set<Promise<void>>();

  constructor(log: Log) {
    this.#log = log;
  }

  /** Does `then` with the work, if it ends with this attempt. Never rejects: errors are logged. */
  of<W extends Work>(
    { attempt }: Lease,
    look: () => Promise<W | null>,
    then: (work: Ended<W>) => Promise<void>,
  ): void {
    const pending = this.#follow(attempt, look, then)
      .catch((error: unknown) => this.#log.error(errorFields(error), "what follows the end of work failed"))
      .finally(() => this.#pending.delete(pending));
    this.#pending.add(pending);
  }

  /** Resolves when nothing is left to do. */
  async done(): Promise<void> {
    await Promise.all(this.#pending);
  }

  async #follow<W extends Work>(
    attempt: number,
    look: () => Promise<W | null>,
    then: (work: Ended<W>) => Promise<void>,
  ): Promise<void> {
    const until = performance.now() + LONGEST_WAIT_MS;
    let work = await look();
    while (work?.status === "processing" && work.attempt === attempt && performance.now() < until) {
      await pause(LOOK_INTERVAL_MS);
      work = await look();
    }
    if (work !== null && work.attempt === attempt && hasEnded(work)) await then(work);
  }
}

function hasEnded<W extends Work>(work: W): work is Ended<W> {
  return work.status === "completed" || work.status === "failed";
}
