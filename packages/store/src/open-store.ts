import type { Store } from "./api/store.ts";
import { StoreError } from "./errors.ts";
import type { StoreOptions } from "./options.ts";

/**
 * Opens the database and the blobs. Call `migrate()` before anything else, and `close()` at the end.
 * @throws StoreError `invalid_argument`, `data_folder_in_use` (its `details.pid` names the other process),
 * `data_folder_unusable`, `database_unavailable`.
 */
export async function openStore(options: StoreOptions): Promise<Store> {
  throw new StoreError("invalid_argument", `not built yet: ${options.database.kind}`);
}
