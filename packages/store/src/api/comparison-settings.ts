import type { JsonObject } from "./json.ts";

/** How the validations of a payroll migration compare; the comparison defines the content. */
export interface ComparisonSettings {
  /** Who is who and which item is which. `{}` until set. */
  readonly mapping: JsonObject;
  /** Which differences are tolerated. `{}` until set. */
  readonly tolerance: JsonObject;
}

/** Every method returns null when the payroll migration does not belong to the organization. */
export interface ComparisonSettingsRepository {
  get(organizationId: string, migrationId: string): Promise<ComparisonSettings | null>;
  /** Replaces what is given, and keeps the rest. */
  put(
    organizationId: string,
    migrationId: string,
    settings: Partial<ComparisonSettings>,
  ): Promise<ComparisonSettings | null>;
}
