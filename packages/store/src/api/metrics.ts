import type { WorkStatus } from "./jobs.ts";

export interface Metrics {
  readonly totalDocuments: number;
  readonly totalJobs: number;
  readonly jobsByStatus: Readonly<Record<WorkStatus, number>>;
  readonly totalMigrations: number;
  /** Mean over all results, 0 to 1; null when there are none. */
  readonly averageConfidence: number | null;
}

/** What happened on one day (UTC). */
export interface MetricsDay {
  /** `YYYY-MM-DD` */
  readonly date: string;
  readonly documents: number;
  readonly completed: number;
  readonly failed: number;
  /** Mean over the day's results, 0 to 1; null when there are none. */
  readonly averageConfidence: number | null;
}

export interface MetricsRepository {
  get(organizationId: string): Promise<Metrics>;
  /** The last days up to today, the oldest first, those without anything too. */
  history(organizationId: string, days: number): Promise<readonly MetricsDay[]>;
}
