import type { Document } from "./documents.ts";
import type { JobReview } from "./job-reviews.ts";
import type { Job } from "./jobs.ts";
import type { Page } from "./page.ts";

/** How sure the newest result of a document is, in figures. */
export interface ResultOverview {
  /** 0 to 1. */
  readonly confidence: number;
  readonly employees: number;
  readonly failedChecks: number;
  readonly unclaimedTokens: number;
  /**
   * In cents: the differences of the failed checks of one scope added up, of the scope where they are largest; or the
   * amounts that became no field, where they are more.
   */
  readonly moneyAtRiskCents: number;
  readonly corrections: number;
}

/** A document with its newest job, for people who look for what to do. */
export interface DocumentOverview {
  readonly document: Document;
  /** Null where the document was never to be read. */
  readonly job: Job | null;
  /** Null until the job was reviewed. */
  readonly review: JobReview | null;
  /** Null unless the job is completed. */
  readonly result: ResultOverview | null;
}

export interface DocumentOverviewOptions {
  /** Page number, from 1. Default 1. */
  readonly page?: number;
  /** Rows a page, 1 to 100. Default 20. */
  readonly pageSize?: number;
  /** Part of the file name, in any letter case. */
  readonly filename?: string;
  readonly checksum?: string;
  /** Status of the newest job; `none` for documents without one. */
  readonly status?: Job["status"] | "none";
  /**
   * Only documents with a failed newest job or a lower confidence; ordered by money at risk, unread documents first.
   * Default: every document, the newest first.
   */
  readonly reviewBelow?: number;
  /** Only documents with a reviewed (true) or unreviewed (false) newest job. Default: both. */
  readonly reviewed?: boolean;
}

export interface DocumentOverviewRepository {
  list(organizationId: string, options?: DocumentOverviewOptions): Promise<Page<DocumentOverview>>;
}
