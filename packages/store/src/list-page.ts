import type { ListOptions, Page } from "./api/page.ts";
import { ORDERS } from "./api/page.ts";
import { StoreError } from "./errors.ts";
import { uuid } from "./uuid.ts";

export const DEFAULT_PAGE_SIZE = 20;
export const MAX_PAGE_SIZE = 100;
export const MAX_PAGE = 10_000_000;

/** The methods of a query that paging needs; the query's own types would name every joined table. */
interface PageableQuery<Row> {
  clearSelect(): PageableQuery<Row>;
  select(build: (expression: CountExpression) => unknown): PageableQuery<Row>;
  where(column: string, operator: "=", value: string): PageableQuery<Row>;
  orderBy(column: string, direction: "asc" | "desc"): PageableQuery<Row>;
  limit(rows: number): PageableQuery<Row>;
  offset(rows: number): PageableQuery<Row>;
  execute(): Promise<Row[]>;
}

interface CountExpression {
  readonly fn: { countAll(): { as(name: string): unknown } };
}

/** The column that a filter compares; ids are compared as such. */
export type FilterColumn = string | { readonly id: string };

/** One page of `query`, whose table has `created_at` and `id`; `columns` names the column of each filter. */
export async function listPage<Row, Value, Filters extends object>(
  query: unknown,
  options: ListOptions<Filters> | undefined,
  columns: Readonly<Record<keyof Filters, FilterColumn>>,
  toValue: (row: Row) => Value,
): Promise<Page<Value>> {
  const { page = 1, pageSize = DEFAULT_PAGE_SIZE, order = "newest_first", filters } = options ?? {};
  assertRange("page", page, MAX_PAGE);
  assertRange("pageSize", pageSize, MAX_PAGE_SIZE);
  if (!ORDERS.includes(order))
    throw new StoreError("invalid_argument", `unknown order; one of ${ORDERS.join(", ")}`);
  let filtered = query as PageableQuery<Row>;
  for (const [name, value] of Object.entries(filters ?? {})) {
    const column = Object.hasOwn(columns, name) ? columns[name as keyof Filters] : null;
    if (column === null) throw new StoreError("invalid_argument", "unknown filter");
    if (typeof value !== "string") continue;
    filtered =
      typeof column === "string"
        ? filtered.where(column, "=", value)
        : filtered.where(column.id, "=", uuid(value));
  }
  const [counted] = await filtered
    .clearSelect()
    .select(({ fn }) => fn.countAll().as("count"))
    .execute();
  const direction = order === "newest_first" ? "desc" : "asc";
  const rows = await filtered
    .orderBy("created_at", direction)
    .orderBy("id", direction)
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
  return { count: Number((counted as { count?: unknown } | undefined)?.count ?? 0), rows: rows.map(toValue) };
}

/** @throws StoreError `invalid_argument`. */
export function assertRange(name: string, value: number, max: number): void {
  if (Number.isInteger(value) && value >= 1 && value <= max) return;
  throw new StoreError("invalid_argument", `${name} must be a whole number from 1 to ${max}`, { max });
}
