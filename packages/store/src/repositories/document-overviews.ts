import { sql, type RawBuilder } from "kysely";
import type {
  DocumentOverview,
  DocumentOverviewOptions,
  DocumentOverviewRepository,
} from "../api/document-overviews.ts";
import type { WorkStatus } from "../api/jobs.ts";
import { assertRange, DEFAULT_PAGE_SIZE, MAX_PAGE, MAX_PAGE_SIZE } from "../list-page.ts";
import type { Scope } from "../scope.ts";
import { uuid } from "../uuid.ts";

interface OverviewRow {
  readonly id: string;
  readonly organization_id: string;
  readonly filename: string;
  readonly file_size: string | number;
  readonly checksum: string;
  readonly content_type: string;
  readonly blob_key: string;
  readonly created_at: Date;
  readonly job_id: string | null;
  readonly job_status: WorkStatus;
  readonly job_error_code: string | null;
  readonly job_error_message: string | null;
  readonly job_attempt: number;
  readonly job_created_at: Date;
  readonly job_updated_at: Date;
  readonly reviewed_by: string | null;
  readonly reviewed_at: Date;
  readonly confidence: number | null;
  readonly employees: string | number;
  readonly failed_checks: string | number;
  readonly unclaimed: string | number;
  readonly money_at_risk: string | number;
  readonly corrections: string | number;
}

export function documentOverviewRepository({ db }: Scope): DocumentOverviewRepository {
  return {
    async list(organizationId, options = {}) {
      const { page = 1, pageSize = DEFAULT_PAGE_SIZE } = options;
      assertRange("page", page, MAX_PAGE);
      assertRange("pageSize", pageSize, MAX_PAGE_SIZE);
      const wanted = sql`
        from documents d
        left join lateral (
          select * from jobs where document_id = d.id order by created_at desc, id desc limit 1
        ) j on true
        left join job_reviews v on v.job_id = j.id
        left join results r on r.job_id = j.id
        where ${sql.join(conditions(organizationId, options), sql` and `)}`;
      const counted = await sql<{ count: string | number }>`select count(*) as count ${wanted}`.execute(db);
      const { rows } = await sql<OverviewRow>`
        select d.*, j.id as job_id, j.status as job_status, j.error_code as job_error_code,
          j.error_message as job_error_message, j.attempt as job_attempt, j.created_at as job_created_at,
          j.updated_at as job_updated_at, v.reviewed_by, v.created_at as reviewed_at, r.confidence, ${FIGURES}
        ${wanted}
        order by ${options.reviewBelow === undefined ? sql`d.created_at desc, d.id desc` : BY_RISK}
        limit ${pageSize} offset ${(page - 1) * pageSize}`.execute(db);
      return { count: Number(counted.rows[0]?.count ?? 0), rows: rows.map(toOverview) };
    },
  };
}

const FIGURES = sql`
  coalesce(jsonb_array_length(r.canonical_output -> 'employees'), 0) as employees,
  coalesce(jsonb_array_length(r.unclaimed), 0) as unclaimed,
  (select count(*) from jsonb_path_query(r.checks, '$[*] ? (@.passed == false)')) as failed_checks,
  greatest(coalesce(r.unclaimed_cents, 0) / 100.0, coalesce((
    select max(of_scope) from (
      select sum(abs((failed ->> 'difference')::numeric)) as of_scope
      from jsonb_path_query(r.checks, '$[*] ? (@.passed == false)') as failed
      group by failed ->> 'scope'
    ) as scopes
  ), 0)) as money_at_risk,
  (select count(*) from corrections c where c.job_id = j.id)
    + (select count(*) from structure_corrections c where c.job_id = j.id) as corrections`;

const BY_RISK = sql`(j.status = 'failed') desc, money_at_risk desc, r.confidence, d.created_at desc, d.id desc`;

function conditions(organizationId: string, options: DocumentOverviewOptions): RawBuilder<unknown>[] {
  const { filename, checksum, status, reviewBelow, reviewed } = options;
  return [
    sql`d.organization_id = ${uuid(organizationId)}`,
    ...(filename === undefined ? [] : [sql`strpos(lower(d.filename), lower(${filename})) > 0`]),
    ...(checksum === undefined ? [] : [sql`d.checksum = ${checksum}`]),
    ...(status === undefined ? [] : [status === "none" ? sql`j.id is null` : sql`j.status = ${status}`]),
    ...(reviewed === undefined ? [] : [reviewed ? sql`v.job_id is not null` : sql`v.job_id is null`]),
    ...(reviewBelow === undefined ? [] : [sql`(j.status = 'failed' or r.confidence < ${reviewBelow})`]),
  ];
}

function toOverview(row: OverviewRow): DocumentOverview {
  const { id, organization_id: organizationId } = row;
  return {
    document: {
      id,
      organizationId,
      filename: row.filename,
      fileSize: Number(row.file_size),
      checksum: row.checksum,
      contentType: row.content_type,
      blobKey: row.blob_key,
      createdAt: row.created_at,
    },
    job: row.job_id === null ? null : toJob(row, row.job_id),
    review:
      row.job_id === null || row.reviewed_by === null
        ? null
        : { jobId: row.job_id, reviewedBy: row.reviewed_by, createdAt: row.reviewed_at },
    result:
      row.confidence === null
        ? null
        : {
            confidence: row.confidence,
            employees: Number(row.employees),
            failedChecks: Number(row.failed_checks),
            unclaimedTokens: Number(row.unclaimed),
            moneyAtRiskCents: Math.round(Number(row.money_at_risk) * 100),
            corrections: Number(row.corrections),
          },
  };
}

function toJob(row: OverviewRow, jobId: string): DocumentOverview["job"] {
  const { job_error_code: code, job_error_message: message } = row;
  return {
    id: jobId,
    organizationId: row.organization_id,
    documentId: row.id,
    status: row.job_status,
    error: code === null ? null : { code, message: message ?? "" },
    attempt: row.job_attempt,
    createdAt: row.job_created_at,
    updatedAt: row.job_updated_at,
  };
}
