import type { Lease } from "../api/work-queue.ts";

/** Looking for the jobs of others is work for the database: each look waits some times as long as the last one took, within these bounds. */
const LEAST_PAUSE_MS = 100;
const MOST_PAUSE_MS = 500;
const PAUSE_FOR_A_LOOK = 4;

/** What a consumer holds, by organization. */
export interface Shares {
  taken(lease: Lease): void;
  done(lease: Lease): void;
  /** Organizations that hold their share, or more, of so many places. */
  satisfied(places: number): string[];
  /**
   * How many of so many places are left for the others. What an organization holds beyond its share takes none from them:
   * it was taken while there were more places, or nobody else.
   */
  left(places: number): number;
  /** In how many milliseconds it may be looked for others again. */
  pauseMs(): number;
  /** Looks for others, and notes how long that takes. */
  look<T>(work: () => Promise<T>): Promise<T>;
}

export function createShares(shareOf: (places: number, organizations: number) => number): Shares {
  const held = new Map<string, number>();
  let nextLookMs = 0;
  return {
    taken({ organizationId }) {
      held.set(organizationId, (held.get(organizationId) ?? 0) + 1);
    },
    done({ organizationId }) {
      const left = (held.get(organizationId) ?? 0) - 1;
      if (left > 0) held.set(organizationId, left);
      else held.delete(organizationId);
    },
    satisfied(places) {
      const share = shareOf(places, held.size);
      return [...held].filter(([, count]) => count >= share).map(([id]) => id);
    },
    left(places) {
      const share = shareOf(places, held.size);
      return [...held.values()].reduce((left, count) => left - Math.min(count, share), places);
    },
    pauseMs: () => Math.max(0, nextLookMs - performance.now()),
    async look(work) {
      const beganMs = performance.now();
      try {
        return await work();
      } finally {
        const endedMs = performance.now();
        const pauseMs = Math.max(LEAST_PAUSE_MS, PAUSE_FOR_A_LOOK * (endedMs - beganMs));
        nextLookMs = endedMs + Math.min(MOST_PAUSE_MS, pauseMs);
      }
    },
  };
}
