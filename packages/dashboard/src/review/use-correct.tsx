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

/** What a mutation of several corrections was given. */
type AnyCorrection = NewCorrection | NewStructureCorrection;

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
    mutationFn: (made: MadeCorrection) => withdraw(jobId, made),
    onSuccess: refresh,
    onError: tellFailure,
  });
  const correct = useMutation({
    mutationFn: (body: NewCorrection) => sendField(jobId, body),
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
    mutationFn: (body: NewStructureCorrection) => sendStructure(jobId, body),
    async onSuccess({ id }) {
      await refresh();
      tellUndoable("Corrected", () => undo.mutate({ id, kind: "structure" }));
    },
  });
  /** One after the other, as they are meant; those before a refused one hold. */
  const correctAll = useMutation({
    async mutationFn(bodies: readonly AnyCorrection[]) {
      const made: MadeCorrection[] = [];
      try {
        for (const body of bodies) {
          const isStructure = "action" in body;
          const { id } = isStructure ? await sendStructure(jobId, body) : await sendField(jobId, body);
          made.push({ id, kind: isStructure ? "structure" : "field" });
        }
      } finally {
        if (made.length > 0) await refresh();
      }
      return made;
    },
    async onSuccess(made) {
      const ids = new Set(made.map(({ id }) => id));
      const { not_applied: refused } = await queries.fetchQuery({
        ...correctedQuery(jobId),
        staleTime: FRESH_MS,
      });
      const own = refused.filter(({ correction_id: id }) => ids.has(id));
      tellUndoable(toldOf(made.length, own), () => undoAll.mutate(made.toReversed()));
    },
  });
  const undoAll = useMutation({
    async mutationFn(made: readonly MadeCorrection[]) {
      for (const each of made) await withdraw(jobId, each);
    },
    onSettled: refresh,
    onError: tellFailure,
  });
  return { correct, correctAll, restructure, undo };
}

function sendField(jobId: string, body: NewCorrection) {
  const params = { path: { job_id: jobId } };
  return answered(api.POST("/api/v1/jobs/{job_id}/corrections/", { params, body }));
}

function sendStructure(jobId: string, body: NewStructureCorrection) {
  const params = { path: { job_id: jobId } };
  return answered(api.POST("/api/v1/jobs/{job_id}/structure/", { params, body }));
}

function withdraw(jobId: string, { id, kind }: MadeCorrection) {
  const params = { path: { job_id: jobId, id } };
  return kind === "field"
    ? answered(api.DELETE("/api/v1/jobs/{job_id}/corrections/{id}/", { params }))
    : answered(api.DELETE("/api/v1/jobs/{job_id}/structure/{id}/", { params }));
}

function toldOf(made: number, refused: readonly { readonly reason: string }[]): string {
  const [first] = refused;
  if (first === undefined) return made === 1 ? "Corrected" : `${made} corrections made`;
  if (made === 1) return `Recorded, but no effect: ${first.reason}.`;
  return `${made} corrections recorded, ${refused.length} of them without effect: ${first.reason}.`;
}
