import type { Role } from "../api/users.ts";
import type { ColumnType } from "kysely";

/** 64-bit integers arrive as text from a server and as numbers from the embedded database. */
type BigInteger = ColumnType<string | number, number, number>;
/** Written as JSON text, read as a value. */
type Json = ColumnType<unknown, string, string>;

interface WorkColumns {
  status: string;
  error_code: string | null;
  error_message: string | null;
  attempt: number;
  crashes: number;
  entry_id: string;
  created_at: Date;
  updated_at: Date;
}

export interface OrganizationRow {
  id: string;
  name: string;
  created_at: Date;
  retention_days: ColumnType<number | null, number | null | undefined>;
  two_person_sign_off: ColumnType<boolean, boolean | undefined>;
}

export interface UserRow {
  id: string;
  organization_id: string;
  email: string;
  password_hash: string;
  role: Role;
  created_at: Date;
}

export interface SessionRow {
  id: string;
  organization_id: string;
  user_id: string;
  token_hash: string;
  csrf_token: string;
  created_at: Date;
  expires_at: Date;
}

export interface ApiKeyRow {
  id: string;
  organization_id: string;
  name: string;
  prefix: string;
  secret_hash: string;
  scopes: string[];
  created_at: Date;
  last_used_at: Date | null;
  expires_at: Date | null;
}

export interface AuditLogRow {
  id: string;
  organization_id: string;
  actor: string;
  action: string;
  subject_type: string;
  subject_id: string | null;
  details: Json;
  created_at: Date;
}

export interface IdempotencyKeyRow {
  organization_id: string;
  key: string;
  fingerprint: string;
  response_status: number | null;
  response_body: Json | null;
  expires_at: Date;
}

export interface DocumentRow {
  id: string;
  organization_id: string;
  filename: string;
  file_size: BigInteger;
  checksum: string;
  content_type: string;
  blob_key: string;
  created_at: Date;
}

export interface JobRow extends WorkColumns {
  id: string;
  organization_id: string;
  document_id: string;
  /** Waiting jobs are taken in this order. */
  turn: number;
}

export interface JobPasswordRow {
  job_id: string;
  organization_id: string;
  password: string;
  /** Whether the password is encrypted. */
  sealed: boolean;
}

export interface JobReviewRow {
  job_id: string;
  organization_id: string;
  reviewed_by: string;
  created_at: Date;
}

export interface ResultRow {
  id: string;
  organization_id: string;
  job_id: string;
  confidence: number;
  canonical_output: Json;
  checks: Json;
  unclaimed: Json;
  /** Null in results that are sealed, or of before they were counted. */
  unclaimed_cents: ColumnType<string | null, number | null | undefined, never>;
  evidence: Json;
  pages: Json;
  /** Null in results of before they were kept. */
  confidence_reasons: ColumnType<unknown, string | null | undefined, string | null>;
  reader: ColumnType<unknown, string | null | undefined, string | null>;
  /** Null where nobody was asked, too. */
  voting: ColumnType<unknown, string | null | undefined, string | null>;
  /** Null for what is no spreadsheet, too. */
  columns: ColumnType<unknown, string | null | undefined, string | null>;
  /** All of the content; the other columns are but an outline then. */
  sealed: string | null;
  created_at: Date;
}

export interface DataKeyRow {
  id: string;
  /** The name of the key that it is wrapped with. */
  master_key: string;
  wrapped: string;
  created_at: Date;
}

export interface CorrectionRow {
  id: string;
  organization_id: string;
  job_id: string;
  correction_type: string;
  field_path: string;
  original_value: string;
  corrected_value: string;
  notes: string | null;
  evidence: ColumnType<unknown, string | null | undefined, string | null>;
  created_at: Date;
}

export interface StructureCorrectionRow {
  id: string;
  organization_id: string;
  job_id: string;
  action: string;
  change: Json;
  evidence: ColumnType<unknown, string | null, string | null>;
  notes: string | null;
  created_at: Date;
}

export interface PayrollMigrationRow {
  id: string;
  organization_id: string;
  name: string;
  source_provider: string;
  target_provider: string;
  status: string;
  created_at: Date;
  updated_at: Date;
}

export interface RunRow {
  id: string;
  organization_id: string;
  migration_id: string;
  run_type: string;
  document_id: string;
  job_id: string | null;
  status: string;
  created_at: Date;
  updated_at: Date;
}

export interface ValidationRow extends WorkColumns {
  id: string;
  organization_id: string;
  migration_id: string;
  source_run_id: string;
  target_run_id: string;
  report: Json | null;
}

export interface LayoutRow extends WorkColumns {
  id: string;
  organization_id: string;
  job_id: string | null;
  name: string;
  provider: string;
  version: number;
  layout: Json | null;
  accepted: boolean | null;
  report: Json | null;
}

export interface ColumnMappingRow {
  id: string;
  organization_id: string;
  header: string;
  name: string;
  mapping: Json;
  created_at: Date;
  updated_at: Date;
}

export interface ComparisonSettingsRow {
  migration_id: string;
  organization_id: string;
  mapping: Json;
  tolerance: Json;
  updated_at: Date;
}

export interface DecisionRow {
  id: string;
  organization_id: string;
  migration_id: string;
  key: string;
  key_hash: string;
  reason: string;
  decided_by: string;
  discrepancy: Json;
  /** Null for one that was made by itself. */
  batch_id: ColumnType<string | null, string | null | undefined>;
  created_at: Date;
}

export interface SignOffRow {
  id: string;
  organization_id: string;
  migration_id: string;
  signed_by: string;
  comment: string | null;
  figures: Json;
  created_at: Date;
}

export interface WebhookRow {
  id: string;
  organization_id: string;
  url: string;
  secret: string;
  events: string[];
  created_at: Date;
  updated_at: Date;
}

export interface DeliveryRow extends WorkColumns {
  id: string;
  organization_id: string;
  webhook_id: string;
  event: string;
  payload: Json;
  response_status: number | null;
  /** Waiting deliveries are taken in this order. */
  turn: number;
}

export interface OutboxRow {
  id: string;
  organization_id: string;
  event: string;
  payload: Json;
  trace: string | null;
  created_at: Date;
}

export interface Tables {
  organizations: OrganizationRow;
  users: UserRow;
  sessions: SessionRow;
  api_keys: ApiKeyRow;
  audit_log: AuditLogRow;
  idempotency_keys: IdempotencyKeyRow;
  documents: DocumentRow;
  jobs: JobRow;
  job_passwords: JobPasswordRow;
  job_reviews: JobReviewRow;
  results: ResultRow;
  data_keys: DataKeyRow;
  corrections: CorrectionRow;
  structure_corrections: StructureCorrectionRow;
  payroll_migrations: PayrollMigrationRow;
  runs: RunRow;
  validations: ValidationRow;
  layouts: LayoutRow;
  column_mappings: ColumnMappingRow;
  comparison_settings: ComparisonSettingsRow;
  decisions: DecisionRow;
  sign_offs: SignOffRow;
  webhooks: WebhookRow;
  deliveries: DeliveryRow;
  outbox: OutboxRow;
}
