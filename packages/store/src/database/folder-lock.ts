import { randomUUID } from "node:crypto";
import { statSync } from "node:fs";
import { link, mkdir, open, readFile, rename, rm, stat, utimes } from "node:fs/promises";
import { dirname, join } from "node:path";
import { StoreError } from "../errors.ts";
import { noRoom } from "./no-room.ts";
import { isLiving, type LivingSocket, openLivingSocket } from "./living-socket.ts";
import {
  processIdentity,
  type ProcessIdentity,
  sameKernel,
  sameNamespace,
  stillRuns,
} from "./process-identity.ts";

const FILE_NAME = "lock.json";
const TOUCH_INTERVAL_MS = 5_000;
/** A holder of another kernel cannot be asked, only watched: this long untouched, it is dead. */
const UNTOUCHED_MS = 30_000;

export interface FolderLock {
  /**
   * Whether the lock is still ours: where a holder can only be watched, one that stood still for long has a successor.
   * To be asked right before each write.
   */
  isHeld(): boolean;
  release(): Promise<void>;
}

interface LockContent extends ProcessIdentity {
  readonly token: string;
  /** The name of the holder's socket; absent where its folder has none. */
  readonly socket?: string;
}

/**
 * Makes this process the only one that uses a folder, taking over from one that was killed. On a full disk `makeRoom` is
 * asked for some, and says whether there is.
 * @throws StoreError `data_folder_in_use`, `data_folder_unusable`, `insufficient_storage`.
 */
export async function lockFolder(
  folder: string,
  { makeRoom = () => false }: { readonly makeRoom?: () => boolean } = {},
): Promise<FolderLock> {
  const path = join(folder, FILE_NAME);
  const token = randomUUID();
  let living: LivingSocket | null = null;
  try {
    await mkdir(folder, { recursive: true });
    // Before the lock says so: whoever finds the lock finds its holder alive.
    const socket = `lock.${token}`;
    living = await openLivingSocket(folder, socket);
    const content = { ...(await processIdentity()), token, ...(living === null ? {} : { socket }) };
    // Losing a race shows as the winner's lock in the next round.
    for (;;) {
      try {
        if (await obtain(path, content)) return await holding(path, token, living);
      } catch (error) {
        if (!hasCode(error, "ENOSPC") || !makeRoom()) throw error;
      }
    }
  } catch (cause) {
    await living?.close();
    if (cause instanceof StoreError) throw cause;
    if (hasCode(cause, "ENOSPC")) throw noRoom({ cause });
    throw new StoreError("data_folder_unusable", "the data folder cannot be written", {}, { cause });
  }
}

/** False where the lock has changed hands meanwhile. */
async function obtain(path: string, content: LockContent): Promise<boolean> {
  if (await create(path, content)) return true;
  const held = await read(path);
  return held !== null && takeOver(path, held, content);
}

async function holding(path: string, token: string, living: LivingSocket | null): Promise<FolderLock> {
  // As long as the file is open no other one is given its number.
  const file = await open(path, "r");
  const { ino } = await file.stat();
  const isHeld = (): boolean => statSync(path, { throwIfNoEntry: false })?.ino === ino;
  const timer = setInterval(() => {
    if (isHeld()) void touch(path);
  }, TOUCH_INTERVAL_MS);
  timer.unref();
  return {
    isHeld,
    async release() {
      clearInterval(timer);
      if ((await read(path))?.token === token) await rm(path, { force: true });
      await file.close();
      await living?.close();
    },
  };
}

/**
 * Takes the place of a holder that has died. A lock has one successor, whose claim is a file of its own: of several who
 * find it stale at once, the others see that claim, or that the lock is no longer the one they found. A successor may
 * die too, and then has a successor itself. False when the lock has changed hands meanwhile.
 */
async function takeOver(path: string, stale: LockContent, content: LockContent): Promise<boolean> {
  const claims: string[] = [];
  for (let dead = stale; ;) {
    if (await isAlive(claims.at(-1) ?? path, dead)) throw inUse(dead.pid);
    const claim = `${path}.${dead.token}`;
    claims.push(claim);
    if (await create(claim, content)) break;
    const successor = await read(claim);
    if (successor === null) return false;
    dead = successor;
  }
  const unchanged = (await read(path))?.token === stale.token;
  if (unchanged) await rename(await writeAside(path, content), path);
  // Not before the lock has changed: whoever claims from now on sees that it has.
  const own = unchanged ? claims : claims.slice(-1);
  for (const claim of own) await rm(claim, { force: true });
  if (unchanged && stale.socket !== undefined) await rm(join(dirname(path), stale.socket), { force: true });
  return unchanged;
}

/** False when the file is there already. Linked into place, so that nobody ever reads half a lock. */
async function create(path: string, content: LockContent): Promise<boolean> {
  const aside = await writeAside(path, content);
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

async function writeAside(path: string, content: LockContent): Promise<string> {
  const aside = `${path}.${randomUUID()}`;
  const file = await open(aside, "wx");
  try {
    await file.writeFile(JSON.stringify(content));
    await file.sync();
  } finally {
    await file.close();
  }
  return aside;
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
  // Versions before did not write down which kernel it was.
  if (held.boot === undefined || (await sameKernel(held))) {
    if (held.socket !== undefined) return isLiving(dirname(path), held.socket);
    if (await sameNamespace(held)) return stillRuns(held);
  }
  const found = await stat(path).catch(() => null);
  return found !== null && Date.now() - found.mtimeMs < UNTOUCHED_MS;
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
