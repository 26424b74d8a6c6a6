import type { EngineHost, Worker } from "@paylift/server";
import type { Store } from "@paylift/store";
import type { Logger } from "pino";
import type { WorkerSettings } from "./engine-host.ts";
import type { ServiceTracing } from "./service-tracing.ts";

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
    webhookTimeoutMs,
    allowPrivateWebhooks,
  });
}
