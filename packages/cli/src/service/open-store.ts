import { mkdir } from "node:fs/promises";
import { resolve } from "node:path";
import type { Store } from "@paylift/store";
import { STORE_SETTINGS } from "../config/settings.ts";
import { UsageError } from "../usage-error.ts";
import type { ServiceTracing } from "./service-tracing.ts";
import { storeOptions, type StoreSettings } from "./store-options.ts";

/**
 * Opens the store that the settings describe. Rejects with its `StoreError`, and with `UsageError` for encryption keys
 * that are none.
 */
export async function openStore(settings: StoreSettings, { tracing }: ServiceTracing = {}): Promise<Store> {
  const options = storeOptions(settings);
  if (options.database.kind === "embedded" || options.blobs.kind === "folder") {
    // People's pay lies in there: nobody else on this machine is to read it.
    await mkdir(resolve(settings.data), { recursive: true, mode: 0o700 });
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
