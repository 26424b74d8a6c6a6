import type { Context } from "koa";

/**
 * The path and the query that the client asked for, wherever the router is mounted. A request line may name a whole
 * address, and a path may begin with two slashes, which in a header would lead to another host.
 */
export function askedFor(ctx: Context): { readonly path: string; readonly query: string } {
  const isPath = /^\/(?!\/)/.test(ctx.originalUrl);
  const [path = "", query = ""] = isPath ? ctx.originalUrl.split(/\?(.*)/s) : [ctx.path, ctx.querystring];
  return { path, query };
}
