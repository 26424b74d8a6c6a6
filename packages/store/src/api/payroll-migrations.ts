import type { ListOptions, Page } from "./page.ts";

export const PAYROLL_MIGRATION_STATUSES = [
  "pending",
  "in_progress",
  "validated",
  "failed",
  "signed",
] as const;
export type PayrollMigrationStatus = (typeof PAYROLL_MIGRATION_STATUSES)[number];

/**
 * A tracked move from one payroll provider to another. Its status is updated in the same transaction as its runs and
 * validations: `pending` without runs; `in_progress` until every validation has ended; then `failed` where the newest
 * one failed, else `validated`. A sign-off makes it `signed`, until a run or validation changes.
 */
export interface PayrollMigration extends NewPayrollMigration {
  readonly id: string;
  readonly organizationId: string;
  readonly status: PayrollMigrationStatus;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

export interface NewPayrollMigration {
  readonly name: string;
  readonly sourceProvider: string;
  readonly targetProvider: string;
}

export interface PayrollMigrationRepository {
  /** Null when there is no such organization. */
  create(organizationId: string, migration: NewPayrollMigration): Promise<PayrollMigration | null>;
  get(organizationId: string, id: string): Promise<PayrollMigration | null>;
  list(
    organizationId: string,
    options?: ListOptions<{ readonly status?: PayrollMigrationStatus }>,
  ): Promise<Page<PayrollMigration>>;
  update(
    organizationId: string,
    id: string,
    changes: Partial<NewPayrollMigration>,
  ): Promise<PayrollMigration | null>;
  /** With its runs, validations, decisions and sign-offs; documents and jobs stay. */
  delete(organizationId: string, id: string): Promise<boolean>;
}
