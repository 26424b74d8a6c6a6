import { readFile, readlink } from "node:fs/promises";

/** Which process, beyond its id: ids are used again after a restart, and mean nothing in another container. */
export interface ProcessIdentity {
  readonly pid: number;
  /** When the process started, in the kernel's own units; null where the kernel does not tell. */
  readonly startedAt: string | null;
  /** Of the process ids; null where the kernel does not tell. */
  readonly namespace: string | null;
  /** Which run of which kernel; null where the kernel does not tell, absent where nobody wrote it down. */
  readonly boot?: string | null;
}

/** The identity of this process. */
export async function processIdentity(): Promise<ProcessIdentity> {
  const { pid } = process;
  return { pid, startedAt: await startOf(pid), namespace: await ownNamespace(), boot: await ownBoot() };
}

/** Whether `other` is or was run by the same kernel, in whichever container, since it was started. */
export async function sameKernel(other: ProcessIdentity): Promise<boolean> {
  return other.boot === (await ownBoot());
}

/** Whether a process id written down by `other` means the same process here. */
export async function sameNamespace(other: ProcessIdentity): Promise<boolean> {
  return other.namespace === (await ownNamespace());
}

/** Whether the very process still runs; only meaningful in the same namespace. */
export async function stillRuns({ pid, startedAt }: ProcessIdentity): Promise<boolean> {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && Reflect.get(error, "code") === "EPERM";
  }
  return startedAt === null || startedAt === (await startOf(pid));
}

const START_TIME_FIELD = 22; // of /proc/<pid>/stat, counted from 1

async function startOf(pid: number): Promise<string | null> {
  const line = await readFile(`/proc/${pid}/stat`, "utf8").catch(() => null);
  if (line === null) return null;
  // The second field, the name, may itself hold blanks and brackets.
  const afterName = line.slice(line.lastIndexOf(")") + 2).split(" ");
  const state = afterName[0];
  return state === "Z" ? "ended" : (afterName[START_TIME_FIELD - 3] ?? null);
}

function ownBoot(): Promise<string | null> {
  return readFile("/proc/sys/kernel/random/boot_id", "utf8").then(
    (text) => text.trim(),
    () => null,
  );
}

function ownNamespace(): Promise<string | null> {
  return readlink("/proc/self/ns/pid").catch(() => null);
}
