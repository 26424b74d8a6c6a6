import type { EngineHost, Worker } from "@paylift/server";
import type { Store } from "@paylift/store";
import type { Logger } from "pino";
import { WORKER_SETTINGS } from "../config/settings.ts";
import type { WorkerSettings } from "./engine-host.ts";
import type { ServiceTracing } from "./service-tracing.ts";

/** The setting that raises each limit of the engine. */
const LIMIT_NAMES = {
  cpuMs: WORKER_SETTINGS.cpuMs.env,
  totalCpuMs: WORKER_SETTINGS.totalCpuMs.env,
  deadlineMs: WORKER_SETTINGS.deadlineMs.env,
  maxScannedPages: WORKER_SETTINGS.maxScannedPages.env,
};

/** Starts the work on the queues. */
export async function startWorker(
  settings: WorkerSettings,
  parts: ServiceTracing & { store: Store; host: EngineHost; logger: Logger },
): Promise<Worker> {
  const { threads, webhookTimeoutMs, allowPrivateWebhooks } = settings;
  const server = await import("@paylift/server");
  return server.startWorker({
    ...parts,
    compare: server.compareInThread,
    threads,
    limitNames: LIMIT_NAMES,
    webhookTimeoutMs,
    allowPrivateWebhooks,
  });
}
