import { NOT_WATCHED, watchCpu, type CpuWatch } from "./cpu-watch.ts";
import { givingWay } from "./give-way.ts";
import type { Job } from "./job.ts";
import { watchMemory, type MemoryLimits } from "./memory-watch.ts";
import type { ThreadNews } from "./messages.ts";
import type { Threads } from "./threads.ts";
import type { Group } from "./places.ts";

/**
 * Watches the memory and the CPU time of a thread that has begun to work on a document. Where there are others whom it
 * should not keep waiting, it gives way to them when it takes long.
 */
export function watchThread(
  threads: Threads,
  { threadId, systemId, cpuMs }: ThreadNews & { type: "started" },
  memory: MemoryLimits,
  job: Job,
  group: Group,
): CpuWatch {
  const thread = threads.thread(threadId);
  if (thread === undefined) return NOT_WATCHED;
  const endMemory = watchMemory(thread, memory, (error) => job.cancel(error));
  const giveWay = givingWay(group === null ? null : systemId);
  const cpu = watchCpu(thread, cpuMs, (ms) => {
    giveWay(ms);
    job.spend(ms);
  });
  return {
    told: cpu.told,
    end() {
      endMemory();
      cpu.end();
    },
  };
}
