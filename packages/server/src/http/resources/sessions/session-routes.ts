import Type from "typebox";
import { ofSession } from "../../auth/caller.ts";
import type { SessionCookie } from "../../auth/session-cookie.ts";
import { Problem } from "../../errors/problem.ts";
import { claimantOf } from "./claimant-of.ts";
import { publicRoute, route, type Route } from "../../routing/route.ts";
import type { SessionService } from "./session-service.ts";
import { sessionSchema, toSession } from "./session-view.ts";

const credentialsSchema = Type.Object(
  {
    email: Type.String({ minLength: 1, maxLength: 320 }),
    password: Type.String({ minLength: 1, maxLength: 1_024 }),
  },
  { title: "Credentials" },
);

const tag = "Session";
const path = "/api/v1/session/";

/** Signing in and out of the dashboard. */
export function sessionRoutes(
  sessions: SessionService,
  cookie: SessionCookie,
  lifetimeSeconds: number,
): Route[] {
  return [
    publicRoute({
      method: "post",
      path,
      operationId: "createSession",
      tag,
      summary: "Sign in",
      body: credentialsSchema,
      example: { email: "reviewer@example.com", password: "a long passphrase of your own" },
      replies: { 201: { description: "signed in; the session is in a cookie", schema: sessionSchema } },
      problems: ["wrong_credentials", "cross_site_request", "too_many_attempts"],
      async handle({ ctx, body }) {
        // Else another site could sign its visitors in to an account of its own.
        if (ctx.get("Sec-Fetch-Site") === "cross-site") {
          throw new Problem("cross_site_request", "sign in from the dashboard itself");
        }
        const signedIn = await sessions.signIn({ ...body, ...claimantOf(ctx) });
        const headers = { "Set-Cookie": cookie.write(signedIn.token, lifetimeSeconds) };
        return { status: 201, body: toSession(signedIn), headers };
      },
    }),
    route({
      method: "get",
      path,
      operationId: "getSession",
      tag,
      summary: "Who is signed in",
      access: "session",
      replies: { 200: { description: "the session", schema: sessionSchema } },
      async handle({ caller }) {
        return { status: 200, body: toSession(await sessions.current(ofSession(caller))) };
      },
    }),
    route({
      method: "delete",
      path,
      operationId: "deleteSession",
      tag,
      summary: "Sign out",
      access: "session",
      replies: { 204: { description: "signed out" } },
      async handle({ caller }) {
        await sessions.signOut(ofSession(caller));
        return { status: 204, headers: { "Set-Cookie": cookie.clear() } };
      },
    }),
  ];
}
