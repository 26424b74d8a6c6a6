import type { Page, Store, User } from "@paylift/store";
import type { SessionCaller } from "../../auth/caller.ts";
import { asProblem } from "../../errors/as-problem.ts";
import { notFound } from "../../errors/not-found.ts";
import { Problem } from "../../errors/problem.ts";
import type { PageRequest } from "../../request/page-request.ts";
import { deleteNoted, note } from "../audit.ts";

export interface UserService {
  /** @throws Problem `email_taken`. */
  create(caller: SessionCaller, user: { email: string; password: string }): Promise<User>;
  list(caller: SessionCaller, page: PageRequest): Promise<Page<User>>;
  /** Ends every session of the user, that of the caller too where it is their own. */
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
          await note(tx, caller, { action: "user.created", subjectId: created.id });
          return created;
        }),
      ),
    list: (caller, page) => store.users.list(caller.organizationId, page),
    setPassword: (caller, id, password) =>
      store.transaction(async (tx) => {
        const changed = await tx.users.setPassword(caller.organizationId, id, password);
        if (changed === null) throw notFound("user_not_found");
        await note(tx, caller, { action: "user.password_set", subjectId: id });
        return changed;
      }),
    async delete(caller, id) {
      if (id.toLowerCase() === caller.session.userId) {
        throw new Problem("user_is_caller", "ask another user of the organization to do it");
      }
      const deed = { action: "user.deleted", subjectId: id };
      const deleted = await deleteNoted(store, caller, deed, (tx) =>
        tx.users.delete(caller.organizationId, id),
      );
      if (!deleted) throw notFound("user_not_found");
    },
  };
}
