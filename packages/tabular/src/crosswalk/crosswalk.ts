import type { CrosswalkEntry, LineMapping } from "@paylift/validation";

/** Which people and which items are the same, known before a comparison, in the form of the file of `paylift diff --map`. */
export interface Crosswalk {
  /** Absent where a file has no table of people. */
  readonly employees?: readonly CrosswalkEntry[];
  /** Absent where a file has no table of items. */
  readonly lines?: readonly LineMapping[];
}

/** The two tables of a crosswalk. */
export const CROSSWALK_TABLES = ["people", "items"] as const;
export type CrosswalkTable = (typeof CROSSWALK_TABLES)[number];

/** The columns of people that are read; each side by id or by name. */
export const PEOPLE_FIELDS = ["source_id", "source_name", "target_id", "target_name"] as const;
export type PeopleField = (typeof PEOPLE_FIELDS)[number];

/**
 * The columns of items that are read. Rows with the same `entry` are one mapping: several items that become one, or one that becomes
 * several. Without an `entry` each row is one.
 */
export const ITEM_FIELDS = [
  "entry",
  "source_section",
  "source_code",
  "source_description",
  "target_section",
  "target_code",
  "target_description",
  "factor",
] as const;
export type ItemField = (typeof ITEM_FIELDS)[number];
