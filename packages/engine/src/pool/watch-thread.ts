import { NOT_WATCHED, watchCpu, type CpuWatch } from "./cpu-watch.ts";
import type { Job } from "./job.ts";
import { watchMemory, type MemoryLimits } from "./memory-watch.ts";
import type { ThreadNews } from "./messages.ts";
import type { Threads } from "./threads.ts";

/** Watches the memory and the CPU time of a thread that has begun to work on a document. */
export function watchThread(
  threads: Threads,
  { threadId, cpuMs }: ThreadNews & { type: "started" },
  memory: MemoryLimits,
  job: Job,
): CpuWatch {
  const thread = threads.thread(threadId);
  if (thread === undefined) return NOT_WATCHED;
  const endMemory = watchMemory(thread, memory, (error) => job.cancel(error));
  const cpu = watchCpu(thread, cpuMs, (ms) => job.spend(ms));
  return {
    told: cpu.told,
    end() {
      endMemory();
      cpu.end();
    },
  };
}
