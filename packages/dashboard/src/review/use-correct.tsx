import { useMutation, useQueryClient } from "@tanstack/react-query";
import { answered, api } from "../api/client.ts";
import type { Correction, NewCorrection } from "../api/types.ts";
import { tellFailure, tellUndoable } from "../common/tell.tsx";

/** Records corrections of a job; each can be undone at once, and later from the list. */
export function useCorrect(jobId: string) {
  const queries = useQueryClient();
  const refresh = async (): Promise<void> => {
    await queries.invalidateQueries({ queryKey: ["corrections", jobId] });
    await queries.invalidateQueries({ queryKey: ["corrected", jobId] });
    void queries.invalidateQueries({ queryKey: ["overviews"] });
  };
  const undo = useMutation({
    mutationFn: (id: string) => {
      const params = { path: { job_id: jobId, id } };
      return answered(api.DELETE("/api/v1/jobs/{job_id}/corrections/{id}/", { params }));
    },
    onSuccess: refresh,
    onError: tellFailure,
  });
  const correct = useMutation({
    mutationFn: (body: NewCorrection) => {
      const params = { path: { job_id: jobId } };
      return answered(api.POST("/api/v1/jobs/{job_id}/corrections/", { params, body }));
    },
    async onSuccess(correction: Correction) {
      await refresh();
      tellUndoable("Corrected", () => undo.mutate(correction.id));
    },
  });
  return { correct, undo };
}
