import type Router from "@koa/router";
import type { Context, Next } from "koa";
import { Problem } from "../errors/problem.ts";
import { askedFor } from "../request/asked-for.ts";
import { requestIdOf } from "../request/request-id.ts";
import { setSecurityHeaders } from "../response/security-headers.ts";
import { sendProblem } from "../response/send-problem.ts";

/** Answers what no route does, where the path is ours: another method, or a missing slash. Else passes on. */
export function answerUnmatched(router: Router): (ctx: Context, next: Next) => Promise<unknown> {
  const methodsOf = (path: string): string[] => [
    ...new Set(router.match(path, "").path.flatMap((layer) => layer.methods)),
  ];
  return async (ctx, next) => {
    const methods = methodsOf(ctx.path);
    const isMissingSlash = !ctx.path.endsWith("/") && methodsOf(`${ctx.path}/`).length > 0;
    if (methods.length === 0 && !isMissingSlash) return next();
    requestIdOf(ctx);
    setSecurityHeaders(ctx);
    if (methods.length > 0) answerMethod(ctx, methods);
    else redirectToSlash(ctx);
    return undefined;
  };
}

function answerMethod(ctx: Context, methods: readonly string[]): void {
  const allow = [...methods, "OPTIONS"].toSorted().join(", ");
  if (ctx.method === "OPTIONS") {
    ctx.status = 204;
    ctx.set("Allow", allow);
    return;
  }
  sendProblem(ctx, new Problem("method_not_allowed", `allowed are ${allow}`, { headers: { Allow: allow } }));
}

function redirectToSlash(ctx: Context): void {
  const { path, query } = askedFor(ctx);
  ctx.body = null;
  ctx.status = 308;
  ctx.set("Location", `${path}/${query === "" ? "" : `?${query}`}`);
}
