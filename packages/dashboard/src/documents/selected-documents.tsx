import { Button } from "@mantine/core";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { answered, api } from "../api/client.ts";
import { ask } from "../common/ask.tsx";
import { eachOf } from "../common/each-of.ts";
import { plural } from "../common/format.ts";
import { SelectionBar } from "../common/selection-bar.tsx";
import { tellFailure, tellOutcome } from "../common/tell.tsx";
import type { Selection } from "../common/use-selection.ts";
import { forgetDocuments } from "./overviews.ts";
import { Allowed } from "../session/allowed.tsx";

interface SelectedDocumentsProps {
  readonly selection: Selection;
  /** Of encrypted ones among them, "" for none. */
  readonly password: string;
}

/** Reads the selected documents again, or deletes them. */
export function SelectedDocuments({ selection, password }: SelectedDocumentsProps): ReactNode {
  const queries = useQueryClient();
  const ids = [...selection.selected];
  const counted = plural(ids.length, "document");
  const ended = (done: string) => ({
    onSuccess(failures: readonly unknown[]) {
      tellOutcome(done, failures);
      selection.clear();
      void queries.invalidateQueries({ queryKey: ["overviews"] });
    },
    onError: tellFailure,
  });
  const read = useMutation({
    mutationFn: () => {
      const locked = password === "" ? {} : { password };
      return eachOf(ids, (id) =>
        answered(api.POST("/api/v1/jobs/", { body: { document_id: id, ...locked } })),
      );
    },
    ...ended(`${counted} will be read again`),
  });
  const remove = useMutation({
    async mutationFn() {
      const deleted: string[] = [];
      const failures = await eachOf(ids, async (id) => {
        await answered(api.DELETE("/api/v1/documents/{id}/", { params: { path: { id } } }));
        deleted.push(id);
      });
      await forgetDocuments(queries, deleted);
      return failures;
    },
    ...ended(`${counted} deleted`),
  });
  return (
    <SelectionBar selection={selection} noun="document">
      <Button
        size="xs"
        variant="default"
        loading={read.isPending}
        onClick={() =>
          ask({
            title: `Read ${counted} again?`,
            consequence:
              "The new results are used from then on, in migrations too. Corrections and reviews stay with the old results.",
            confirm: "Read again",
            onConfirm: () => read.mutate(),
          })
        }
      >
        Read again
      </Button>
      <Allowed least="approver">
        <Button
          size="xs"
          variant="outline"
          color="red.9"
          className="danger"
          loading={remove.isPending}
          onClick={() =>
            ask({
              title: `Delete ${counted}?`,
              consequence:
                "Their results, corrections, runs and validations are deleted too. This cannot be undone.",
              confirm: "Delete",
              onConfirm: () => remove.mutate(),
            })
          }
        >
          Delete selected
        </Button>
      </Allowed>
    </SelectionBar>
  );
}
