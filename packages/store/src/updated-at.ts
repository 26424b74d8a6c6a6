import { type RawBuilder, sql } from "kysely";

/** The value of `updated_at` after a change: two changes within one millisecond still differ. */
export function updatedAt(now: Date): RawBuilder<Date> {
  return sql<Date>`greatest(${now}::timestamptz, updated_at + interval '1 millisecond')`;
}
