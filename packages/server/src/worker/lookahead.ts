/** Reading that should be at hand beyond what is being read. */
const AHEAD_MS = 200;
const AHEAD_MAX = 31; // documents for each thread
/** How much of the estimate the newest document makes up. */
const NEWEST_SHARE = 0.1;

/** How many documents a worker takes at once. */
export interface Lookahead {
  /** A document was taken. */
  taken(): void;
  /** One of those taken was done, this long after it was taken. */
  done(tookMs: number): void;
  places(): number;
}

/**
 * Short documents are taken well ahead, so that no thread waits for bytes or the database; of long ones, which another
 * worker could begin at once, only one more than there are threads.
 */
export function createLookahead(threads: number): Lookahead {
  let atHand = 0;
  let typicalMs: number | null = null;
  return {
    taken() {
      atHand += 1;
    },
    done(tookMs) {
      // It has waited for those before it, and a thread reads one at a time.
      const readMs = (tookMs * Math.min(threads, atHand)) / atHand;
      atHand -= 1;
      typicalMs = typicalMs === null ? readMs : typicalMs + NEWEST_SHARE * (readMs - typicalMs);
    },
    places() {
      if (typicalMs === null) return 2 * threads;
      const ahead = Math.round((threads * AHEAD_MS) / Math.max(1, typicalMs));
      return threads + Math.min(Math.max(1, ahead), AHEAD_MAX * threads);
    },
  };
}
