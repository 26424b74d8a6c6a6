import type { Lease } from "../api/work-queue.ts";

/** A look for others costs the database as much as any; between two of them there is so much time. */
const LEAST_PAUSE_MS = 100;
/** The looks take no more than one part in so many of the time. */
const PAUSE_FOR_A_LOOK = 20;

/** What a consumer holds, by organization, and the places that nobody can take who holds enough already. */
export interface Shares {
  taken(lease: Lease): void;
  done(lease: Lease): void;
  /** Organizations that hold as many as there are further places. */
  satisfied(): string[];
  /** How many of the further places are free while so many handlers run, of which `most` have a place of their own. */
  freePlaces(running: number, most: number): number;
  /** In how many milliseconds it may be looked for others again. */
  pauseMs(): number;
  /** Looks for others, and notes how long that takes. */
  look<T>(work: () => Promise<T>): Promise<T>;
}

export function createShares(furtherPlaces: number): Shares {
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
    satisfied: () => [...held].filter(([, count]) => count >= furtherPlaces).map(([id]) => id),
    freePlaces: (running, most) => Math.min(furtherPlaces, furtherPlaces + most - running),
    pauseMs: () => Math.max(0, nextLookMs - performance.now()),
    async look(work) {
      const beganMs = performance.now();
      try {
        return await work();
      } finally {
        const endedMs = performance.now();
        nextLookMs = endedMs + Math.max(LEAST_PAUSE_MS, PAUSE_FOR_A_LOOK * (endedMs - beganMs));
      }
    },
  };
}
