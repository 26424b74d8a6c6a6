import { readlinkSync } from "node:fs";
import { getPriority, setPriority } from "node:os";

/** CPU time after which what a thread is at is no short document, in milliseconds. */
const SHORT_MS = 2000;
/** Where a thread that has given way and another want the same processor, it gets a tenth of it. */
const NICER = 10;
const NICEST = 19;

/**
 * The number that Linux has given to the calling thread. Null on other systems, whose threads have no niceness of their
 * own, and where the system does not tell.
 */
export function systemThreadId(): number | null {
  try {
    const id = Number(readlinkSync("/proc/thread-self").split("/").at(-1));
    return Number.isInteger(id) && id > 0 ? id : null;
  } catch {
    return null;
  }
}

/**
 * Lets the kernel put a thread behind the others as soon as it has spent more CPU time on one document than a short one
 * takes: work under way is not lost, and takes what the others leave. Gives the function that is told of each part of
 * that time, in milliseconds.
 */
export function givingWay(systemId: number | null): (ms: number) => void {
  let spentMs = 0;
  return (ms) => {
    const before = spentMs > SHORT_MS;
    spentMs += ms;
    if (systemId === null || before || spentMs <= SHORT_MS) return;
    try {
      setPriority(systemId, Math.min(usual() + NICER, NICEST));
    } catch {
      // The thread has ended, or the system does not allow it: then it shares the processors like before.
    }
  };
}

/** Whether the calling thread has given way. It cannot come back to the front: nobody but the superuser may do that. */
export function hasGivenWay(): boolean {
  return systemThreadId() !== null && getPriority(0) > usual();
}

/** The niceness of the process, which its first thread has. */
function usual(): number {
  return getPriority(process.pid);
}
