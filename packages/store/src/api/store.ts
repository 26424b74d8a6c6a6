import type { ApiKeyRepository } from "./api-keys.ts";
import type { AuditLogRepository } from "./audit-log.ts";
import type { BlobStore } from "./blobs.ts";
import type { ColumnMappingRepository } from "./column-mappings.ts";
import type { ComparisonSettingsRepository } from "./comparison-settings.ts";
import type { CorrectionRepository } from "./corrections.ts";
import type { StructureCorrectionRepository } from "./structure-corrections.ts";
import type { DecisionRepository } from "./decisions.ts";
import type { DocumentOverviewRepository } from "./document-overviews.ts";
import type { DocumentRepository } from "./documents.ts";
import type { IdempotencyKeyRepository } from "./idempotency-keys.ts";
import type { JobReviewRepository } from "./job-reviews.ts";
import type { JobRepository } from "./jobs.ts";
import type { LayoutCompletion, LayoutRepository } from "./layouts.ts";
import type { MetricsRepository } from "./metrics.ts";
import type { OrganizationRepository } from "./organizations.ts";
import type { PayrollMigrationRepository } from "./payroll-migrations.ts";
import type { JobCompletion, ResultRepository, WrittenCompletion } from "./results.ts";
import type { RetentionRepository } from "./retention.ts";
import type { RunRepository } from "./runs.ts";
import type { SearchRepository } from "./searches.ts";
import type { SessionRepository } from "./sessions.ts";
import type { SignOffRepository } from "./sign-offs.ts";
import type { UserRepository } from "./users.ts";
import type { ValidationCompletion, ValidationRepository } from "./validations.ts";
import type { DeliveryCompletion, DeliveryRepository, WebhookRepository } from "./webhooks.ts";
import type { WorkQueue } from "./work-queue.ts";

/**
 * One repository a resource. Methods take the organization's id first, and a row of another organization is
 * as absent as one that never was. Text that the database cannot hold is refused with StoreError `invalid_text`.
 */
export interface Repositories {
  readonly organizations: OrganizationRepository;
  readonly users: UserRepository;
  readonly sessions: SessionRepository;
  readonly apiKeys: ApiKeyRepository;
  readonly documents: DocumentRepository;
  readonly documentOverviews: DocumentOverviewRepository;
  readonly retention: RetentionRepository;
  readonly jobs: JobRepository;
  readonly jobReviews: JobReviewRepository;
  readonly results: ResultRepository;
  readonly corrections: CorrectionRepository;
  readonly structureCorrections: StructureCorrectionRepository;
  readonly payrollMigrations: PayrollMigrationRepository;
  readonly runs: RunRepository;
  readonly validations: ValidationRepository;
  readonly layouts: LayoutRepository;
  readonly columnMappings: ColumnMappingRepository;
  readonly comparisonSettings: ComparisonSettingsRepository;
  readonly decisions: DecisionRepository;
  readonly signOffs: SignOffRepository;
  readonly auditLog: AuditLogRepository;
  readonly idempotencyKeys: IdempotencyKeyRepository;
  readonly webhooks: WebhookRepository;
  readonly deliveries: DeliveryRepository;
  readonly metrics: MetricsRepository;
  readonly searches: SearchRepository;
}

export interface Queues {
  readonly jobs: WorkQueue<JobCompletion | WrittenCompletion>;
  readonly validations: WorkQueue<ValidationCompletion>;
  readonly deliveries: WorkQueue<DeliveryCompletion>;
  readonly layouts: WorkQueue<LayoutCompletion>;
}

/** How far the database's schema is. */
export interface SchemaStatus {
  readonly applied: readonly string[];
  /** Not applied yet; `[]` when the schema is up to date. */
  readonly pending: readonly string[];
}

export interface Store extends Repositories {
  readonly blobs: BlobStore;
  readonly queues: Queues;
  /**
   * Runs `work` in one transaction: all of it happens, or nothing when it rejects. Inside, use `tx` only: on the
   * embedded database the store itself waits until the transaction has ended.
   */
  transaction<T>(work: (tx: Repositories) => Promise<T>): Promise<T>;
  /** Brings the schema up to date. Harmless when it is, and when several processes do it at once. */
  migrate(): Promise<SchemaStatus>;
  migrationStatus(): Promise<SchemaStatus>;
  /** Resolves when the database answers and takes writes. @throws StoreError `database_unavailable`, `insufficient_storage`. */
  ping(): Promise<void>;
  /**
   * Wraps the keys that data is encrypted with in the first of `encryptionKeys`, and begins a new one for data to
   * come; how many were wrapped. @throws StoreError `invalid_argument` without a key, `encryption_key_missing`.
   */
  rotateEncryption(): Promise<number>;
  /** Deletes blobs over an hour old that no document refers to; how many. */
  sweepBlobs(): Promise<number>;
  /** Waits for running statements, then releases the database. End consumers first. */
  close(): Promise<void>;
}
