import type { ListOptions, Page } from "./page.ts";

/** The states of everything that waits in a queue. */
export const WORK_STATUSES = ["pending", "processing", "completed", "failed"] as const;
export type WorkStatus = (typeof WORK_STATUSES)[number];

/** Why work failed. Neither field holds text of a document. */
export interface WorkError {
  /** Of the worker's own list, or `poison` (its worker died twice) or `cancelled`. */
  readonly code: string;
  readonly message: string;
}

/** The extraction of one document. */
export interface Job {
  readonly id: string;
  readonly organizationId: string;
  readonly documentId: string;
  readonly status: WorkStatus;
  /** Null unless failed. */
  readonly error: WorkError | null;
  /** How often a worker has taken it since it was last submitted, from 0. What was given back does not count. */
  readonly attempt: number;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

export interface JobFilters {
  readonly status?: WorkStatus;
  readonly documentId?: string;
}

/** How much waits, and how fast it becomes less. */
export interface Backlog {
  /** Pending jobs. */
  readonly waiting: number;
  /** Jobs that have completed or failed within the last 60 seconds. */
  readonly endedLastMinute: number;
}

/** How many jobs came to the same end. */
export interface JobEndings {
  readonly status: "completed" | "failed";
  /** Of the error; null for completed jobs. */
  readonly code: string | null;
  readonly jobs: number;
}

export interface ReadingOptions {
  /** Of an encrypted document; kept until the job has ended. */
  readonly password?: string;
}

export interface JobRepository {
  /** A pending job, queued in the same transaction. Null when the document is not of the organization. */
  create(organizationId: string, documentId: string, options?: ReadingOptions): Promise<Job | null>;
  /** The password given for the job; null if there was none, and once the job has ended. */
  password(organizationId: string, id: string): Promise<string | null>;
  get(organizationId: string, id: string): Promise<Job | null>;
  list(organizationId: string, options?: ListOptions<JobFilters>): Promise<Page<Job>>;
  /** Queues a failed job again. @throws StoreError `invalid_state` unless failed. */
  resubmit(organizationId: string, id: string, options?: ReadingOptions): Promise<Job | null>;
  /** Of the organization, or of all with null. */
  backlog(organizationId: string | null): Promise<Backlog>;
  /** What became of the jobs that ended within the last seconds, over all organizations. */
  endings(options: { readonly withinSeconds: number }): Promise<readonly JobEndings[]>;
  /** Fails a pending or processing job as `cancelled`; its worker's lease is lost. @throws StoreError `invalid_state`. */
  cancel(organizationId: string, id: string): Promise<Job | null>;
}
