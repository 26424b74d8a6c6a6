import { once } from "node:events";
import { Worker } from "node:worker_threads";
import type { FloodOrder, FloodReport } from "./flood-thread.ts";

export interface Flood {
  /** What became of all that it sent. */
  stop(): Promise<FloodReport>;
}

/** Floods the service from another thread until it is stopped. */
export function startFlood(order: FloodOrder): Flood {
  const thread = new Worker(new URL("flood-thread.ts", import.meta.url), { workerData: order });
  return {
    async stop() {
      const told = once(thread, "message");
      thread.postMessage("stop");
      const [report] = await told;
      await thread.terminate();
      return report as FloodReport;
    },
  };
}
