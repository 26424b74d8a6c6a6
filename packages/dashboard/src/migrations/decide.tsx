import { Button, Group, Modal, Text, Textarea } from "@mantine/core";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState, type ReactNode } from "react";
import { answered, api } from "../api/client.ts";
import type { Discrepancy } from "../api/report.ts";
import { ask } from "../common/ask.tsx";
import { MutationForm } from "../common/mutation-form.tsx";
import { tellFailure } from "../common/tell.tsx";

interface DecideProps {
  readonly migrationId: string;
  readonly validationId: string;
  readonly discrepancy: Discrepancy;
}

/** Accepts a difference with a reason, or takes that back. */
export function Decide({ migrationId, validationId, discrepancy }: DecideProps): ReactNode {
  const queries = useQueryClient();
  const [deciding, setDeciding] = useState(false);
  const [reason, setReason] = useState("");
  const { key, decision, field_path: path } = discrepancy;
  const refresh = (): Promise<void> => queries.invalidateQueries({ queryKey: ["migration", migrationId] });
  const accept = useMutation({
    mutationFn() {
      const params = { path: { migration_id: migrationId } };
      const body = { validation_id: validationId, key: key ?? "", reason: reason.trim() };
      return answered(api.POST("/api/v1/payroll-migrations/{migration_id}/decisions/", { params, body }));
    },
    onSuccess() {
      setDeciding(false);
      return refresh();
    },
  });
  const takeBack = useMutation({
    mutationFn(id: string) {
      const params = { path: { migration_id: migrationId, id } };
      return answered(api.DELETE("/api/v1/payroll-migrations/{migration_id}/decisions/{id}/", { params }));
    },
    onSuccess: refresh,
    onError: tellFailure,
  });
  if (key === undefined) return null;
  if (decision != null) {
    return (
      <Group gap={4} wrap="nowrap">
        <Text size="xs">Accepted</Text>
        <Button
          size="compact-xs"
          variant="default"
          aria-label={`Take back that ${path} is accepted`}
          onClick={() =>
            ask({
              title: "Take this back?",
              consequence: "The difference is open again, here and in later validations.",
              confirm: "Take back",
              onConfirm: () => takeBack.mutate(decision),
            })
          }
        >
          Take back
        </Button>
      </Group>
    );
  }

  return (
    <>
      <Button
        size="compact-xs"
        variant="default"
        aria-label={`Accept ${path}`}
        onClick={() => setDeciding(true)}
      >
        Accept
      </Button>
      <Modal opened={deciding} onClose={() => setDeciding(false)} title="Accept this difference">
        <MutationForm mutation={accept} onSubmit={() => accept.mutate()} submit="Accept it">
          <Textarea
            label="Reason"
            description="Why it is as it should be. It holds for later validations of this migration too."
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
    </>
  );
}
