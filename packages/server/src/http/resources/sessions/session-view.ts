import { ROLES } from "@paylift/store";
import Type from "typebox";
import { id, oneOf, timestamp } from "../fields.ts";
import type { SignedIn } from "./session-service.ts";

export const sessionSchema = Type.Object(
  {
    user: Type.Object({ id: id(), email: Type.String(), role: oneOf(ROLES) }),
    organization: Type.Object({ id: id(), name: Type.String() }),
    csrf_token: Type.String({ description: "to be sent as X-CSRF-Token with every POST, PATCH and DELETE" }),
    expires_at: timestamp(),
  },
  { title: "Session" },
);

export function toSession({ session, user, organization }: SignedIn): object {
  return {
    user: { id: user.id, email: user.email, role: user.role },
    organization: { id: organization.id, name: organization.name },
    csrf_token: session.csrfToken,
    expires_at: session.expiresAt.toISOString(),
  };
}
