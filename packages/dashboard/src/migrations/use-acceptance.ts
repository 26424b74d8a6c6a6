import { useMutation, useQueryClient } from "@tanstack/react-query";
import { answered, api } from "../api/client.ts";
import { plural } from "../common/format.ts";
import { tellFailure, tellUndoable } from "../common/tell.tsx";

/** A cause with all its differences, or differences by their keys. */
export type Accepted = { readonly cause: string } | { readonly keys: readonly string[] };

/** Accepts differences of a validation for one reason; all of it can be undone at once. */
export function useAcceptance(migrationId: string, validationId: string) {
  const queries = useQueryClient();
  const refresh = (): Promise<void> => queries.invalidateQueries({ queryKey: ["migration", migrationId] });
  const undo = useMutation({
    mutationFn(id: string) {
      const params = { path: { migration_id: migrationId, id } };
      return answered(
        api.DELETE("/api/v1/payroll-migrations/{migration_id}/decision-batches/{id}/", { params }),
      );
    },
    onSuccess: refresh,
    onError: tellFailure,
  });
  return useMutation({
    mutationFn({ accepted, reason }: { readonly accepted: Accepted; readonly reason: string }) {
      const params = { path: { migration_id: migrationId } };
      const what = "cause" in accepted ? { cause: accepted.cause } : { keys: [...accepted.keys] };
      const body = { validation_id: validationId, reason, ...what };
      return answered(
        api.POST("/api/v1/payroll-migrations/{migration_id}/decision-batches/", { params, body }),
      );
    },
    async onSuccess({ id, decisions }) {
      await refresh();
      tellUndoable(`${plural(decisions, "difference")} accepted`, () => undo.mutate(id));
    },
  });
}
