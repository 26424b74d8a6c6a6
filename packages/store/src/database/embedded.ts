import { PGlite } from "@electric-sql/pglite";
import { access, mkdir } from "node:fs/promises";
import { join } from "node:path";
import { Kysely, PGliteDialect } from "kysely";
import { fromPglite } from "pg-boss";
import { StoreError } from "../errors.ts";
import type { Connection } from "./connection.ts";
import { databaseError } from "./database-error.ts";
import { EmbeddedFiles, syncing } from "./embedded-files.ts";
import { keepingByteOrderMarks } from "./embedded-text.ts";
import { LOG_SETTINGS, startUpkeep } from "./embedded-upkeep.ts";
import { lockFolder } from "./folder-lock.ts";
import { guardedDialect } from "./guarded-dialect.ts";
import { keepRoom, ROOM_LIMITS } from "./room-keeper.ts";
import { noRoom } from "./no-room.ts";
import { syncTree } from "./sync-tree.ts";
import type { Tables } from "./tables.ts";

const READ_ONLY_TRANSACTION = "25006";

/** A database inside this process, in a folder or (null) in memory; a folder without one is given one, or refused. */
export async function openEmbedded(
  folder: string | null,
  { create = true, roomLimits = ROOM_LIMITS } = {},
): Promise<Connection> {
  if (folder === null) return embeddedConnection(await PGlite.create());
  // Before the lock, which makes the folder.
  if (!create) await assertDatabase(folder);
  const room = keepRoom(join(folder, "reserve"), roomLimits);
  // Two processes on one folder destroy it, and PGlite itself does not look.
  const lock = await lockFolder(folder, { makeRoom: room.giveUpReserve });
  try {
    const data = join(folder, "database");
    const isNew = (await mkdir(data, { recursive: true })) !== undefined;
    const fs = new EmbeddedFiles(data, { isOurs: lock.isHeld, makeRoom: room.giveUpReserve });
    const startParams = [...syncing(PGlite.defaultStartParams), ...LOG_SETTINGS];
    const pglite = await PGlite.create({ fs, startParams });
    // What makes a database does not wait for the disk.
    if (isNew) await syncTree(folder);
    const upkeep = await startUpkeep(pglite, data, room);
    return embeddedConnection(pglite, {
      isHeld: lock.isHeld,
      isShort: room.isShort,
      letGo: upkeep.end,
      release: lock.release,
    });
  } catch (cause) {
    await lock.release();
    const isFull = room.look();
    if (isFull) throw noRoom({ cause });
    throw new StoreError(
      "data_folder_unusable",
      "the database in the data folder does not start",
      {},
      { cause },
    );
  }
}

async function assertDatabase(folder: string): Promise<void> {
  try {
    await access(join(folder, "database"));
  } catch (cause) {
    throw new StoreError(
      "data_folder_unusable",
      `there is no database in ${folder}: check the path, or start a server there first`,
      {},
      { cause },
    );
  }
}

/** The folder that a database is in. */
interface Holding {
  /** Whether it is still ours. */
  readonly isHeld: () => boolean;
  /** Whether there is too little room to write anything. */
  readonly isShort: () => boolean;
  /** Before the database is closed. */
  readonly letGo: () => Promise<void>;
  /** After that. */
  readonly release: () => Promise<void>;
}

const IN_MEMORY: Holding = {
  isHeld: () => true,
  isShort: () => false,
  letGo: () => Promise.resolve(),
  release: () => Promise.resolve(),
};

/** A connection to a database that is open already; closing it closes the database, and then releases its folder. */
export function embeddedConnection(pglite: PGlite, holding: Holding = IN_MEMORY): Connection {
  const requireHold = (): void => {
    if (!holding.isHeld()) throw folderLost();
  };
  const guards = {
    prepare: keepingByteOrderMarks,
    // What was written while the folder got a successor may be lost: it is not acknowledged.
    aroundEach: requireHold,
    explain(error: unknown): unknown {
      // A statement that was under way when the folder was lost fails where it would have written.
      if (!holding.isHeld()) return folderLost({ cause: error });
      return isReadOnly(error) ? noRoom({ cause: error }) : error;
    },
  };
  const kysely = new Kysely<Tables>({ dialect: guardedDialect(new PGliteDialect({ pglite }), guards) });
  const raw = fromPglite(pglite);
  // The folder's lock keeps other processes out, so only callers of this one take turns.
  let turn: Promise<unknown> = Promise.resolve();
  return {
    kysely,
    backend: "pglite",
    queueDatabase: {
      async executeSql(text, values) {
        requireHold();
        try {
          const done = await raw.executeSql(text, values);
          requireHold();
          return done;
        } catch (error) {
          throw guards.explain(databaseError(error));
        }
      },
    },
    exclusively(work) {
      const done = turn.then(work);
      turn = done.catch(() => undefined);
      return done;
    },
    async listen(channel, heard) {
      const unlisten = await pglite.listen(channel, heard);
      return { close: () => unlisten() };
    },
    requireRoom() {
      if (holding.isShort()) throw noRoom();
    },
    async close() {
      await holding.letGo();
      // What a database writes at its end is not for a folder that has another one.
      if (holding.isHeld()) {
        await kysely.destroy();
        if (!pglite.closed) await pglite.close();
      }
      await holding.release();
    },
  };
}

function folderLost(options?: ErrorOptions): StoreError {
  return new StoreError("data_folder_lost", "another process has the data folder now", {}, options);
}

function isReadOnly(error: unknown): boolean {
  return error instanceof StoreError && error.details["code"] === READ_ONLY_TRANSACTION;
}
