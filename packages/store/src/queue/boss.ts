import { PgBoss } from "pg-boss";
import { QUEUE_NAMES } from "../api/work-queue.ts";
import type { Connection } from "../database/connection.ts";

/** The queue library's own tables live in a schema of this name. */
export const QUEUE_SCHEMA = "paylift_queue";

/**
 * The queue library on our database. It keeps the entries and who holds them; waking, pacing and what happens at
 * the end are ours, for its own workers fetch and settle outside of our transactions.
 */
export function createBoss(connection: Connection, options: { readonly migrate: boolean }): PgBoss {
  const boss = new PgBoss({
    db: connection.queueDatabase,
    backend: connection.backend,
    schema: QUEUE_SCHEMA,
    migrate: options.migrate,
    createSchema: options.migrate,
    schedule: false,
    supervise: false,
    // How often `recover` may look for dead workers, over all processes.
    monitorIntervalSeconds: 1,
    monitorVacuum: false,
    reindex: connection.backend === "postgres",
  });
  // Without a listener an error of its background work would end the process; the next round tries again.
  boss.on("error", () => undefined);
  return boss;
}

/** Starts it, and reads the queues' settings so that no transaction of ours has to wait for them. */
export async function startBoss(boss: PgBoss): Promise<void> {
  await boss.start();
  for (const name of QUEUE_NAMES) await boss.getQueue(name);
}
