import type { JsonObject } from "./json.ts";

/** How the validations of a payroll migration compare; what is in it is a matter of whoever compares. */
export interface ComparisonSettings {
  /** Who is who and which item is which. `{}` until set. */
  readonly mapping: JsonObject;
  /** Which differences are none. `{}` until set. */
  readonly tolerance: JsonObject;
}

/** Every method gives null when the payroll migration is not of the organization. */
export interface ComparisonSettingsRepository {
  get(organizationId: string, migrationId: string): Promise<ComparisonSettings | null>;
  /** Replaces what is given, and keeps the rest. */
  put(
    organizationId: string,
    migrationId: string,
    settings: Partial<ComparisonSettings>,
  ): Promise<ComparisonSettings | null>;
}
