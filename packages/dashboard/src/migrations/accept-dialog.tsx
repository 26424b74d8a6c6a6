import { Modal, Textarea } from "@mantine/core";
import { useState, type ReactNode } from "react";
import { MutationForm } from "../common/mutation-form.tsx";
import { useAcceptance, type Accepted } from "./use-acceptance.ts";

interface AcceptDialogProps {
  readonly migrationId: string;
  readonly validationId: string;
  readonly accepted: Accepted;
  readonly title: string;
  readonly onAccepted?: () => void;
  readonly onClose: () => void;
}

/** Asks for the reason for which differences are accepted. */
export function AcceptDialog(props: AcceptDialogProps): ReactNode {
  const { migrationId, validationId, accepted, title, onAccepted, onClose } = props;
  const [reason, setReason] = useState("");
  const accept = useAcceptance(migrationId, validationId);

  function submit(): void {
    accept.mutate(
      { accepted, reason: reason.trim() },
      {
        onSuccess() {
          onAccepted?.();
          onClose();
        },
      },
    );
  }

  return (
    <Modal opened onClose={onClose} title={title}>
      <MutationForm mutation={accept} onSubmit={submit} submit="Accept">
        <Textarea
          label="Reason"
          description="Why it is as it should be. It also holds for later validations of this migration."
          required
          withAsterisk={false}
          maxLength={2_000}
          autosize
          minRows={2}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
          data-autofocus
        />
      </MutationForm>
    </Modal>
  );
}
