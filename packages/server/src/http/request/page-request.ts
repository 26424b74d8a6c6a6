import type { Order } from "@paylift/store";
import type { ParsedUrlQuery } from "node:querystring";
import { Problem } from "../errors/problem.ts";

export const PAGE_SIZE_DEFAULT = 20;
export const PAGE_SIZE_MAX = 100;
/** Far past any list; a store need not count so far. */
export const PAGE_MAX = 1_000_000;
export const ORDERINGS = ["-created_at", "created_at"] as const;

export interface PageRequest {
  readonly page: number;
  readonly pageSize: number;
  readonly order: Order;
}

export const FIRST_PAGE: PageRequest = { page: 1, pageSize: PAGE_SIZE_DEFAULT, order: "newest_first" };

/** Reads `page`, `page_size` and `ordering`. @throws Problem `invalid_query`; `page_not_found` far past any end. */
export function readPageRequest(query: ParsedUrlQuery): PageRequest {
  const page = readCount(query, "page", 1);
  if (page > PAGE_MAX) throw pageNotFound();
  const pageSize = Math.min(readCount(query, "page_size", PAGE_SIZE_DEFAULT), PAGE_SIZE_MAX);
  const ordering = query["ordering"] ?? "-created_at";
  if (ordering !== "-created_at" && ordering !== "created_at") {
    throw invalid("ordering", `must be one of ${ORDERINGS.join(", ")}`);
  }
  return { page, pageSize, order: ordering === "created_at" ? "oldest_first" : "newest_first" };
}

export function pageNotFound(): Problem {
  return new Problem("page_not_found", "the page lies past the end of the list");
}

function readCount(query: ParsedUrlQuery, name: string, fallback: number): number {
  const text = query[name];
  if (text === undefined) return fallback;
  const count = typeof text === "string" && /^\d+$/.test(text) ? Number(text) : 0;
  if (count < 1) throw invalid(name, "must be a whole number from 1");
  return count;
}

function invalid(parameter: string, detail: string): Problem {
  return new Problem("invalid_query", "some query parameters are not valid", {
    errors: [{ parameter, detail }],
  });
}
