import { EngineError } from "@paylift/engine";
import type { JsonObject, Store } from "@paylift/store";
import {
  foundCrosswalk,
  readCrosswalkAside,
  spreadsheetKind,
  whyUnreadable,
  type WrittenCrosswalk,
} from "@paylift/tabular";
import { reportOf } from "../../../comparison/stored-report.ts";
import type { StoredMapping } from "../../../comparison/stored-settings.ts";
import type { Caller } from "../../auth/caller.ts";
import { found } from "../../errors/not-found.ts";
import { Problem } from "../../errors/problem.ts";
import { bodyValidator } from "../../request/validator.ts";
import { mappingSchema } from "./settings-schemas.ts";
import type { SettingsService } from "./settings-service.ts";

/** A payroll migration's mapping as people keep it: in a spreadsheet. */
export interface CrosswalkService {
  /** The mapping as it is stored, or who and what a validation matched. @throws Problem `validation_not_completed`. */
  get(caller: Caller, migrationId: string, validationId: string | null): Promise<WrittenCrosswalk>;
  /**
   * Replaces the tables that the file has; a file of people leaves the items as they are.
   * @throws Problem `not_a_spreadsheet`, `invalid_crosswalk`, `invalid_body`.
   */
  put(caller: Caller, migrationId: string, file: Uint8Array): Promise<JsonObject>;
}

export function createCrosswalkService(store: Store, settings: SettingsService): CrosswalkService {
  const validated = bodyValidator(mappingSchema);

  return {
    async get(caller, migrationId, validationId) {
      if (validationId === null) return (await settings.get(caller, migrationId, "mapping")) as StoredMapping;
      const validation = found(
        await store.validations.get(caller.organizationId, migrationId, validationId),
        "validation_not_found",
      );
      const report = reportOf(validation);
      if (report === null)
        throw new Problem("validation_not_completed", `the validation is ${validation.status}`);
      return foundCrosswalk(report);
    },
    async put(caller, migrationId, file) {
      const stored = await settings.get(caller, migrationId, "mapping");
      const mapping = validated({ ...stored, ...(await readFile(file)) });
      return settings.put(caller, migrationId, "mapping", mapping as JsonObject);
    },
  };
}

async function readFile(file: Uint8Array): Promise<object> {
  if (spreadsheetKind(file) === null) throw new Problem("not_a_spreadsheet", whyUnreadable(file));
  try {
    return await readCrosswalkAside(file);
  } catch (error) {
    if (!(error instanceof EngineError) || error.reason === "engine") throw error;
    throw new Problem("invalid_crosswalk", error.message);
  }
}
