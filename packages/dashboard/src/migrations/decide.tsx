import { Button, Group, Text } from "@mantine/core";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState, type ReactNode } from "react";
import { answered, api } from "../api/client.ts";
import type { Discrepancy } from "../api/report.ts";
import { ask } from "../common/ask.tsx";
import { tellFailure } from "../common/tell.tsx";
import { AcceptDialog } from "./accept-dialog.tsx";
import { useMay } from "../session/allowed.tsx";

interface DecideProps {
  readonly migrationId: string;
  readonly validationId: string;
  readonly discrepancy: Discrepancy;
}

/** Accepts a difference with a reason, or takes that back. */
export function Decide({ migrationId, validationId, discrepancy }: DecideProps): ReactNode {
  const queries = useQueryClient();
  const [deciding, setDeciding] = useState(false);
  const mayDecide = useMay("reviewer");
  const { key, decision, field_path: path } = discrepancy;
  const takeBack = useMutation({
    mutationFn(id: string) {
      const params = { path: { migration_id: migrationId, id } };
      return answered(api.DELETE("/api/v1/payroll-migrations/{migration_id}/decisions/{id}/", { params }));
    },
    onSuccess: () => queries.invalidateQueries({ queryKey: ["migration", migrationId] }),
    onError: tellFailure,
  });
  if (key === undefined) return null;
  if (!mayDecide) return decision == null ? null : <Text size="xs">Accepted</Text>;
  if (decision != null) {
    return (
      <Group gap={4} wrap="nowrap">
        <Text size="xs">Accepted</Text>
        <Button
          size="compact-xs"
          variant="default"
          aria-label={`Take back the acceptance of ${path}`}
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
      {deciding && (
        <AcceptDialog
          migrationId={migrationId}
          validationId={validationId}
          accepted={{ keys: [key] }}
          title="Accept this difference"
          onClose={() => setDeciding(false)}
        />
      )}
    </>
  );
}
