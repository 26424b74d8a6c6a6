import type { Store } from "@paylift/store";
import { AdminError } from "../administration/admin-error.ts";

/**
 * Brings the schema up to date, or only makes sure that it is. Rejects with `StoreError` `schema_too_new` when a newer
 * release has migrated the database.
 */
export async function prepareSchema(store: Store, { migrate }: { readonly migrate: boolean }): Promise<void> {
  const { pending } = migrate ? await store.migrate() : await store.migrationStatus();
  if (pending.length === 0) return;
  throw new AdminError(
    "the database's schema is not up to date: run `paylift migrate up`, or set PAYLIFT_MIGRATE=true",
  );
}
