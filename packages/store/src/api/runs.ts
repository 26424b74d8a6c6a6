import type { WorkStatus } from "./jobs.ts";
import type { ListOptions, Page } from "./page.ts";

export const RUN_TYPES = ["source", "target"] as const;
export type RunType = (typeof RUN_TYPES)[number];

/** The payroll of one provider within a payroll migration. */
export interface Run {
  readonly id: string;
  readonly migrationId: string;
  readonly runType: RunType;
  readonly documentId: string;
  /** The extraction that the run waits for. Its status becomes the run's whenever it changes. */
  readonly jobId: string | null;
  readonly status: WorkStatus;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

export interface NewRun {
  readonly runType: RunType;
  readonly documentId: string;
  readonly jobId?: string | null;
}

export interface RunFilters {
  readonly runType?: RunType;
  readonly status?: WorkStatus;
  readonly documentId?: string;
}

/**
 * Every method returns null (`delete` false) when the migration, run, document or job does not belong to the
 * organization.
 */
export interface RunRepository {
  /** Pending, or as far as its job is where one is named. The job must be of the document. */
  create(organizationId: string, migrationId: string, run: NewRun): Promise<Run | null>;
  get(organizationId: string, migrationId: string, id: string): Promise<Run | null>;
  list(
    organizationId: string,
    migrationId: string,
    options?: ListOptions<RunFilters>,
  ): Promise<Page<Run> | null>;
  update(
    organizationId: string,
    migrationId: string,
    id: string,
    changes: Partial<NewRun & { readonly status: WorkStatus }>,
  ): Promise<Run | null>;
  /** With the validations that compare it. */
  delete(organizationId: string, migrationId: string, id: string): Promise<boolean>;
}
