import type { Kysely } from "kysely";

/** One change of the schema. */
export interface SchemaMigration {
  up(db: Kysely<unknown>): Promise<void>;
  /**
   * Runs beside writers and outside of a transaction, as the building of an index on a large table has to. What has been
   * done stays when it fails, so each step must be one that may be repeated. Default: all of it in one transaction.
   */
  readonly concurrent?: boolean;
}
