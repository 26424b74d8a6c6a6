import Type from "typebox";
import type { SessionCookie } from "../../auth/session-cookie.ts";
import { Problem } from "../../errors/problem.ts";
import { claimantOf } from "../sessions/claimant-of.ts";
import { publicRoute, type Route } from "../../routing/route.ts";
import { nullable } from "../fields.ts";
import { sessionSchema, toSession } from "../sessions/session-view.ts";
import type { SessionService } from "../sessions/session-service.ts";
import { newUserFields } from "../users/user-schemas.ts";
import type { SetupService } from "./setup-service.ts";

const newSetupSchema = Type.Object(
  {
    token: Type.String({ minLength: 1, maxLength: 200, description: "of the link that the service printed" }),
    organization: Type.String({ minLength: 1, maxLength: 200 }),
    ...newUserFields,
  },
  { title: "NewSetup" },
);

const setupSchema = Type.Object(
  {
    open: Type.Boolean({ description: "whether the first user is still to be made" }),
    organization: nullable<string>(
      Type.String({ description: "name of the organization that there is already" }),
    ),
  },
  { title: "Setup" },
);

const tag = "Session";
const path = "/api/v1/setup/";

/** Making the first user of a new service, with the link that it prints at its start. */
export function setupRoutes(
  setup: SetupService,
  sessions: SessionService,
  cookie: SessionCookie,
  lifetimeSeconds: number,
): Route[] {
  return [
    publicRoute({
      method: "get",
      path,
      operationId: "getSetup",
      tag,
      summary: "Whether the service still needs its first user",
      replies: { 200: { description: "the state of the setup", schema: setupSchema } },
      async handle() {
        const { open, organization } = await setup.state();
        return { status: 200, body: { open, organization: organization?.name ?? null } };
      },
    }),
    publicRoute({
      method: "post",
      path,
      operationId: "completeSetup",
      tag,
      summary: "Make the first user, and sign in",
      body: newSetupSchema,
      example: {
        token: "the token of the printed link",
        organization: "Harbor Light Foods",
        email: "owner@example.com",
        password: "a long passphrase of your own",
      },
      replies: { 201: { description: "signed in; the session is in a cookie", schema: sessionSchema } },
      problems: ["setup_closed", "setup_link_invalid", "cross_site_request", "too_many_attempts"],
      async handle({ ctx, body }) {
        if (ctx.get("Sec-Fetch-Site") === "cross-site") {
          throw new Problem("cross_site_request", "set the service up from the dashboard itself");
        }
        await setup.complete(body);
        const signedIn = await sessions.signIn({ ...body, ...claimantOf(ctx) });
        const headers = { "Set-Cookie": cookie.write(signedIn.token, lifetimeSeconds) };
        return { status: 201, body: toSession(signedIn), headers };
      },
    }),
  ];
}
