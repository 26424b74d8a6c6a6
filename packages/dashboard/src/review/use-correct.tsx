import { useMutation, useQueryClient } from "@tanstack/react-query";
import { answered, api } from "../api/client.ts";
import type { Correction, NewCorrection, NewStructureCorrection } from "../api/types.ts";
import { tellFailure, tellUndoable } from "../common/tell.tsx";
import { correctedQuery } from "./use-corrected.ts";

/** What was asked for anew a moment ago is not asked for twice. */
const FRESH_MS = 1_000;

/** A correction of a field, or of records. */
export interface MadeCorrection {
  readonly id: string;
  readonly kind: "field" | "structure";
}

/** Records corrections of a job; each can be undone at once, and later from the list. */
export function useCorrect(jobId: string) {
  const queries = useQueryClient();
  const refresh = async (): Promise<void> => {
    // The new values come before the list of what made them: the desk never shows one without the other.
    await queries.invalidateQueries({ queryKey: ["corrected", jobId] });
    await Promise.all([
      queries.invalidateQueries({ queryKey: ["corrections", jobId] }),
      queries.invalidateQueries({ queryKey: ["corrected-evidence", jobId] }),
    ]);
    void queries.invalidateQueries({ queryKey: ["overviews"] });
  };
  const undo = useMutation({
    mutationFn: ({ id, kind }: MadeCorrection) => {
      const params = { path: { job_id: jobId, id } };
      return kind === "field"
        ? answered(api.DELETE("/api/v1/jobs/{job_id}/corrections/{id}/", { params }))
        : answered(api.DELETE("/api/v1/jobs/{job_id}/structure/{id}/", { params }));
    },
    onSuccess: refresh,
    onError: tellFailure,
  });
  const correct = useMutation({
    mutationFn: (body: NewCorrection) => {
      const params = { path: { job_id: jobId } };
      return answered(api.POST("/api/v1/jobs/{job_id}/corrections/", { params, body }));
    },
    async onSuccess({ id }: Correction) {
      await refresh();
      const { not_applied: refused } = await queries.fetchQuery({
        ...correctedQuery(jobId),
        staleTime: FRESH_MS,
      });
      const reason = refused.find(({ correction_id: refusedId }) => refusedId === id)?.reason;
      const told = reason === undefined ? "Corrected" : `Recorded, but no effect: ${reason}.`;
      tellUndoable(told, () => undo.mutate({ id, kind: "field" }));
    },
  });
  const restructure = useMutation({
    mutationFn: (body: NewStructureCorrection) => {
      const params = { path: { job_id: jobId } };
      return answered(api.POST("/api/v1/jobs/{job_id}/structure/", { params, body }));
    },
    async onSuccess({ id }) {
      await refresh();
      tellUndoable("Corrected", () => undo.mutate({ id, kind: "structure" }));
    },
  });
  return { correct, restructure, undo };
}
