import { once } from "node:events";
import type { Context } from "../context.ts";
import { writeText } from "../output/write-text.ts";
import { plural } from "../text/plural.ts";
import { Endings } from "./endings.ts";
import { startEngineHost, type WorkerSettings } from "./engine-host.ts";
import { openStore } from "./open-store.ts";
import { prepareSchema } from "./prepare-schema.ts";
import { serviceLog } from "./service-log.ts";
import { openServiceTracing } from "./service-tracing.ts";
import { startWorker } from "./start-worker.ts";
import type { StoreSettings } from "./store-options.ts";

/** Works on the queues of a service until the context's signal aborts; rejects when the worker cannot go on. */
export async function workOnQueues(
  settings: StoreSettings & WorkerSettings,
  context: Context,
): Promise<void> {
  const endings = new Endings();
  try {
    const { logger, end } = serviceLog(settings.logLevel, context.terminal.stderr);
    endings.add(async () => end());
    const traced = await openServiceTracing(settings, "paylift-worker", { logger, endings });
    const store = await openStore(settings, traced);
    endings.add(() => store.close());
    await prepareSchema(store, settings);
    const host = await startEngineHost(settings, logger);
    endings.add(() => host.close());
    const worker = await startWorker(settings, { ...traced, store, host, logger });
    endings.add(() => worker.stop());
    await writeText(context.terminal.stdout, `paylift works with ${plural(settings.threads, "thread")}\n`);
    const interrupted = context.signal.aborted ? Promise.resolve() : once(context.signal, "abort");
    await Promise.race([interrupted, worker.ended]);
  } finally {
    await endings.run();
  }
}
