import type { Context } from "koa";

/** Answers are data: nothing in them is to be run, framed, sniffed or kept. */
const HEADERS = {
  "Cache-Control": "no-store",
  "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Referrer-Policy": "no-referrer",
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
};

export function setSecurityHeaders(ctx: Context): void {
  ctx.set(HEADERS);
  if (ctx.secure) ctx.set("Strict-Transport-Security", "max-age=31536000");
}
