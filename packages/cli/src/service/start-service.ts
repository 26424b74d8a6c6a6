import { once } from "node:events";
import type { ProviderDescription } from "@paylift/engine";
import type { PayliftServer, Worker } from "@paylift/server";
import type { Store } from "@paylift/store";
import type { Logger } from "pino";
import { adminSocketPath, openAdminSocket } from "../administration/admin-socket.ts";
import type { Settings } from "../config/read-settings.ts";
import type { HTTP_SETTINGS } from "../config/settings.ts";
import type { Context } from "../context.ts";
import { writeText } from "../output/write-text.ts";
import { dashboardFolder } from "./dashboard-folder.ts";
import { demoText, openDemo } from "./demo.ts";
import { Endings } from "./endings.ts";
import { startEngineHost, type WorkerSettings } from "./engine-host.ts";
import { knownProviders } from "./known-providers.ts";
import { openStore } from "./open-store.ts";
import { prepareSchema } from "./prepare-schema.ts";
import { programName } from "./program-name.ts";
import { serviceLog } from "./service-log.ts";
import { openServiceTracing, type ServiceTracing } from "./service-tracing.ts";
import { setupText, setupToken } from "./setup-link.ts";
import { startWorker } from "./start-worker.ts";
import type { StoreSettings } from "./store-options.ts";

export type ServiceSettings = StoreSettings & WorkerSettings & Settings<typeof HTTP_SETTINGS>;

export interface Service {
  /** Resolves when the signal aborts; rejects when the service cannot go on. */
  untilEnd(signal: AbortSignal): Promise<void>;
  /** Lets requests under way finish, gives running jobs back, and closes everything. */
  stop(): Promise<void>;
}

/** Starts everything that `paylift serve` is: what fails on the way ends what has been started. */
export async function startService(
  settings: ServiceSettings,
  { demo }: { demo: boolean },
  context: Context,
): Promise<Service> {
  const endings = new Endings();
  try {
    const { logger, end } = serviceLog(settings.logLevel, context.terminal.stderr);
    endings.add(async () => end());
    const traced = await openServiceTracing(settings, "paylift-server", { logger, endings });
    const store = await openStore(settings, traced).catch((error: unknown) => {
      throw toldWhatToDo(error);
    });
    endings.add(() => store.close());
    await prepareSchema(store, settings);
    if (settings.databaseUrl === null)
      endings.add(await openAdminSocket(adminSocketPath(settings.data), store));

    const host = settings.worker ? await startEngineHost(settings, logger) : null;
    if (host !== null) endings.add(() => host.close());
    const providers = host?.providers() ?? (await knownProviders(context, settings.variants));
    // Where there are several servers, none of them knows the link that another one has printed.
    const token = settings.databaseUrl === null ? await setupToken(store) : null;
    const server = await createServer(settings, { ...traced, store, providers, logger, setupToken: token });
    const worker = host === null ? null : await startWorker(settings, { ...traced, store, host, logger });
    endings.add(() => stopTogether(server, worker));
    const url = await listen(server, settings);
    await writeText(context.terminal.stdout, `paylift listens on ${url}\n`);
    if (token !== null) {
      await writeText(context.terminal.stdout, setupText(token, settings.publicUrl ?? url));
    }
    if (demo) {
      const place = {
        url: settings.publicUrl ?? url,
        data: settings.databaseUrl === null ? settings.data : null,
        program: programName(context.terminal.env),
      };
      await writeText(context.terminal.stdout, demoText(await openDemo(store), place));
    }
    return {
      async untilEnd(signal) {
        const interrupted = signal.aborted ? Promise.resolve() : once(signal, "abort");
        await Promise.race([interrupted, worker?.ended ?? interrupted]);
      },
      stop: () => endings.run(),
    };
  } catch (error) {
    // The first failure is the one to tell.
    await endings.run().catch(() => undefined);
    throw error;
  }
}

/** A second server on one folder is the commonest mistake at the start. */
function toldWhatToDo(error: unknown): unknown {
  const inUse = error instanceof Error && Reflect.get(error, "code") === "data_folder_in_use";
  if (!inUse) return error;
  return new Error(`${error.message}; end it, or serve another folder with --data`, { cause: error });
}

interface ServerParts extends ServiceTracing {
  store: Store;
  providers: readonly ProviderDescription[];
  logger: Logger;
  setupToken: string | null;
}

async function createServer(settings: ServiceSettings, parts: ServerParts): Promise<PayliftServer> {
  const { host, port, trustProxy, secureCookies, metrics, maxUploadBytes, stopTimeoutMs } = settings;
  const { publicUrl, requestsPerMinute } = settings;
  const server = await import("@paylift/server");
  return server.createServer({
    ...parts,
    dashboardFolder: dashboardFolder(),
    host,
    port,
    trustProxy,
    secureCookies,
    metrics,
    maxUploadBytes,
    stopTimeoutMs,
    ...(publicUrl === null ? {} : { publicUrl }),
    storageLimitBytes: settings.storageLimitBytes === 0 ? null : settings.storageLimitBytes,
    uploadsAtOnce: settings.uploadsAtOnceEach === 0 ? null : settings.uploadsAtOnceEach,
    queueLimits: { all: settings.waitingJobs, organization: settings.waitingJobsEach },
    rateLimit: requestsPerMinute === 0 ? null : { requests: requestsPerMinute, windowSeconds: 60 },
  });
}

/** The address that it listens on. */
async function listen(server: PayliftServer, { host, port }: ServiceSettings): Promise<string> {
  try {
    return (await server.start()).url;
  } catch (error) {
    const code: unknown = error instanceof Error ? Reflect.get(error, "code") : null;
    if (code === "EADDRINUSE")
      throw new Error(`port ${port} is in use; --port 0 takes a free one`, { cause: error });
    if (code === "EACCES") throw new Error(`port ${port} is not for this user to open`, { cause: error });
    if (code === "EADDRNOTAVAIL")
      throw new Error(`${host} is not an address of this machine`, { cause: error });
    throw error;
  }
}

async function stopTogether(server: PayliftServer, worker: Worker | null): Promise<void> {
  await Promise.all([server.stop(), worker?.stop()]);
}
