/** A person's statement that they have reviewed the outcome of a job. */
export interface JobReview {
  readonly jobId: string;
  /** Who looked, as in the audit log. */
  readonly reviewedBy: string;
  readonly createdAt: Date;
}

/** A job has at most one review, and loses it when it is queued again. */
export interface JobReviewRepository {
  /** Keeps an existing review. Null when there is no such job. @throws StoreError `invalid_state` until the job has ended. */
  create(
    organizationId: string,
    jobId: string,
    review: { readonly reviewedBy: string },
  ): Promise<JobReview | null>;
  get(organizationId: string, jobId: string): Promise<JobReview | null>;
  delete(organizationId: string, jobId: string): Promise<boolean>;
}
