import type { Page, Role, Store, User } from "@paylift/store";
import { requireRole, type SessionCaller } from "../../auth/caller.ts";
import { asProblem } from "../../errors/as-problem.ts";
import { notFound } from "../../errors/not-found.ts";
import { Problem } from "../../errors/problem.ts";
import type { PageRequest } from "../../request/page-request.ts";
import { deleteNoted, note } from "../audit.ts";

export interface UserService {
  /** @throws Problem `email_taken`. */
  create(caller: SessionCaller, user: { email: string; password: string; role: Role }): Promise<User>;
  list(caller: SessionCaller, page: PageRequest): Promise<Page<User>>;
  /** @throws Problem `user_is_caller`: so an organization never loses its last admin here. */
  setRole(caller: SessionCaller, id: string, role: Role): Promise<User>;
  /**
   * Ends every session of the user, that of the caller too where it is their own.
   * @throws Problem `missing_role` for another user's password by anybody but an admin.
   */
  setPassword(caller: SessionCaller, id: string, password: string): Promise<User>;
  /** @throws Problem `user_is_caller`: so an organization never loses its last user here. */
  delete(caller: SessionCaller, id: string): Promise<void>;
}

export function createUserService(store: Store): UserService {
  return {
    create: (caller, user) =>
      asProblem("email_taken", "email_taken", () =>
        store.transaction(async (tx) => {
          const created = await tx.users.create(caller.organizationId, user);
          if (created === null) throw notFound("not_found");
          const details = { role: created.role };
          await note(tx, caller, { action: "user.created", subjectId: created.id, details });
          return created;
        }),
      ),
    list: (caller, page) => store.users.list(caller.organizationId, page),
    setRole: (caller, id, role) => {
      if (isCaller(caller, id))
        throw new Problem("user_is_caller", "ask another admin of the organization to do it");
      return store.transaction(async (tx) => {
        const changed = await tx.users.setRole(caller.organizationId, id, role);
        if (changed === null) throw notFound("user_not_found");
        await note(tx, caller, { action: "user.role_set", subjectId: id, details: { role } });
        return changed;
      });
    },
    setPassword: (caller, id, password) => {
      if (!isCaller(caller, id)) requireRole(caller, "admin");
      return store.transaction(async (tx) => {
        const changed = await tx.users.setPassword(caller.organizationId, id, password);
        if (changed === null) throw notFound("user_not_found");
        await note(tx, caller, { action: "user.password_set", subjectId: id });
        return changed;
      });
    },
    async delete(caller, id) {
      if (isCaller(caller, id))
        throw new Problem("user_is_caller", "ask another admin of the organization to do it");
      const deed = { action: "user.deleted", subjectId: id };
      const deleted = await deleteNoted(store, caller, deed, (tx) =>
        tx.users.delete(caller.organizationId, id),
      );
      if (!deleted) throw notFound("user_not_found");
    },
  };
}

function isCaller({ session }: SessionCaller, id: string): boolean {
  return id.toLowerCase() === session.userId;
}
