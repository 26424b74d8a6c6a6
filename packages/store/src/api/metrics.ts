import type { WorkStatus } from "./jobs.ts";

export interface Metrics {
  readonly totalDocuments: number;
  readonly totalJobs: number;
  readonly jobsByStatus: Readonly<Record<WorkStatus, number>>;
  readonly totalMigrations: number;
  /** Mean over all results, 0 to 1; null when there are none. */
  readonly averageConfidence: number | null;
}

export interface MetricsRepository {
  get(organizationId: string): Promise<Metrics>;
}
