// The store
export { openStore } from "./open-store.ts";
export type { BlobOptions, DatabaseOptions, Enqueuing, StoreOptions } from "./options.ts";
export type { Queues, Repositories, SchemaStatus, Store } from "./api/store.ts";

// Lists
export { ORDERS } from "./api/page.ts";
export type { ListOptions, Order, Page } from "./api/page.ts";
export type { JsonObject, JsonValue } from "./api/json.ts";

// Organizations and who may act for them
export type { Organization, OrganizationRepository } from "./api/organizations.ts";
export { ROLES } from "./api/users.ts";
export type { Role, User, UserRepository } from "./api/users.ts";
export type { Session, SessionRepository } from "./api/sessions.ts";
export type { ApiKey, ApiKeyRepository, NewApiKey } from "./api/api-keys.ts";
export type { AuditEntry, AuditFilters, AuditLogRepository, NewAuditEntry } from "./api/audit-log.ts";
export type { IdempotencyKeyRepository, IdempotencyState, StoredResponse } from "./api/idempotency-keys.ts";

// Documents and what is read from them
export type { Document, DocumentFilters, DocumentRepository, NewDocument } from "./api/documents.ts";
export type {
  DocumentOverview,
  DocumentOverviewOptions,
  DocumentOverviewRepository,
  ResultOverview,
} from "./api/document-overviews.ts";
export { WORK_STATUSES } from "./api/jobs.ts";
export type { JobReview, JobReviewRepository } from "./api/job-reviews.ts";
export { RETENTION_DAYS_MAX } from "./api/retention.ts";
export type { DueDocument, Retention, RetentionPreview, RetentionRepository } from "./api/retention.ts";
export type {
  Backlog,
  Job,
  JobEndings,
  JobFilters,
  ReadingOptions,
  JobRepository,
  WorkError,
  WorkStatus,
} from "./api/jobs.ts";
export type {
  NewStructureCorrection,
  StructureCorrection,
  StructureCorrectionRepository,
} from "./api/structure-corrections.ts";
export type { JobCompletion, Result, ResultRepository, WrittenCompletion } from "./api/results.ts";
export { CORRECTION_TYPES } from "./api/corrections.ts";
export type { Correction, CorrectionRepository, CorrectionType, NewCorrection } from "./api/corrections.ts";
export type { Metrics, MetricsDay, MetricsRepository } from "./api/metrics.ts";

export type { ColumnMapping, ColumnMappingRepository } from "./api/column-mappings.ts";

// Payroll migrations
export { PAYROLL_MIGRATION_STATUSES } from "./api/payroll-migrations.ts";
export type {
  NewPayrollMigration,
  PayrollMigration,
  PayrollMigrationRepository,
  PayrollMigrationStatus,
} from "./api/payroll-migrations.ts";
export { RUN_TYPES } from "./api/runs.ts";
export type { NewRun, Run, RunFilters, RunRepository, RunType } from "./api/runs.ts";
export type {
  NewValidation,
  Validation,
  ValidationCompletion,
  ValidationRepository,
} from "./api/validations.ts";
export type {
  LayoutCompletion,
  LayoutRepository,
  LayoutTrial,
  NewLayout,
  StoredLayout,
} from "./api/layouts.ts";
export type { ComparisonSettings, ComparisonSettingsRepository } from "./api/comparison-settings.ts";
export type { Found, FoundDocument, FoundMigration, FoundPerson, SearchRepository } from "./api/searches.ts";
export type {
  Decision,
  DecisionBatch,
  DecisionRepository,
  NewDecision,
  NewDecisionBatch,
} from "./api/decisions.ts";
export type { NewSignOff, SignOff, SignOffPolicy, SignOffRepository } from "./api/sign-offs.ts";

// Webhooks
export { WEBHOOK_EVENTS, WEBHOOKS_MAX } from "./api/webhooks.ts";
export type {
  Delivery,
  DeliveryCompletion,
  DeliveryFilters,
  DeliveryRepository,
  NewWebhook,
  Webhook,
  WebhookEvent,
  WebhookRepository,
} from "./api/webhooks.ts";

// Queues
export { QUEUE_NAMES } from "./api/work-queue.ts";
export type {
  ConsumeAround,
  ConsumeOptions,
  HandlerContext,
  Lease,
  LeasedDocument,
  FailOptions,
  Finished,
  Outcome,
  QueueName,
  WorkQueue,
} from "./api/work-queue.ts";

// Blobs
export type { BlobRoom, BlobStore, PutOptions, StoredBlob } from "./api/blobs.ts";

// What it throws
export { STORE_ERROR_CODES, STORE_ERROR_REASONS, StoreError } from "./errors.ts";
export type { StoreErrorCode, StoreErrorDetails, StoreErrorReason } from "./errors.ts";
