import { sql } from "kysely";
import type { TransactionScope } from "./scope.ts";
import { updatedAt } from "./updated-at.ts";

// Whoever locks several rows locks them in this order, or two of them wait for each other for ever: entries of queues,
// documents, payroll migrations, jobs, runs, validations; of the same kind, in the order of their ids.

/**
 * Lets one transaction at a time change the runs and validations of a payroll migration, so that of two that end at the
 * same moment the second sees the first. To be called before any of them is changed.
 */
export async function lockMigration({ db }: TransactionScope, id: string): Promise<void> {
  await sql`select 1 from payroll_migrations where id = ${id} for no key update`.execute(db);
}

/** Moves a payroll migration to the state that its runs and validations are in, now that one changed; see `PayrollMigration`. */
export async function settleMigration({ db, now }: TransactionScope, id: string): Promise<void> {
  await sql`
    with settled as (
      select case
        when not exists (select 1 from runs where migration_id = ${id}) then 'pending'
        when not exists (select 1 from validations where migration_id = ${id}) then 'in_progress'
        when exists (
          select 1 from validations where migration_id = ${id} and status in ('pending', 'processing')
        ) then 'in_progress'
        when (
          select status from validations where migration_id = ${id} order by created_at desc, id desc limit 1
        ) = 'failed' then 'failed'
        else 'validated'
      end as status
    )
    update payroll_migrations set status = settled.status, updated_at = ${updatedAt(now())}
    from settled where payroll_migrations.id = ${id} and payroll_migrations.status <> settled.status`.execute(
    db,
  );
}
