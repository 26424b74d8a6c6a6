import type { JobReview, Store } from "@paylift/store";
import type { Caller } from "../../auth/caller.ts";
import { asProblem } from "../../errors/as-problem.ts";
import { found, notFound } from "../../errors/not-found.ts";
import { deleteNoted, note } from "../audit.ts";

/** Who has looked at what a job came to. */
export interface JobReviewService {
  get(caller: Caller, jobId: string): Promise<JobReview>;
  /** Keeps the review of whoever was first. @throws Problem `job_not_ended`. */
  put(caller: Caller, jobId: string): Promise<JobReview>;
  delete(caller: Caller, jobId: string): Promise<void>;
}

export function createJobReviewService(store: Store): JobReviewService {
  return {
    async get(caller, jobId) {
      const review = await store.jobReviews.get(caller.organizationId, jobId);
      if (review !== null) return review;
      found(await store.jobs.get(caller.organizationId, jobId), "job_not_found");
      throw notFound("job_review_not_found");
    },
    put: (caller, jobId) =>
      asProblem("invalid_state", "job_not_ended", () =>
        store.transaction(async (tx) => {
          const { organizationId, actor } = caller;
          const before = await tx.jobReviews.get(organizationId, jobId);
          if (before !== null) return before;
          const created = await tx.jobReviews.create(organizationId, jobId, { reviewedBy: actor });
          const review = found(created, "job_not_found");
          await note(tx, caller, { action: "job.reviewed", subjectId: jobId });
          return review;
        }),
      ),
    async delete(caller, jobId) {
      const deed = { action: "job.review_deleted", subjectId: jobId };
      const deleted = await deleteNoted(store, caller, deed, (tx) =>
        tx.jobReviews.delete(caller.organizationId, jobId),
      );
      if (deleted) return;
      found(await store.jobs.get(caller.organizationId, jobId), "job_not_found");
      throw notFound("job_review_not_found");
    },
  };
}
