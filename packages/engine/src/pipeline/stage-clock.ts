import type { TimedStage, Timings } from "../api/result.ts";

/** Adds up wall-clock time by stage, so that a slow document explains itself. */
export class StageClock {
  readonly #begun = performance.now();
  readonly #spent = new Map<TimedStage, number>();

  time<T>(stage: TimedStage, work: () => T): T {
    const from = performance.now();
    try {
      return work();
    } finally {
      this.#add(stage, from);
    }
  }

  async timeAsync<T>(stage: TimedStage, work: () => Promise<T>): Promise<T> {
    const from = performance.now();
    try {
      return await work();
    } finally {
      this.#add(stage, from);
    }
  }

  /** `queue_ms` is the host's to fill. */
  timings(): Timings {
    const of = (stage: TimedStage): number => round(this.#spent.get(stage) ?? 0);
    return {
      queue_ms: 0,
      open_ms: of("open"),
      read_ms: of("read"),
      layout_ms: of("layout"),
      recognise_ms: of("recognise"),
      interpret_ms: of("interpret"),
      canonicalise_ms: of("canonicalise"),
      reconcile_ms: of("reconcile"),
      score_ms: of("score"),
      total_ms: round(performance.now() - this.#begun),
    };
  }

  #add(stage: TimedStage, from: number): void {
    this.#spent.set(stage, (this.#spent.get(stage) ?? 0) + performance.now() - from);
  }
}

function round(milliseconds: number): number {
  return Math.round(milliseconds * 10) / 10;
}
