import { resolve } from "node:path";
import type { EngineHost } from "@paylift/server";
import type { Logger } from "pino";
import type { PROCESS_SETTINGS, WORKER_SETTINGS } from "../config/settings.ts";
import type { Settings } from "../config/read-settings.ts";
import { engineError } from "../documents/engine-error.ts";
import { UsageError } from "../usage-error.ts";

export type WorkerSettings = Settings<typeof PROCESS_SETTINGS> & Settings<typeof WORKER_SETTINGS>;

/** Starts the engine in its process. @throws UsageError for faulty variants of the operator's own. */
export async function startEngineHost(settings: WorkerSettings, logger: Logger): Promise<EngineHost> {
  const { threads, maxRssBytes } = settings;
  const { cpuMs, totalCpuMs, deadlineMs, maxScannedPages, heapMb, spreadsheetHeapMb } = settings;
  const variants = settings.variants.map((folder) => resolve(folder));
  const { createEngineHost } = await import("@paylift/server");
  try {
    const limits = { cpuMs, totalCpuMs, deadlineMs, maxScannedPages, heapMb, spreadsheetHeapMb };
    // As many as all the others: who has nothing under way gets half of the processors from whoever takes all.
    const engine = { threads, spareThreads: threads, warm: true, ...limits, variants };
    return await createEngineHost({ engine, maxRssBytes, logger });
  } catch (error) {
    const failure = engineError(error);
    if (failure?.code === "invalid_variant" || failure?.code === "invalid_argument") {
      throw new UsageError(failure.message);
    }
    throw error;
  }
}
