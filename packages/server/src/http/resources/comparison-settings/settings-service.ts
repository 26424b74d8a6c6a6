import type { ComparisonSettings, JsonObject, Store } from "@paylift/store";
import type { Caller } from "../../auth/caller.ts";
import { found } from "../../errors/not-found.ts";
import { note } from "../audit.ts";

export type Setting = keyof ComparisonSettings;

/** How the validations of a payroll migration compare, from the next one on. */
export interface SettingsService {
  get(caller: Caller, migrationId: string, setting: Setting): Promise<JsonObject>;
  put(caller: Caller, migrationId: string, setting: Setting, value: JsonObject): Promise<JsonObject>;
}

export function createSettingsService(store: Store): SettingsService {
  return {
    async get(caller, migrationId, setting) {
      const settings = await store.comparisonSettings.get(caller.organizationId, migrationId);
      return found(settings, "migration_not_found")[setting];
    },
    put: (caller, migrationId, setting, value) =>
      store.transaction(async (tx) => {
        const settings = await tx.comparisonSettings.put(caller.organizationId, migrationId, {
          [setting]: value,
        });
        const stored = found(settings, "migration_not_found")[setting];
        const details = { fields: [setting] };
        await note(tx, caller, { action: "migration.updated", subjectId: migrationId, details });
        return stored;
      }),
  };
}
