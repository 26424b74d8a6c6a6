import { mkdir } from "node:fs/promises";
import { resolve } from "node:path";
import type { Store } from "@paylift/store";
import { AdminError } from "../administration/admin-error.ts";
import { STORE_SETTINGS } from "../config/settings.ts";
import { UsageError } from "../usage-error.ts";
import type { ServiceTracing } from "./service-tracing.ts";
import { storeOptions, type StoreSettings } from "./store-options.ts";

export interface OpenOptions extends ServiceTracing {
  /** False refuses a data folder without a database, and makes nothing. Default true. */
  readonly create?: boolean;
}

/**
 * Opens the store that the settings describe. Rejects with its `StoreError`, with `AdminError` for a data folder that
 * cannot be made, and with `UsageError` for encryption keys that are none.
 */
export async function openStore(
  settings: StoreSettings,
  { tracing, create = true }: OpenOptions = {},
): Promise<Store> {
  const options = storeOptions(settings, { create });
  if (create && (options.database.kind === "embedded" || options.blobs.kind === "folder")) {
    await makeDataFolder(settings.data);
  }
  const store = await import("@paylift/store");
  try {
    if (tracing === undefined) return await store.openStore(options);
    const { traceEnqueuing } = await import("@paylift/server");
    return await store.openStore({ ...options, enqueuing: traceEnqueuing(tracing) });
  } catch (error) {
    const isOfKeys = error instanceof store.StoreError && error.details["option"] === "encryptionKeys";
    throw isOfKeys ? new UsageError(`${STORE_SETTINGS.encryptionKeys.env}: ${error.message}`) : error;
  }
}

async function makeDataFolder(data: string): Promise<void> {
  try {
    // People's pay lies in there: nobody else on this machine is to read it.
    await mkdir(resolve(data), { recursive: true, mode: 0o700 });
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? "unknown";
    throw new AdminError(`the data folder ${data} cannot be made (${code})`, { cause: error });
  }
}
