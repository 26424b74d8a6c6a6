import type { HeapInfo } from "node:v8";
import type { Worker } from "node:worker_threads";
import { EngineError } from "../errors.ts";

/** What one document may use in its thread. */
export interface MemoryLimits {
  /** JavaScript heap, in MiB. */
  heapMb: number;
  /** Buffers outside the heap, in MiB, which V8 does not limit. */
  outsideMb: number;
}

const MB = 2 ** 20;
const POLL_MS = 50;

// The longest array that V8 makes, with what it takes beside the array to make it, in MiB.
const LONGEST_ARRAY_MB = 1536;

/**
 * V8's own limit for a thread, in MiB. V8 ends the whole process, not the thread, when one allocation goes far past its
 * limit; so its limit stands behind the one that is watched here, by as much as an array that fills the heap needs when
 * it grows by half and is copied.
 */
export function hardHeapMb(heapMb: number): number {
  const watched = watchedHeapMb(heapMb);
  return Math.ceil(watched + Math.min(1.5 * watched, LONGEST_ARRAY_MB) + 256);
}

/**
 * What is left of a thread's heap, in MiB, to pdfjs-dist. It gets what PDFium could not read, where a few bytes can ask
 * for arrays that double until nobody can be asked any more how large they are.
 */
export function secondReaderMb(heapMb: number): number {
  return Math.ceil(heapMb / 4);
}

/**
 * Watches the thread of one document and reports, once, when it needs too much; the limits may change meanwhile. Gives
 * the function that ends it.
 */
export function watchMemory(
  thread: Worker,
  limits: MemoryLimits,
  report: (error: EngineError) => void,
): () => void {
  let asked = false;
  let ended = false;
  const end = (): void => {
    ended = true;
    clearInterval(timer);
  };
  const look = async (): Promise<void> => {
    // The thread answers between two steps of its program; while it does not, there is no use in asking again.
    if (asked) return;
    asked = true;
    const memory = await statisticsOf(thread);
    asked = false;
    if (ended || memory === null) return;
    const heap = memory.used_heap_size / MB > watchedHeapMb(limits.heapMb);
    const outside = memory.external_memory / MB > limits.outsideMb;
    if (!heap && !outside) return;
    end();
    report(outOfMemory(limits, heap));
  };
  const timer = setInterval(() => void look(), POLL_MS).unref();
  return end;
}

export function outOfMemory(limits: MemoryLimits, heap = true): EngineError {
  const message = heap
    ? `the document needs more than ${limits.heapMb} MiB of heap`
    : `the document needs more than ${limits.outsideMb} MiB outside the heap`;
  return new EngineError("out_of_memory", message, { ...limits });
}

async function statisticsOf(thread: Worker): Promise<HeapInfo | null> {
  try {
    return await thread.getHeapStatistics();
  } catch {
    // The thread has ended, which is told by others.
    return null;
  }
}

// What V8 reports as used holds what it has not collected yet, which is up to as much as is in use.
function watchedHeapMb(heapMb: number): number {
  return heapMb + Math.max(heapMb / 2, 128);
}
