import type { Context } from "koa";

const HOST = /^(?:[A-Za-z0-9._-]+|\[[0-9A-Fa-f:.]+\])(?::\d{1,5})?$/;

/** `https://host[:port]` as the client sees it. */
export function originOf(ctx: Context, publicUrl: string | null): string {
  if (publicUrl !== null) return publicUrl;
  const host = HOST.test(ctx.host) ? ctx.host : `localhost:${ctx.req.socket.localPort ?? 80}`;
  return `${ctx.protocol}://${host}`;
}
