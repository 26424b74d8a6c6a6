import type {
  NewPayrollMigration,
  Page,
  PayrollMigration,
  PayrollMigrationStatus,
  Store,
} from "@paylift/store";
import type { Caller } from "../../auth/caller.ts";
import { found, notFound } from "../../errors/not-found.ts";
import { Problem } from "../../errors/problem.ts";
import type { PageRequest } from "../../request/page-request.ts";
import { deleteNoted, note } from "../audit.ts";

export interface MigrationService {
  create(caller: Caller, migration: NewPayrollMigration): Promise<PayrollMigration>;
  list(
    caller: Caller,
    filters: { readonly status?: PayrollMigrationStatus },
    page: PageRequest,
  ): Promise<Page<PayrollMigration>>;
  get(caller: Caller, id: string): Promise<PayrollMigration>;
  update(caller: Caller, id: string, changes: Partial<NewPayrollMigration>): Promise<PayrollMigration>;
  delete(caller: Caller, id: string): Promise<void>;
}

export function createMigrationService(store: Store): MigrationService {
  async function get(caller: Caller, id: string): Promise<PayrollMigration> {
    return found(await store.payrollMigrations.get(caller.organizationId, id), "migration_not_found");
  }

  return {
    get,
    create: (caller, migration) =>
      store.transaction(async (tx) => {
        const created = await tx.payrollMigrations.create(caller.organizationId, migration);
        if (created === null) throw new Problem("not_authenticated", "the organization was deleted");
        await note(tx, caller, { action: "migration.created", subjectId: created.id });
        return created;
      }),
    list: (caller, filters, page) =>
      store.payrollMigrations.list(caller.organizationId, { ...page, filters }),
    async update(caller, id, changes) {
      const fields = Object.keys(changes);
      if (fields.length === 0) return get(caller, id);
      return store.transaction(async (tx) => {
        const updated = found(
          await tx.payrollMigrations.update(caller.organizationId, id, changes),
          "migration_not_found",
        );
        await note(tx, caller, { action: "migration.updated", subjectId: id, details: { fields } });
        return updated;
      });
    },
    async delete(caller, id) {
      const deed = { action: "migration.deleted", subjectId: id };
      const deleted = await deleteNoted(store, caller, deed, (tx) =>
        tx.payrollMigrations.delete(caller.organizationId, id),
      );
      if (!deleted) throw notFound("migration_not_found");
    },
  };
}
