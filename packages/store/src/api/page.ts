/** In which order of creation rows are listed; rows of the same instant are ordered by id. */
export const ORDERS = ["newest_first", "oldest_first"] as const;
export type Order = (typeof ORDERS)[number];

/** Which part of a list is wanted. */
export interface ListOptions<Filters = object> {
  /** Page number, from 1. Default 1. */
  readonly page?: number;
  /** Rows a page, 1 to 100. Default 20. */
  readonly pageSize?: number;
  /** Rows must equal every given field. Default: all rows. */
  readonly filters?: Filters;
  /** Default `newest_first`. */
  readonly order?: Order;
}

/** One page of a list. A page past the end has no rows. */
export interface Page<Row> {
  /** Rows on all pages together. */
  readonly count: number;
  readonly rows: readonly Row[];
}
