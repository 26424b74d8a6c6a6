import { QUEUE_NAMES } from "../api/work-queue.ts";
import type { Connection } from "../database/connection.ts";
import { createBoss } from "./boss.ts";

const DAY_SECONDS = 86_400;

/** Creates or updates the queues' tables and settings. */
export async function installQueues(connection: Connection): Promise<void> {
  const boss = createBoss(connection, { migrate: true });
  await boss.start();
  try {
    for (const name of QUEUE_NAMES) {
      const settings = {
        // An accepted job is never lost, however long all workers are away.
        retentionSeconds: 3_650 * DAY_SECONDS,
        // Only dead workers make use of these retries; how often is ours to judge.
        retryLimit: 1_000_000,
        // Heartbeats tell who is dead; this is the library's upper bound.
        expireInSeconds: DAY_SECONDS,
        heartbeatSeconds: 10,
      };
      await boss.createQueue(name, settings);
      await boss.updateQueue(name, settings);
    }
  } finally {
    await boss.stop({ close: false, graceful: false });
  }
}
