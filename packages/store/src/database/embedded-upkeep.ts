import { readdir } from "node:fs/promises";
import { join } from "node:path";
import type { PGlite } from "@electric-sql/pglite";
import type { RoomKeeper } from "./room-keeper.ts";

const INTERVAL_MS = 1_000;
/** Of its log, in segments of 16 MiB: what is longer takes the disk, and a start after a crash reads all of it. */
const LOG_SEGMENTS_MAX = 6;
const SEGMENT = /^[0-9A-F]{24}$/;

/** Settings with which a checkpoint lets go of the log before it. */
export const LOG_SETTINGS: readonly string[] = ["-c", "min_wal_size=32MB", "-c", "max_wal_size=64MB"];

/** Work on an embedded database that a server's own processes would do. */
export interface Upkeep {
  end(): Promise<void>;
}

/**
 * Has the database take nothing more while there is too little room on its disk, and lets go of its log now and then:
 * embedded, it never does so by itself. The first look is over when this resolves.
 */
export async function startUpkeep(pglite: PGlite, folder: string, room: RoomKeeper): Promise<Upkeep> {
  let isReadOnly = false;

  async function lookAtRoom(): Promise<void> {
    const isShort = room.look();
    if (isShort === isReadOnly) return;
    await pglite.exec(`set default_transaction_read_only = ${isShort ? "on" : "off"}`);
    isReadOnly = isShort;
  }
  async function look(): Promise<void> {
    await lookAtRoom();
    await room.reserve();
    await lookAtLog();
  }
  async function lookAtLog(): Promise<void> {
    const names = await readdir(join(folder, "pg_wal"));
    if (names.filter((name) => SEGMENT.test(name)).length > LOG_SEGMENTS_MAX) await pglite.exec("checkpoint");
  }

  await lookAtRoom();
  let looking: Promise<void> | null = null;
  const timer = setInterval(() => {
    looking ??= look()
      // The next look may do; statements say themselves that the database cannot go on.
      .catch(() => undefined)
      .finally(() => {
        looking = null;
      });
  }, INTERVAL_MS);
  timer.unref();
  return {
    async end() {
      clearInterval(timer);
      await looking;
    },
  };
}
