import { PGlite } from "@electric-sql/pglite";
import { access, mkdir } from "node:fs/promises";
import { join } from "node:path";
import { Kysely, PGliteDialect } from "kysely";
import { fromPglite } from "pg-boss";
import { StoreError } from "../errors.ts";
import type { Connection } from "./connection.ts";
import { databaseError } from "./database-error.ts";
import { EmbeddedFiles } from "./embedded-files.ts";
import { keepingByteOrderMarks } from "./embedded-text.ts";
import { lockFolder, type FolderLock } from "./folder-lock.ts";
import { guardedDialect } from "./guarded-dialect.ts";
import type { Tables } from "./tables.ts";

/** A database inside this process, in a folder or (null) in memory; a folder without one is given one, or refused. */
export async function openEmbedded(folder: string | null, { create = true } = {}): Promise<Connection> {
  if (folder === null) return embeddedConnection(await PGlite.create());
  // Before the lock, which makes the folder.
  if (!create) await assertDatabase(folder);
  // Two processes on one folder destroy it, and PGlite itself does not look.
  const lock = await lockFolder(folder);
  try {
    await mkdir(join(folder, "database"), { recursive: true });
    const fs = new EmbeddedFiles(join(folder, "database"), { isOurs: () => lock.isHeld() });
    return embeddedConnection(await PGlite.create({ fs }), lock);
  } catch (cause) {
    await lock.release();
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
    throw new StoreError("data_folder_unusable", `there is no database in ${folder}`, {}, { cause });
  }
}

/** A database in memory is nobody else's. */
const NO_LOCK: FolderLock = { isHeld: () => true, release: () => Promise.resolve() };

/** A connection to a database that is open already; closing it closes the database, and then releases the lock. */
export function embeddedConnection(pglite: PGlite, lock: FolderLock = NO_LOCK): Connection {
  const requireLock = (): void => {
    if (!lock.isHeld()) throw new StoreError("data_folder_lost", "another process has the data folder now");
  };
  const kysely = new Kysely<Tables>({
    dialect: guardedDialect(new PGliteDialect({ pglite }), {
      prepare: keepingByteOrderMarks,
      beforeEach: requireLock,
    }),
  });
  const raw = fromPglite(pglite);
  // The folder's lock keeps other processes out, so only callers of this one take turns.
  let turn: Promise<unknown> = Promise.resolve();
  return {
    kysely,
    backend: "pglite",
    queueDatabase: {
      async executeSql(text, values) {
        requireLock();
        try {
          return await raw.executeSql(text, values);
        } catch (error) {
          throw databaseError(error);
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
    async close() {
      // What a database writes at its end is not for a folder that has another one.
      if (lock.isHeld()) {
        await kysely.destroy();
        if (!pglite.closed) await pglite.close();
      }
      await lock.release();
    },
  };
}
