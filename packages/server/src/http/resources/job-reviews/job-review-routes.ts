import { route, type Route } from "../../routing/route.ts";
import type { JobReviewService } from "./job-review-service.ts";
import { jobReviewSchema, toJobReview } from "./job-review-view.ts";

const tag = "Jobs";
const path = "/api/v1/jobs/{job_id}/review/";
const ids = { job_id: "job_not_found" } as const;

/** Noting, and taking back, that somebody has looked at a job. */
export function jobReviewRoutes(reviews: JobReviewService): Route[] {
  return [
    route({
      method: "get",
      path,
      operationId: "getJobReview",
      tag,
      summary: "Retrieve who has reviewed a job",
      access: "jobs:read",
      ids,
      replies: { 200: { description: "the review", schema: jobReviewSchema } },
      problems: ["job_review_not_found"],
      async handle({ caller, param }) {
        return { status: 200, body: toJobReview(await reviews.get(caller, param("job_id"))) };
      },
    }),
    route({
      method: "put",
      path,
      operationId: "putJobReview",
      tag,
      summary: "Mark a job as reviewed",
      description:
        "For jobs that have ended. A review that is there stays as it is; a job that is queued again loses it.",
      access: "jobs:write",
      ids,
      replies: { 200: { description: "the review", schema: jobReviewSchema } },
      problems: ["job_not_ended"],
      async handle({ caller, param }) {
        return { status: 200, body: toJobReview(await reviews.put(caller, param("job_id"))) };
      },
    }),
    route({
      method: "delete",
      path,
      operationId: "deleteJobReview",
      tag,
      summary: "Take back that a job was reviewed",
      access: "jobs:write",
      ids,
      replies: { 204: { description: "the job is unreviewed again" } },
      problems: ["job_review_not_found"],
      async handle({ caller, param }) {
        await reviews.delete(caller, param("job_id"));
        return { status: 204 };
      },
    }),
  ];
}
