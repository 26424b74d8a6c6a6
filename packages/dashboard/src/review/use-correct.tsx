import { useMutation, useQueryClient } from "@tanstack/react-query";
import { answered, api } from "../api/client.ts";
import type { Correction, NewCorrection } from "../api/types.ts";
import { tellFailure, tellUndoable } from "../common/tell.tsx";
import { correctedQuery } from "./use-refusals.ts";

/** What was asked for anew a moment ago is not asked for twice. */
const FRESH_MS = 1_000;

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
      const { not_applied: refused } = await queries.fetchQuery({
        ...correctedQuery(jobId),
        staleTime: FRESH_MS,
      });
      const reason = refused.find(({ correction_id: id }) => id === correction.id)?.reason;
      const told = reason === undefined ? "Corrected" : `Recorded, but without effect: ${reason}.`;
      tellUndoable(told, () => undo.mutate(correction.id));
    },
  });
  return { correct, undo };
}
