import type { Worker } from "node:worker_threads";

const POLL_MS = 200;

/** The CPU time of one thread while it works on one document. */
export interface CpuWatch {
  /** The thread itself says how much it has used by now, in milliseconds since it began. */
  told(threadMs: number): void;
  end(): void;
}

/** Of a thread that has not begun. */
export const NOT_WATCHED: CpuWatch = { told: () => {}, end: () => {} };

/**
 * Tells `spend` how much CPU time a thread takes from now on; `fromMs` is what it had taken before. A thread answers in
 * the middle of its program, too. Where Node cannot ask it, the wall clock counts.
 */
export function watchCpu(thread: Worker, fromMs: number, spend: (ms: number) => void): CpuWatch {
  const startedMs = performance.now();
  let knownMs = fromMs;
  let ended = false;
  let asked = false;
  const told = (threadMs: number): void => {
    const moreMs = threadMs - knownMs;
    if (ended || moreMs <= 0) return;
    knownMs = threadMs;
    spend(moreMs);
  };
  const look = async (): Promise<void> => {
    if (asked) return;
    asked = true;
    const threadMs = await cpuMsOf(thread);
    asked = false;
    told(threadMs ?? fromMs + performance.now() - startedMs);
  };
  const timer = setInterval(() => void look(), POLL_MS).unref();
  return {
    told,
    end() {
      ended = true;
      clearInterval(timer);
    },
  };
}

/** Milliseconds since the thread began; null where Node cannot tell. */
async function cpuMsOf(thread: Worker): Promise<number | null> {
  if (typeof thread.cpuUsage !== "function") return null;
  try {
    const { user, system } = await thread.cpuUsage();
    return (user + system) / 1000;
  } catch {
    // The thread has ended, which is told by others.
    return 0;
  }
}

/** Of the thread that asks, in milliseconds since it began; by the wall clock where Node cannot tell (before 23.9). */
export function ownCpuMs(): number {
  if (typeof process.threadCpuUsage !== "function") return performance.now();
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}
