import type { JsonObject } from "./json.ts";
import type { ListOptions, Page } from "./page.ts";

/** The meaning of a spreadsheet's columns, for every spreadsheet with the same header. */
export interface ColumnMapping {
  readonly id: string;
  /** The fingerprint of the header. */
  readonly header: string;
  /** How people call it. */
  readonly name: string;
  readonly mapping: JsonObject;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

export interface ColumnMappingRepository {
  /** Saves the mapping of a header, replacing an earlier one. Null when there is no such organization. */
  put(
    organizationId: string,
    header: string,
    saved: Pick<ColumnMapping, "name" | "mapping">,
  ): Promise<ColumnMapping | null>;
  /** Null when the organization has none for the header. */
  get(organizationId: string, header: string): Promise<ColumnMapping | null>;
  list(organizationId: string, options?: ListOptions): Promise<Page<ColumnMapping>>;
  /** Those that spreadsheets are read with: the newest, at most `limit`. */
  newest(organizationId: string, limit: number): Promise<ColumnMapping[]>;
  /** False when the organization has none for the header. */
  delete(organizationId: string, header: string): Promise<boolean>;
}
