import type { Context } from "koa";
import { Problem } from "../errors/problem.ts";
import type { FixedWindow } from "./fixed-window.ts";

/** Counts the request and says so in the `RateLimit` headers. @throws Problem `rate_limited`. */
export function limitRate(ctx: Context, window: FixedWindow | null, subject: string): void {
  if (window === null) return;
  const { allowed, remaining, resetSeconds } = window.take(subject);
  const { requests, windowSeconds } = window.limit;
  const headers = {
    "RateLimit-Policy": `"default";q=${requests};w=${windowSeconds}`,
    RateLimit: `"default";r=${remaining};t=${resetSeconds}`,
  };
  ctx.set(headers);
  if (allowed) return;
  const detail = `${requests} requests are allowed in ${windowSeconds} seconds`;
  throw new Problem("rate_limited", detail, { headers: { ...headers, "Retry-After": String(resetSeconds) } });
}
