import { setTimeout as pause } from "node:timers/promises";

/** When work of a group may begin, whatever waits of it. */
export interface Pace {
  /** Resolves when the next piece of the group's work may begin. Rejects where the signal is aborted before. */
  next(group: string, signal: AbortSignal): Promise<void>;
}

export interface PaceOptions {
  readonly perSecond: number;
  /** So many may begin at once after a time without any. */
  readonly atOnce: number;
  /** Milliseconds of a clock that never goes back. */
  readonly nowMs?: () => number;
  readonly wait?: (ms: number, signal: AbortSignal) => Promise<unknown>;
}

/** Groups are looked through for idle ones when there are twice as many as after the last look, and so many at least. */
const LEAST_GROUPS = 64;

export function createPace({
  perSecond,
  atOnce,
  nowMs = () => performance.now(),
  wait = (ms, signal) => pause(ms, undefined, { signal }),
}: PaceOptions): Pace {
  const intervalMs = 1000 / perSecond;
  /** By group, when the one after its last would be due if all came at the even pace. */
  const dueMs = new Map<string, number>();
  let mostGroups = LEAST_GROUPS;

  function forgetIdle(now: number): void {
    for (const [group, due] of dueMs) if (due <= now) dueMs.delete(group);
    mostGroups = Math.max(LEAST_GROUPS, 2 * dueMs.size);
  }

  return {
    async next(group, signal) {
      signal.throwIfAborted();
      const now = nowMs();
      const due = Math.max(now, dueMs.get(group) ?? 0);
      dueMs.set(group, due + intervalMs);
      if (dueMs.size > mostGroups) forgetIdle(now);
      const early = due - (atOnce - 1) * intervalMs - now;
      if (early > 0) await wait(early, signal);
    },
  };
}
