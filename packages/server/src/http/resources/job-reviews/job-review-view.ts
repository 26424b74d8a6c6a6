import type { JobReview } from "@paylift/store";
import Type from "typebox";
import { id, timestamp } from "../fields.ts";

export const jobReviewSchema = Type.Object(
  {
    job_id: id(),
    reviewed_by: Type.String({ description: "as in the audit log" }),
    created_at: timestamp(),
  },
  { title: "JobReview", description: "a person's review of the job" },
);

export function toJobReview({ jobId, reviewedBy, createdAt }: JobReview): object {
  return { job_id: jobId, reviewed_by: reviewedBy, created_at: createdAt.toISOString() };
}
