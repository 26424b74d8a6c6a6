import { execFile } from "node:child_process";
import { randomUUID } from "node:crypto";
import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import pg from "pg";
import { openPostgres } from "../../src/database/postgres.ts";
import { migrate } from "../../src/schema/migrate.ts";
import { giveAway, postgresPrograms } from "./postgres-process.ts";
import { cached } from "./template-cache.ts";

/** A Postgres for the tests of one file. */
export interface PostgresServer {
  /** A new empty database; its address. */
  createDatabase(): Promise<string>;
  /** A new database with every table; its address. */
  createMigrated(): Promise<string>;
  /** A database with every table and nothing in them, for one user at a time. */
  borrowMigrated(): Promise<{ address: string; giveBack(): Promise<void> }>;
  stop(): Promise<void>;
}

/** Migrated once, and copied for every test; in the data folder of our own server it is there from the start. */
const TEMPLATE = "paylift_template";

/** The server of DATABASE_URL, or one of our own; a reason where there is neither. */
export async function startPostgres(): Promise<PostgresServer | string> {
  const given = process.env.DATABASE_URL;
  return given === undefined || given === "" ? startOwn() : serverAt(given, null, () => Promise.resolve());
}

async function startOwn(): Promise<PostgresServer | string> {
  const home = await mkdtemp(join(tmpdir(), "paylift-pg-"));
  const remove = (): Promise<void> => rm(home, { recursive: true, force: true });
  const programs = await postgresPrograms(home);
  if (programs === null) {
    await remove();
    return "no DATABASE_URL, and no Postgres binaries for this platform";
  }
  // A thousand files: the program copies them for a third of what the library takes.
  await promisify(execFile)("cp", ["-R", (await migratedPostgresData()).folder, join(home, "data")]);
  await giveAway(join(home, "data"));
  const stop = await programs.start();
  return serverAt(programs.address, TEMPLATE, () => stop().then(remove));
}

/** A data folder to be copied, and the name of the migrated database in it. */
export async function migratedPostgresData(): Promise<{ folder: string; database: string }> {
  return { folder: await cached("postgres-data", makeData), database: TEMPLATE };
}

/** A data folder with the template in it. */
async function makeData(path: string): Promise<void> {
  const home = await mkdtemp(join(tmpdir(), "paylift-pg-"));
  try {
    const programs = await postgresPrograms(home);
    await programs?.initialize();
    const stop = await programs?.start({ keepHome: true });
    await makeTemplate(programs?.address ?? "", TEMPLATE);
    await stop?.();
    await cp(join(home, "data"), path, { recursive: true });
  } finally {
    await rm(home, { recursive: true, force: true });
  }
}

async function makeTemplate(address: string, name: string): Promise<void> {
  await execute(address, `create database ${name}`);
  const connection = await openPostgres(addressOf(address, name), 2);
  try {
    await migrate(connection);
  } finally {
    await connection.close();
  }
}

function serverAt(address: string, ready: string | null, stop: () => Promise<void>): PostgresServer {
  const databases: string[] = [];
  let template: Promise<string> | null = ready === null ? null : Promise.resolve(ready);

  async function create(from: string): Promise<string> {
    const name = newName();
    await execute(address, `create database ${name} template ${from}`);
    databases.push(name);
    return addressOf(address, name);
  }
  async function newTemplate(): Promise<string> {
    const name = newName();
    databases.push(name);
    await makeTemplate(address, name);
    return name;
  }

  async function createMigrated(): Promise<string> {
    template ??= newTemplate();
    return create(await template);
  }
  const free: string[] = [];

  return {
    createDatabase: () => create("template1"),
    createMigrated,
    async borrowMigrated() {
      const address = free.pop() ?? (await createMigrated());
      return {
        address,
        async giveBack() {
          await execute(address, "delete from organizations; delete from paylift_queue.job");
          free.push(address);
        },
      };
    },
    async stop() {
      // What is our own goes with its folder.
      if (ready === null) {
        for (const name of databases) await execute(address, `drop database if exists ${name} with (force)`);
      }
      await stop();
    },
  };
}

function newName(): string {
  return `paylift_${randomUUID().replaceAll("-", "")}`;
}

function addressOf(address: string, database: string): string {
  const url = new URL(address);
  url.pathname = `/${database}`;
  return url.href;
}

async function execute(address: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
