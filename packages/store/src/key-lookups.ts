import { setTimeout as pause } from "node:timers/promises";
import type { ApiKey } from "./api/api-keys.ts";

/** How long a lookup of a key may be used again, in every process. */
const LOOKUP_MS = 100;
/** Timers and clocks of different machines do not agree to the millisecond. */
const MARGIN_MS = 25;

/** Recent lookups of API keys, by the hash of the secret. */
export interface KeyLookups {
  /** What `look` finds, or what it found for the same hash a moment ago. */
  find(hash: string, look: () => Promise<ApiKey | null>): Promise<ApiKey | null>;
  /** Until no process uses a lookup any more that began before now. */
  outlive(): Promise<void>;
}

interface Lookup {
  readonly begunAtMs: number;
  readonly found: Promise<ApiKey | null>;
}

/**
 * A busy key costs a query every tenth of a second instead of one for each request. Whoever revokes a key says so once
 * every lookup from before has ended, so that no process takes the key afterwards; no message between them is needed.
 */
export function createKeyLookups(): KeyLookups {
  const lookups = new Map<string, Lookup>();

  function forgetOld(nowMs: number): void {
    for (const [hash, { begunAtMs }] of lookups) {
      if (nowMs - begunAtMs < LOOKUP_MS) return;
      lookups.delete(hash);
    }
  }

  function begin(hash: string, look: () => Promise<ApiKey | null>, begunAtMs: number): Lookup {
    const lookup = { begunAtMs, found: look() };
    lookups.set(hash, lookup);
    const forget = (): void => {
      if (lookups.get(hash) === lookup) lookups.delete(hash);
    };
    // Only keys that work are kept: a key may be made at any time, and a failure is nobody else's.
    lookup.found.then((key) => (key === null ? forget() : undefined), forget);
    return lookup;
  }

  return {
    find(hash, look) {
      const nowMs = performance.now();
      forgetOld(nowMs);
      return (lookups.get(hash) ?? begin(hash, look, nowMs)).found;
    },
    outlive: () => pause(LOOKUP_MS + MARGIN_MS),
  };
}
