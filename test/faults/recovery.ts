import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";

const LOOK_INTERVAL_MS = 250;

/** What a worker holds: the queue's entry of a job, its claim, and the last sign of life. */
interface Held {
  readonly id: string;
  readonly claim: number;
  readonly beat_ms: number;
}

/**
 * Runs `kill`, and tells how many seconds pass until every job that was held before it has been taken again or has
 * ended; null when none was held. What gives another sign of life afterwards was not held by who was killed.
 */
export async function recoverySeconds(url: string, kill: () => Promise<void>): Promise<number | null> {
  // What waits to be tried again is held by nobody.
  const held = (await holdings(url))?.filter(({ beat_ms: beatMs }) => beatMs > 0);
  const startedMs = performance.now();
  const killedMs = Date.now();
  await kill();
  let waiting = held ?? [];
  let longestSeconds: number | null = null;
  while (waiting.length > 0) {
    await pause(LOOK_INTERVAL_MS);
    const now = await holdings(url);
    // Without an answer nothing is known: the database may be the one that is killed next.
    if (now === null) continue;
    const still = new Map(now.map((one) => [one.id, one]));
    waiting = waiting.filter(({ id, claim }) => {
      const one = still.get(id);
      if (one?.claim === claim) return one.beat_ms <= killedMs;
      longestSeconds = (performance.now() - startedMs) / 1_000;
      return false;
    });
  }
  return longestSeconds;
}

/** Null when the database does not answer now. */
async function holdings(url: string): Promise<Held[] | null> {
  const client = new pg.Client({ connectionString: url });
  // A connection that is cut tells of it twice: once here.
  client.on("error", () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<Held>(`
      select id, retry_count as claim, coalesce(1000 * extract(epoch from heartbeat_on), 0)::float8 as beat_ms
      from paylift_queue.job where name = 'jobs' and state in ('active', 'retry')`);
    return rows;
  } catch {
    return null;
  } finally {
    await client.end().catch(() => undefined);
  }
}
