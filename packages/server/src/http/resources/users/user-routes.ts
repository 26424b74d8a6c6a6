import type { User } from "@paylift/store";
import { ofSession } from "../../auth/caller.ts";
import { toPageEnvelope } from "../../response/page-envelope.ts";
import { route, type Route } from "../../routing/route.ts";
import { newPasswordSchema, newUserSchema, roleSchema, userPageSchema, userSchema } from "./user-schemas.ts";
import type { UserService } from "./user-service.ts";

const list = "/api/v1/users/";
const common = { tag: "Users", access: "session" } as const;
const ids = { id: "user_not_found" } as const;

/** The people of an organization; for people only, never for a key. */
export function userRoutes(users: UserService): Route[] {
  return [
    route({
      ...common,
      method: "post",
      path: list,
      operationId: "createUser",
      summary: "Let another person sign in",
      description:
        "A reader sees everything. A reviewer also uploads, corrects, compares and accepts differences; an approver also signs payroll migrations and deletes; an admin also has the settings, keys and users.",
      role: "admin",
      body: newUserSchema,
      example: {
        email: "reviewer@example.com",
        password: "a long passphrase of your own",
        role: "reviewer",
      },
      replies: { 201: { description: "the user", schema: userSchema } },
      problems: ["email_taken"],
      async handle({ caller, body }) {
        const { role = "reviewer" } = body;
        return { status: 201, body: toUser(await users.create(ofSession(caller), { ...body, role })) };
      },
    }),
    route({
      ...common,
      method: "get",
      path: list,
      operationId: "listUsers",
      summary: "List the organization's users",
      list: true,
      replies: { 200: { description: "a page of users", schema: userPageSchema } },
      async handle(request) {
        const rows = await users.list(ofSession(request.caller), request.page);
        return { status: 200, body: toPageEnvelope(request, rows, toUser) };
      },
    }),
    route({
      ...common,
      method: "post",
      path: `${list}{id}/password/`,
      operationId: "setPassword",
      summary: "Set a user's password",
      description: "Ends every session of the user. Everybody may set their own, and an admin any.",
      ids,
      body: newPasswordSchema,
      example: { password: "a long passphrase of your own" },
      replies: { 200: { description: "the user", schema: userSchema } },
      problems: ["missing_role"],
      async handle({ caller, param, body }) {
        const user = await users.setPassword(ofSession(caller), param("id"), body.password);
        return { status: 200, body: toUser(user) };
      },
    }),
    route({
      ...common,
      method: "put",
      path: `${list}{id}/role/`,
      operationId: "setRole",
      summary: "Set what a user may do",
      description: "Counts at once.",
      role: "admin",
      ids,
      body: roleSchema,
      example: { role: "approver" },
      replies: { 200: { description: "the user", schema: userSchema } },
      problems: ["user_is_caller"],
      async handle({ caller, param, body }) {
        const user = await users.setRole(ofSession(caller), param("id"), body.role);
        return { status: 200, body: toUser(user) };
      },
    }),
    route({
      ...common,
      method: "delete",
      path: `${list}{id}/`,
      operationId: "deleteUser",
      summary: "Delete a user, and end their sessions",
      role: "admin",
      ids,
      replies: { 204: { description: "the user is deleted" } },
      problems: ["user_is_caller"],
      async handle({ caller, param }) {
        await users.delete(ofSession(caller), param("id"));
        return { status: 204 };
      },
    }),
  ];
}

function toUser({ id, email, role, createdAt }: User): object {
  return { id, email, role, created_at: createdAt.toISOString() };
}
