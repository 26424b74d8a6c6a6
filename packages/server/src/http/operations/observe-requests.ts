import type { Context, Next } from "koa";
import type { Log } from "../../log.ts";
import type { Caller } from "../auth/caller.ts";
import { requestIdOf } from "../request/request-id.ts";
import type { RequestMetrics } from "./request-metrics.ts";

/** How a request is counted whose client went away; no answer has this status. */
const CLIENT_GONE = 499;

/** Logs and counts every request once its answer is on its way. Neither holds what was asked or answered. */
export function observeRequests(
  log: Log,
  metrics: RequestMetrics | null,
): (ctx: Context, next: Next) => Promise<void> {
  return async (ctx, next) => {
    const startedMs = performance.now();
    const requestId = requestIdOf(ctx);
    ctx.res.once("close", () => {
      const seconds = (performance.now() - startedMs) / 1000;
      const status = ctx.res.writableFinished ? ctx.res.statusCode : CLIENT_GONE;
      const route = routeOf(ctx);
      metrics?.observe({ method: ctx.method, route, status, seconds });
      log.info(
        {
          request_id: requestId,
          method: ctx.method,
          route,
          status,
          duration_ms: Math.round(seconds * 1000),
          ...who(ctx),
        },
        "request",
      );
    });
    await next();
  };
}

/** The router's own pattern: a path may hold anything. */
function routeOf(ctx: Context): string {
  const route: unknown = ctx["_matchedRoute"];
  return typeof route === "string" ? route : "none";
}

function who(ctx: Context): object {
  const caller = ctx.state["caller"] as Caller | undefined;
  return caller === undefined ? {} : { organization_id: caller.organizationId, actor: caller.actor };
}
