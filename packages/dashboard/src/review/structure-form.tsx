import { Modal, Stack } from "@mantine/core";
import type { FormEvent, ReactNode } from "react";
import type { NewStructureCorrection } from "../api/types.ts";
import { Failed } from "../common/loaded.tsx";
import { FormActions } from "./form-actions.tsx";
import type { Place } from "./line-place.ts";
import { useCorrect } from "./use-correct.tsx";
import type { Review } from "./use-review.ts";

/** What every form of structure is given. */
export interface StructureFormProps {
  readonly jobId: string;
  readonly review: Review;
  readonly place: Place;
  readonly onDone: () => void;
}

interface FrameProps {
  readonly jobId: string;
  readonly title: string;
  readonly action: string;
  readonly onDone: () => void;
  /** What is to be done; null while something is not right yet. */
  readonly body: () => NewStructureCorrection | null;
  readonly children: ReactNode;
}

/** A dialog that corrects the structure. */
export function StructureForm({ jobId, title, action, onDone, body, children }: FrameProps): ReactNode {
  const { restructure } = useCorrect(jobId);
  function submit(event: FormEvent): void {
    event.preventDefault();
    const change = body();
    if (change !== null) restructure.mutate(change, { onSuccess: onDone });
  }
  return (
    <Modal opened onClose={onDone} title={title} closeButtonProps={{ "aria-label": "Close" }}>
      <form onSubmit={submit}>
        <Stack gap="sm">
          {restructure.error !== null && <Failed error={restructure.error} />}
          {children}
          <FormActions action={action} isSending={restructure.isPending} onCancel={onDone} />
        </Stack>
      </form>
    </Modal>
  );
}
