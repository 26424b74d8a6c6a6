import type { Context } from "koa";

/** How the browser keeps the session's token. Plain HTTP needs `secure: false`. */
export interface SessionCookie {
  readonly name: string;
  read(ctx: Context): string | null;
  write(token: string, lifetimeSeconds: number): string;
  clear(): string;
}

export function createSessionCookie(secure: boolean): SessionCookie {
  // The prefix makes browsers refuse the cookie from a subdomain, another path or plain HTTP.
  const name = secure ? "__Host-paylift_session" : "paylift_session";
  const attributes = `Path=/; HttpOnly; SameSite=Strict${secure ? "; Secure" : ""}`;
  return {
    name,
    read: (ctx) => ctx.cookies.get(name) ?? null,
    write: (token, lifetimeSeconds) => `${name}=${token}; ${attributes}; Max-Age=${lifetimeSeconds}`,
    clear: () => `${name}=; ${attributes}; Max-Age=0`,
  };
}
