import { isPlainDate } from "@paylift/canonical";

const TIMESTAMP =
  /^(\d{4}-\d{2}-\d{2})T([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d{1,9})?(Z|[+-]([01]\d|2[0-3]):[0-5]\d)$/i;
const LAST_MS = Date.parse("9999-12-31T23:59:59.999Z");

/**
 * An instant of RFC 3339. `Date.parse` alone would also take a year, a day that is not in its month, words in the
 * server's time zone, and years that the database does not have.
 */
export function isTimestamp(text: string): boolean {
  const [, date = ""] = TIMESTAMP.exec(text) ?? [];
  return isPlainDate(date) && Date.parse(text) <= LAST_MS;
}
