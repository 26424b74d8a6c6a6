import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { answered, api } from "../api/client.ts";
import { ApiError } from "../api/problem.ts";
import type { JobReview } from "../api/types.ts";
import { tellFailure, tellUndoable } from "../common/tell.tsx";

/** Who has reviewed a job, null for nobody, and the ways to say so and to take it back. */
export function useJobReview(jobId: string) {
  const queries = useQueryClient();
  const queryKey = ["job-review", jobId];
  const params = { path: { job_id: jobId } };
  const review = useQuery<JobReview | null>({
    queryKey,
    queryFn: () =>
      answered(api.GET("/api/v1/jobs/{job_id}/review/", { params })).catch((error: unknown) => {
        if (error instanceof ApiError && error.code === "job_review_not_found") return null;
        throw error;
      }),
  });
  const takeBack = useMutation({
    mutationFn: () => answered(api.DELETE("/api/v1/jobs/{job_id}/review/", { params })),
    onSuccess: () => tellQueries(null),
    onError: tellFailure,
  });
  const mark = useMutation({
    mutationFn: () => answered(api.PUT("/api/v1/jobs/{job_id}/review/", { params })),
    async onSuccess(made) {
      await tellQueries(made);
      tellUndoable("Marked as reviewed", () => takeBack.mutate());
    },
    onError: tellFailure,
  });

  function tellQueries(now: JobReview | null): Promise<void> {
    queries.setQueryData(queryKey, now);
    return queries.invalidateQueries({ queryKey: ["overviews"] });
  }

  return { review, mark, takeBack };
}
