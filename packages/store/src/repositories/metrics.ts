import { sql } from "kysely";
import { WORK_STATUSES, type WorkStatus } from "../api/jobs.ts";
import type { MetricsRepository } from "../api/metrics.ts";
import type { Scope } from "../scope.ts";
import { uuid } from "../uuid.ts";

interface MetricsRow {
  readonly documents: string | number;
  readonly migrations: string | number;
  readonly confidence: number | null;
  readonly jobs: Readonly<Record<string, number>> | null;
}

export function metricsRepository({ db }: Scope): MetricsRepository {
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
  };
}
