import type { PgBoss } from "pg-boss";
import type { Lease, QueueName } from "../api/work-queue.ts";
import type { Connection } from "../database/connection.ts";
import { StoreError } from "../errors.ts";
import { createBoss, startBoss } from "./boss.ts";

/** The queue library, started when first needed. */
export interface BossHandle {
  /** Once is enough; a failed start is tried again by the next call. @throws StoreError `not_migrated`. */
  start(): Promise<void>;
  /** Must have been started. */
  current(): PgBoss;
  touch(lease: Lease): Promise<boolean>;
  recover(queue: QueueName): Promise<void>;
  stop(): Promise<void>;
}

export function createBossHandle(connection: Connection): BossHandle {
  const boss = createBoss(connection, { migrate: false });
  let starting: Promise<void> | null = null;
  return {
    async start() {
      starting ??= start(boss);
      try {
        await starting;
      } catch (error) {
        starting = null;
        throw error;
      }
    },
    current: () => boss,
    async touch({ queue, entryId, entryClaim }) {
      const answer = await boss.touch(queue, { id: entryId, retryCount: entryClaim });
      return Reflect.get(answer, "affected") === 1;
    },
    recover: (queue) => boss.supervise(queue),
    async stop() {
      if (starting === null) return;
      await starting.catch(() => undefined);
      await boss.stop({ close: false, graceful: false });
    },
  };
}

async function start(boss: PgBoss): Promise<void> {
  try {
    await startBoss(boss);
  } catch (cause) {
    await boss.stop({ close: false, graceful: false });
    if (cause instanceof StoreError) throw cause;
    // The library only looks for its own tables, and fails without a code when they are missing.
    throw new StoreError("not_migrated", "the database has no queues yet: call migrate()", {}, { cause });
  }
}
