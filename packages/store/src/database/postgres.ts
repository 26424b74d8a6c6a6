import { setTimeout as pause } from "node:timers/promises";
import { Kysely, PostgresDialect, sql } from "kysely";
import pg from "pg";
import { StoreError } from "../errors.ts";
import type { Connection } from "./connection.ts";
import { databaseError } from "./database-error.ts";
import { rememberFullDisk } from "./full-disk-memory.ts";
import { guardedDialect } from "./guarded-dialect.ts";
import { preparedPool } from "./prepared-pool.ts";
import { listenOnServer } from "./server-listener.ts";
import type { Tables } from "./tables.ts";

const EXCLUSIVE_LOCK = 7_295_438; // any number, the same in every process

const EXCLUSIVE_PAUSE_MS = 100;

/** A process that stands still or is cut off must not hold its locks for longer than its leases. */
const IDLE_IN_TRANSACTION_MS = 5_000;

/** Connects to a Postgres server and makes sure that it answers. */
export async function openPostgres(url: string, poolSize: number): Promise<Connection> {
  // One connection holds the lock of a migration while another migrates.
  if (!Number.isInteger(poolSize) || poolSize < 2) {
    throw new StoreError("invalid_argument", "poolSize must be a whole number of at least 2");
  }
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: 10_000,
    // What fails here fails whoever was to have the connection.
    async onConnect(client) {
      client.on("error", () => undefined);
      await client.query(`set idle_in_transaction_session_timeout = ${IDLE_IN_TRANSACTION_MS}`);
    },
  });
  // Without listeners the loss of a connection, idle or in use, would end the process. The pool replaces it, and
  // the statement that was under way is rejected all the same.
  pool.on("error", () => undefined);
  const room = rememberFullDisk();
  const kysely = new Kysely<Tables>({
    dialect: guardedDialect(new PostgresDialect({ pool: preparedPool(pool) }), { explain: room.note }),
  });
  const connection: Connection = {
    kysely,
    backend: "postgres",
    queueDatabase: {
      async executeSql(text, values) {
        try {
          // With no values the driver sends several statements at once, and then gives several results.
          return await pool.query(text, values);
        } catch (error) {
          throw room.note(databaseError(error));
        }
      },
    },
    exclusively: (work) =>
      kysely.connection().execute(async (holder) => {
        // Asked for again and again: a statement that waits has a snapshot, for whose end the building of an index would
        // wait that the lock's holder has begun.
        while (!(await tryLock(holder))) await pause(EXCLUSIVE_PAUSE_MS);
        try {
          return await work();
        } finally {
          await sql`select pg_advisory_unlock(${EXCLUSIVE_LOCK})`.execute(holder);
        }
      }),
    listen: (channel, heard) => listenOnServer(url, channel, heard),
    requireRoom: () => room.require(),
    close: () => kysely.destroy(),
  };
  try {
    await sql`select 1`.execute(kysely);
  } catch (error) {
    await pool.end();
    throw error;
  }
  return connection;
}

async function tryLock(db: Kysely<Tables>): Promise<boolean> {
  const { rows } = await sql<{ held: boolean }>`
    select pg_try_advisory_lock(${EXCLUSIVE_LOCK}) as held`.execute(db);
  return rows[0]?.held === true;
}
