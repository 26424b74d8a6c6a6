import { randomUUID } from "node:crypto";
import { link, mkdir, open, readFile, rename, rm, stat, utimes } from "node:fs/promises";
import { join } from "node:path";
import { StoreError } from "../errors.ts";
import { processIdentity, type ProcessIdentity, sameNamespace, stillRuns } from "./process-identity.ts";

const FILE_NAME = "lock.json";
const TOUCH_INTERVAL_MS = 5_000;
/** A holder in another container cannot be asked, only watched: this long untouched, it is dead. */
const UNTOUCHED_MS = 30_000;

export interface FolderLock {
  release(): Promise<void>;
}

interface LockContent extends ProcessIdentity {
  readonly token: string;
}

/** Makes this process the only one that uses a folder, taking over from one that was killed. */
export async function lockFolder(folder: string): Promise<FolderLock> {
  const path = join(folder, FILE_NAME);
  const content: LockContent = { ...(await processIdentity()), token: randomUUID() };
  try {
    await mkdir(folder, { recursive: true });
    // Losing a race shows as the winner's lock in the next round.
    while (!(await create(path, content))) {
      const held = await read(path);
      if (held === null) continue;
      if (await isAlive(path, held)) throw inUse(held.pid);
      await removeStale(path, held);
    }
  } catch (cause) {
    if (cause instanceof StoreError) throw cause;
    throw new StoreError("data_folder_unusable", "the data folder cannot be written", {}, { cause });
  }
  const timer = setInterval(() => void touch(path), TOUCH_INTERVAL_MS);
  timer.unref();
  return {
    async release() {
      clearInterval(timer);
      if ((await read(path))?.token === content.token) await rm(path, { force: true });
    },
  };
}

// Written aside and linked into place, so that nobody ever reads half a lock.
async function create(path: string, content: LockContent): Promise<boolean> {
  const aside = `${path}.${content.token}`;
  const file = await open(aside, "wx");
  try {
    await file.writeFile(JSON.stringify(content));
    await file.sync();
  } finally {
    await file.close();
  }
  try {
    await link(aside, path);
    return true;
  } catch (error) {
    if (hasCode(error, "EEXIST")) return false;
    throw error;
  } finally {
    await rm(aside, { force: true });
  }
}

async function read(path: string): Promise<LockContent | null> {
  try {
    return JSON.parse(await readFile(path, "utf8")) as LockContent;
  } catch (error) {
    if (hasCode(error, "ENOENT")) return null;
    throw error;
  }
}

async function isAlive(path: string, held: LockContent): Promise<boolean> {
  if (await sameNamespace(held)) return stillRuns(held);
  const { mtimeMs } = await stat(path);
  return Date.now() - mtimeMs < UNTOUCHED_MS;
}

/** Moves the lock away before looking at it again: of several who found it stale, one may have replaced it already. */
async function removeStale(path: string, stale: LockContent): Promise<void> {
  const aside = `${path}.${randomUUID()}`;
  try {
    await rename(path, aside);
  } catch (error) {
    if (hasCode(error, "ENOENT")) return;
    throw error;
  }
  const moved = await read(aside);
  if (moved !== null && moved.token !== stale.token) {
    await link(aside, path).catch(() => undefined);
    await rm(aside, { force: true });
    throw inUse(moved.pid);
  }
  await rm(aside, { force: true });
}

async function touch(path: string): Promise<void> {
  const now = new Date();
  await utimes(path, now, now).catch(() => undefined);
}

function inUse(pid: number): StoreError {
  return new StoreError("data_folder_in_use", `the data folder is in use by process ${pid}`, { pid });
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && Reflect.get(error, "code") === code;
}
