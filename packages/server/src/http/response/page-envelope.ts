import type { Page } from "@paylift/store";
import type { Context } from "koa";
import { askedFor } from "../request/asked-for.ts";
import type { PageRequest } from "../request/page-request.ts";
import { pageNotFound } from "../request/page-request.ts";

export interface PageEnvelope {
  readonly count: number;
  readonly next: string | null;
  readonly previous: string | null;
  readonly results: readonly object[];
}

/** @throws Problem `page_not_found` past the end; the first page of an empty list is fine. */
export function toPageEnvelope<Row>(
  request: { readonly ctx: Context; readonly page: PageRequest },
  rows: Page<Row>,
  toItem: (row: Row) => object,
): PageEnvelope {
  const { page, pageSize } = request.page;
  const pages = Math.max(1, Math.ceil(rows.count / pageSize));
  if (page > pages) throw pageNotFound();
  return {
    count: rows.count,
    next: page < pages ? urlOfPage(request.ctx, page + 1) : null,
    previous: page > 1 ? urlOfPage(request.ctx, page - 1) : null,
    results: rows.rows.map(toItem),
  };
}

/** The request's own URL with another page; every other parameter stays. */
function urlOfPage(ctx: Context, page: number): string {
  const { path, query } = askedFor(ctx);
  const parameters = new URLSearchParams(query);
  parameters.set("page", String(page));
  return `${String(ctx.state["origin"])}${path}?${parameters.toString()}`;
}
