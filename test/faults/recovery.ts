import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";

const LOOK_INTERVAL_MS = 250;

/** What a worker holds: the queue's entry of a job, its claim, when that was made, and the last sign of life. */
interface Held {
  readonly id: string;
  readonly claim: number;
  readonly claimed_ms: number;
  readonly beat_ms: number;
}

/**
 * Runs `kill`, which begins with the kill and goes on until there is another process, and tells how many seconds passed
 * from the kill until the last of the jobs that were held then was claimed anew, by the clock of the database, or had
 * ended; null when none was held. What gives another sign of life afterwards was not held by who was killed.
 */
export async function recoverySeconds(url: string, kill: () => Promise<void>): Promise<number | null> {
  // What waits to be tried again is held by nobody.
  const held = (await holdings(url))?.filter(({ beat_ms: beatMs }) => beatMs > 0);
  const killedMs = Date.now();
  const restarted = kill();
  let waiting = held ?? [];
  let longestMs: number | null = null;
  while (waiting.length > 0) {
    await pause(LOOK_INTERVAL_MS);
    const now = await holdings(url);
    // Without an answer nothing is known: the database may be the one that is killed next.
    if (now === null) continue;
    const still = new Map(now.map((one) => [one.id, one]));
    waiting = waiting.filter(({ id, claim }) => {
      const one = still.get(id);
      if (one?.claim === claim) return one.beat_ms <= killedMs;
      longestMs = Math.max(longestMs ?? 0, (one?.claimed_ms ?? Date.now()) - killedMs);
      return false;
    });
  }
  await restarted;
  return longestMs === null ? null : longestMs / 1_000;
}

/** Null when the database does not answer now. */
async function holdings(url: string): Promise<Held[] | null> {
  const client = new pg.Client({ connectionString: url });
  // A connection that is cut tells of it twice: once here.
  client.on("error", () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<Held>(`
      select id, retry_count as claim, 1000 * extract(epoch from started_on)::float8 as claimed_ms,
        coalesce(1000 * extract(epoch from heartbeat_on), 0)::float8 as beat_ms
      from paylift_queue.job where name = 'jobs' and state in ('active', 'retry')`);
    return rows;
  } catch {
    return null;
  } finally {
    await client.end().catch(() => undefined);
  }
}
