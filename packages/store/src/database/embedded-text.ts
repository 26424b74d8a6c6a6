import type { CompiledQuery } from "kysely";

const BYTE_ORDER_MARK = "\ufeff";

/**
 * The query with texts as the embedded database gives them back unchanged. Its client takes one U+FEFF at the start of a
 * text for a byte order mark and leaves it out when it reads; so one more is written, for every text alike, and texts
 * that are compared still compare.
 */
export function keepingByteOrderMarks<Query extends CompiledQuery>(query: Query): Query {
  if (!query.parameters.some(isMarked)) return query;
  const parameters = query.parameters.map((value) => (isMarked(value) ? BYTE_ORDER_MARK + value : value));
  return { ...query, parameters };
}

function isMarked(value: unknown): value is string {
  return typeof value === "string" && value.startsWith(BYTE_ORDER_MARK);
}
