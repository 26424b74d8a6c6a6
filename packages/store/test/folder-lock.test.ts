import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { PGlite } from "@electric-sql/pglite";
import { sql } from "kysely";
import { test, type Test } from "tap";
import { embeddedConnection } from "../src/database/embedded.ts";
import { lockFolder } from "../src/database/folder-lock.ts";
import { processIdentity } from "../src/database/process-identity.ts";
import { openStore } from "../src/index.ts";
import { startChild } from "./support/child.ts";
import { migratedFolder } from "./support/migrated-embedded.ts";
import { failure, sample } from "./support/samples.ts";

const LONG_AGO = new Date(Date.now() - 3_600_000);

/** The lock as one that is not found alive: of another container, long untouched. */
async function makeForeign(folder: string): Promise<void> {
  const path = join(folder, "lock.json");
  const content = JSON.parse(await readFile(path, "utf8")) as object;
  await writeFile(path, JSON.stringify({ ...content, namespace: "pid:[1]", boot: "another kernel" }));
  await utimes(path, LONG_AGO, LONG_AGO);
}

/** Names of files but of the holder's socket. */
async function filesOf(folder: string): Promise<string[]> {
  return (await readdir(folder)).filter((name) => !/^lock\.[\w-]{36}$/.test(name));
}

async function emptyFolder(t: Test): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "paylift-lock-"));
  t.teardown(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

test("a second process is refused and told the first one's pid", async (t) => {
  const folder = await emptyFolder(t);
  const child = startChild(t, "lock-holder.ts", folder);
  await child.firstLine;
  const open = openStore({
    database: { kind: "embedded", folder },
    blobs: { kind: "folder", folder: join(folder, "blobs") },
  });
  t.match(await failure(open), {
    code: "data_folder_in_use",
    message: `the data folder is in use by process ${child.pid}`,
    details: { pid: child.pid },
  });
});

test("the lock of a killed process is taken over, and by one only", async (t) => {
  const folder = await emptyFolder(t);
  const child = startChild(t, "lock-holder.ts", folder);
  await child.firstLine;
  await child.kill();
  const tries = await Promise.allSettled(Array.from({ length: 8 }, () => lockFolder(folder)));
  const won = tries.filter((attempt) => attempt.status === "fulfilled");
  t.equal(won.length, 1);
  for (const attempt of tries) {
    if (attempt.status === "rejected") t.match(attempt.reason, { code: "data_folder_in_use" });
  }
  t.same(await filesOf(folder), ["lock.json"]);
  await won[0]?.value.release();
  t.same(await readdir(folder), [], "nothing of the dead one either");
});

test("however many find a stale lock at once, one gets it", async (t) => {
  const folder = await emptyFolder(t);
  const own = await processIdentity();
  const stale = { ...own, pid: 999_999_999, token: "stale" };
  for (let round = 0; round < 100; round += 1) {
    await writeFile(join(folder, "lock.json"), JSON.stringify(stale));
    const tries = await Promise.allSettled(Array.from({ length: 8 }, () => lockFolder(folder)));
    const won = tries.filter((attempt) => attempt.status === "fulfilled");
    t.equal(won.length, 1);
    await won[0]?.value.release();
    t.same(await readdir(folder), []);
  }
});

test("a successor that died before it had the lock has a successor too", async (t) => {
  const folder = await emptyFolder(t);
  const dead = { ...(await processIdentity()), pid: 999_999_999 };
  await writeFile(join(folder, "lock.json"), JSON.stringify({ ...dead, token: "first" }));
  await writeFile(join(folder, "lock.json.first"), JSON.stringify({ ...dead, token: "second" }));
  const tries = await Promise.allSettled(Array.from({ length: 6 }, () => lockFolder(folder)));
  t.equal(tries.filter((attempt) => attempt.status === "fulfilled").length, 1);
  t.same(await filesOf(folder), ["lock.json"]);
});

test("one process cannot open a folder twice, but again after closing", async (t) => {
  const folder = await emptyFolder(t);
  const lock = await lockFolder(folder);
  t.match(await failure(lockFolder(folder)), { code: "data_folder_in_use", details: { pid: process.pid } });
  await lock.release();
  await (await lockFolder(folder)).release();
});

test("a pid that was given to another process does not keep the lock", async (t) => {
  const folder = await emptyFolder(t);
  const lock = await lockFolder(folder);
  const path = join(folder, "lock.json");
  const { socket: _socket, ...content } = JSON.parse(await readFile(path, "utf8")) as {
    startedAt: string | null;
    socket?: string;
  };
  if (content.startedAt === null) {
    t.plan(0, "the kernel does not tell when a process started");
    return;
  }
  await writeFile(path, JSON.stringify({ ...content, startedAt: "1", token: "earlier" }));
  await lock.release();
  t.ok((await readdir(folder)).includes("lock.json"), "a lock that is not ours is not released");
  await (await lockFolder(folder)).release();
});

test("a holder in another container is alive as long as it touches its lock", async (t) => {
  const folder = await emptyFolder(t);
  const path = join(folder, "lock.json");
  await writeFile(path, JSON.stringify({ pid: 1, startedAt: "1", namespace: "pid:[1]", token: "there" }));
  t.match(await failure(lockFolder(folder)), { code: "data_folder_in_use", details: { pid: 1 } });
  const longAgo = new Date(Date.now() - 60_000);
  await utimes(path, longAgo, longAgo);
  await (await lockFolder(folder)).release();
});

test("a holder that stands still is alive, in another container too, however long", async (t) => {
  const folder = await emptyFolder(t);
  const child = startChild(t, "lock-holder.ts", folder);
  await child.firstLine;
  process.kill(child.pid, "SIGSTOP");
  const path = join(folder, "lock.json");
  const content = JSON.parse(await readFile(path, "utf8")) as { boot: string | null };
  if (content.boot === null) return t.comment("the kernel does not tell which one it is");
  await writeFile(path, JSON.stringify({ ...content, namespace: "pid:[1]" }));
  await utimes(path, LONG_AGO, LONG_AGO);
  t.match(await failure(lockFolder(folder)), { code: "data_folder_in_use", details: { pid: child.pid } });
  await child.kill();
  await (await lockFolder(folder)).release();
});

test("a holder that was taken for dead knows that it has a successor", async (t) => {
  const folder = await emptyFolder(t);
  const first = await lockFolder(folder);
  t.ok(first.isHeld());
  await makeForeign(folder);
  t.ok(first.isHeld());
  const second = await lockFolder(folder);
  t.same([first.isHeld(), second.isHeld()], [false, true]);
  await first.release();
  t.ok(second.isHeld());
  await second.release();
  t.notOk(second.isHeld());
});

test("a process that stood still and has a successor writes nothing beside it", async (t) => {
  const folder = await emptyFolder(t);
  await migratedFolder(join(folder, "database"));
  const log = join(folder, "acknowledged");
  const acknowledged = async () => (await readFile(log, "utf8").catch(() => "")).trim().split("\n");
  const child = startChild(t, "acknowledged-writer.ts", folder, log);
  await child.firstLine;
  while ((await acknowledged()).length < 20) await pause(5);
  process.kill(child.pid, "SIGSTOP");
  await makeForeign(folder);
  const database = { kind: "embedded", folder } as const;
  const blobs = { kind: "folder", folder: join(folder, "blobs") } as const;
  const successor = await openStore({ database, blobs });
  t.teardown(() => successor.close());
  const { organization } = await sample(successor);
  process.kill(child.pid, "SIGCONT");
  const isId = (line: string): boolean => /^[\w-]{36}$/.test(line);
  while ((await acknowledged()).every(isId)) await pause(20);
  const written = await acknowledged();
  t.equal(written.pop(), "data_folder_lost");
  const { count } = await successor.organizations.list();
  await successor.close();
  const store = await openStore({ database, blobs });
  t.teardown(() => store.close());
  for (const id of [...written, organization.id]) t.match(await store.organizations.get(id), { id });
  t.equal((await store.organizations.list()).count, count, "and nothing was written since");
});

test("a statement during which the folder got a successor is not acknowledged", async (t) => {
  const pglite = new PGlite();
  t.teardown(() => pglite.close());
  await pglite.exec("create table kept (id int)");
  let isHeld = true;
  const done = (): Promise<void> => Promise.resolve();
  const holding = { isHeld: () => isHeld, isShort: () => false, letGo: done, release: done };
  const { kysely, queueDatabase } = embeddedConnection(pglite, holding);
  const lost = { code: "data_folder_lost" };
  const query = pglite.query.bind(pglite);
  // The process stands still while its statement is under way.
  pglite.query = async (...args: Parameters<typeof query>) => {
    const result = await query(...args);
    isHeld = false;
    return result as never;
  };
  t.match(await failure(sql`insert into kept values (1)`.execute(kysely)), lost);
  isHeld = true;
  t.match(await failure(queueDatabase.executeSql("insert into kept values ($1)", [2])), lost);
});

test("a folder that cannot be written is reported as such", async (t) => {
  const folder = await emptyFolder(t);
  await writeFile(join(folder, "file"), "");
  t.match(await failure(lockFolder(join(folder, "file"))), { code: "data_folder_unusable" });
});
