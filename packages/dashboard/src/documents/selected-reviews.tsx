import { Button } from "@mantine/core";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { answered, api } from "../api/client.ts";
import { eachOf } from "../common/each-of.ts";
import { plural } from "../common/format.ts";
import { SelectionBar } from "../common/selection-bar.tsx";
import { tellFailure, tellOutcome } from "../common/tell.tsx";
import type { Selection } from "../common/use-selection.ts";

interface SelectedReviewsProps {
  readonly selection: Selection;
  /** Whether those that are shown were reviewed. */
  readonly reviewed: boolean;
}

interface Change {
  readonly jobIds: readonly string[];
  readonly reviewed: boolean;
  readonly isUndo: boolean;
}

/** Marks the selected jobs as reviewed, or takes that back; either can be undone. */
export function SelectedReviews({ selection, reviewed }: SelectedReviewsProps): ReactNode {
  const queries = useQueryClient();
  const change = useMutation({
    mutationFn: ({ jobIds, reviewed: isReviewed }: Change) =>
      eachOf(jobIds, (id) => {
        const params = { path: { job_id: id } };
        return isReviewed
          ? answered(api.PUT("/api/v1/jobs/{job_id}/review/", { params }))
          : answered(api.DELETE("/api/v1/jobs/{job_id}/review/", { params }));
      }),
    onSuccess(failures, { jobIds, reviewed: isReviewed, isUndo }) {
      const counted = plural(jobIds.length, "document");
      const done = isReviewed ? `${counted} marked as reviewed` : `${counted} back in the queue`;
      const undo = () => change.mutate({ jobIds, reviewed: !isReviewed, isUndo: true });
      tellOutcome(done, failures, isUndo ? undefined : undo);
      selection.clear();
      void queries.invalidateQueries({ queryKey: ["job-review"] });
      void queries.invalidateQueries({ queryKey: ["overviews"] });
    },
    onError: tellFailure,
  });
  const jobIds = [...selection.selected];
  return (
    <SelectionBar selection={selection} noun="document">
      <Button
        size="xs"
        loading={change.isPending}
        onClick={() => change.mutate({ jobIds, reviewed: !reviewed, isUndo: false })}
      >
        {reviewed ? "Put back in the queue" : "Mark selected as reviewed"}
      </Button>
    </SelectionBar>
  );
}
