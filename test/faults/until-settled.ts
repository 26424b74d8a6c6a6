import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";

const SETTLE_PATIENCE_MS = 120_000;

/** Seconds until nothing waits any more. */
export async function untilSettled(url: string): Promise<number> {
  const database = new pg.Client({ connectionString: url });
  await database.connect();
  try {
    const startedMs = performance.now();
    for (;;) {
      const { rows } = await database.query(
        "select count(*)::int as open from jobs where status in ('pending', 'processing')",
      );
      const tookMs = performance.now() - startedMs;
      if (rows[0].open === 0 || tookMs > SETTLE_PATIENCE_MS) return tookMs / 1_000;
      await pause(200);
    }
  } finally {
    await database.end();
  }
}
