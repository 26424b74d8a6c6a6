import { sql } from "kysely";
import { WORK_STATUSES, type WorkStatus } from "../api/jobs.ts";
import type { MetricsRepository } from "../api/metrics.ts";
import { assertRange } from "../list-page.ts";
import type { Scope } from "../scope.ts";
import { uuid } from "../uuid.ts";

interface MetricsRow {
  readonly documents: string | number;
  readonly migrations: string | number;
  readonly confidence: number | null;
  readonly jobs: Readonly<Record<string, number>> | null;
}

interface DayRow {
  readonly date: string;
  readonly documents: string | number;
  readonly completed: string | number;
  readonly failed: string | number;
  readonly confidence: number | null;
}

const DAY_MS = 86_400_000;
const MAX_DAYS = 366;

export function metricsRepository({ db, now }: Scope): MetricsRepository {
  return {
    async get(organizationId) {
      const id = uuid(organizationId);
      // One statement, so that the figures are of one moment.
      const { rows } = await sql<MetricsRow>`
        select
          (select count(*) from documents where organization_id = ${id}) as documents,
          (select count(*) from payroll_migrations where organization_id = ${id}) as migrations,
          (select avg(confidence) from results where organization_id = ${id}) as confidence,
          (select jsonb_object_agg(status, jobs) from (
            select status, count(*) as jobs from jobs where organization_id = ${id} group by status
          ) as by_status) as jobs`.execute(db);
      const [row] = rows;
      const jobsByStatus = Object.fromEntries(
        WORK_STATUSES.map((status) => [status, row?.jobs?.[status] ?? 0]),
      ) as Record<WorkStatus, number>;
      return {
        totalDocuments: Number(row?.documents ?? 0),
        totalJobs: Object.values(jobsByStatus).reduce((sum, jobs) => sum + jobs, 0),
        jobsByStatus,
        totalMigrations: Number(row?.migrations ?? 0),
        averageConfidence: row?.confidence ?? null,
      };
    },

    async history(organizationId, days) {
      assertRange("days", days, MAX_DAYS);
      const id = uuid(organizationId);
      const since = new Date(Math.floor(now().getTime() / DAY_MS) * DAY_MS - (days - 1) * DAY_MS);
      const { rows } = await sql<DayRow>`
        with days as (
          select (${since}::timestamptz at time zone 'UTC')::date + number as day
          from generate_series(0, ${days}::int - 1) as number
        ), added as (
          select (created_at at time zone 'UTC')::date as day, count(*) as documents
          from documents where organization_id = ${id} and created_at >= ${since} group by 1
        ), ended as (
          select (j.updated_at at time zone 'UTC')::date as day,
            count(*) filter (where j.status = 'completed') as completed,
            count(*) filter (where j.status = 'failed') as failed,
            avg(r.confidence) as confidence
          from jobs j left join results r on r.job_id = j.id
          where j.organization_id = ${id} and j.updated_at >= ${since} group by 1
        )
        select to_char(days.day, 'YYYY-MM-DD') as date, coalesce(documents, 0) as documents,
          coalesce(completed, 0) as completed, coalesce(failed, 0) as failed, confidence
        from days left join added using (day) left join ended using (day) order by days.day`.execute(db);
      return rows.map((row) => ({
        date: row.date,
        documents: Number(row.documents),
        completed: Number(row.completed),
        failed: Number(row.failed),
        averageConfidence: row.confidence,
      }));
    },
  };
}
