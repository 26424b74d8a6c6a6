import { Button, Text } from "@mantine/core";
import type { ReactNode } from "react";
import { instantText } from "../common/format.ts";
import { useActorNames } from "../common/use-actor-names.ts";
import { useJobReview } from "./use-job-review.ts";
import { Allowed } from "../session/allowed.tsx";

/** Says that a job was reviewed, and by whom; or lets somebody say so. */
export function Reviewed({ jobId }: { readonly jobId: string }): ReactNode {
  const { review, mark, takeBack } = useJobReview(jobId);
  const nameOf = useActorNames();
  if (review.data === undefined) return null;
  if (review.data === null) {
    return (
      <Allowed least="reviewer">
        <Button size="xs" loading={mark.isPending} onClick={() => mark.mutate()}>
          Mark as reviewed
        </Button>
      </Allowed>
    );
  }
  return (
    <>
      <Text size="sm" className="breakable">
        Reviewed by {nameOf(review.data.reviewed_by)}, {instantText(review.data.created_at)}
      </Text>
      <Allowed least="reviewer">
        <Button size="xs" variant="default" loading={takeBack.isPending} onClick={() => takeBack.mutate()}>
          Take back
        </Button>
      </Allowed>
    </>
  );
}
