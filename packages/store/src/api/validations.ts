import type { JsonObject } from "./json.ts";
import type { WorkError, WorkStatus } from "./jobs.ts";
import type { ListOptions, Page } from "./page.ts";

/** The comparison of a source run with a target run. */
export interface Validation {
  readonly id: string;
  readonly organizationId: string;
  readonly migrationId: string;
  readonly sourceRunId: string;
  readonly targetRunId: string;
  readonly status: WorkStatus;
  /** Null until completed. */
  readonly report: JsonObject | null;
  /** Null unless failed. */
  readonly error: WorkError | null;
  readonly attempt: number;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

export interface NewValidation {
  readonly sourceRunId: string;
  readonly targetRunId: string;
}

/** What a worker hands in for a completed validation. */
export interface ValidationCompletion {
  readonly report: JsonObject;
}

/**
 * Every method returns null (`delete` false) when the migration or validation does not belong to the organization.
 */
export interface ValidationRepository {
  /**
   * A pending validation, queued in the same transaction.
   * @throws StoreError `run_not_in_migration` when a run is not of the migration.
   */
  create(organizationId: string, migrationId: string, validation: NewValidation): Promise<Validation | null>;
  get(organizationId: string, migrationId: string, id: string): Promise<Validation | null>;
  /** By id alone, as a worker needs it. */
  getById(organizationId: string, id: string): Promise<Validation | null>;
  /** Without the reports. */
  list(
    organizationId: string,
    migrationId: string,
    options?: ListOptions<{ readonly status?: WorkStatus }>,
  ): Promise<Page<Validation> | null>;
  /** Of each source run the newest validation, oldest first. */
  newestOfSourceRuns(organizationId: string, migrationId: string): Promise<Validation[] | null>;
  /** Queues a failed validation again. @throws StoreError `invalid_state` unless failed. */
  resubmit(organizationId: string, migrationId: string, id: string): Promise<Validation | null>;
  delete(organizationId: string, migrationId: string, id: string): Promise<boolean>;
}
