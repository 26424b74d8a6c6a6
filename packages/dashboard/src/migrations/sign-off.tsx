import { Badge, Button, Group, List, Modal, Paper, Stack, Text, Textarea, Title } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState, type ReactNode } from "react";
import { answered, api } from "../api/client.ts";
import { instantText, moneyText, plural } from "../common/format.ts";
import { Loaded } from "../common/loaded.tsx";
import { MutationForm } from "../common/mutation-form.tsx";
import { useActorNames } from "../common/use-actor-names.ts";
import { Allowed, useMay } from "../session/allowed.tsx";

const POLL_MS = 5_000;

interface SignOffProps {
  readonly migrationId: string;
}

/** Whether the migration may go, who has signed that, and the way to sign. */
export function SignOff({ migrationId }: SignOffProps): ReactNode {
  const params = { path: { migration_id: migrationId } };
  const readiness = useQuery({
    queryKey: ["migration", migrationId, "readiness"],
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.go === false ? POLL_MS : false),
    queryFn: () => answered(api.GET("/api/v1/payroll-migrations/{migration_id}/readiness/", { params })),
  });
  const signOffs = useQuery({
    queryKey: ["migration", migrationId, "sign-offs"],
    queryFn: () => answered(api.GET("/api/v1/payroll-migrations/{migration_id}/sign-offs/", { params })),
  });
  const nameOf = useActorNames();
  const maySign = useMay("approver");
  const [signing, { open, close }] = useDisclosure(false);
  return (
    <Paper withBorder p="md" component="section" aria-labelledby="readiness">
      <Stack gap="sm">
        <Title order={2} size="h4" id="readiness">
          Ready to go?
        </Title>
        <Loaded query={readiness} lines={2}>
          {({
            go,
            reasons,
            accepted,
            matched_fields: matched,
            total_fields: total,
            money_at_risk: money,
          }) => (
            <>
              <Group justify="space-between">
                <Group gap="xs">
                  <Badge variant="outline" tt="none" className={`status status-${go ? "teal" : "orange"}`}>
                    {go ? "Go" : "Not yet"}
                  </Badge>
                  <Text size="sm">
                    {matched} of {plural(total, "field")} equal, {plural(accepted, "difference")} accepted,{" "}
                    {moneyText(money)} at risk
                  </Text>
                </Group>
                <Allowed least="approver">
                  <Button disabled={!go} onClick={open}>
                    Sign off
                  </Button>
                </Allowed>
              </Group>
              {go && !maySign && <Text size="sm">An approver of your organization can sign it off.</Text>}
              {reasons.length > 0 && (
                <List size="sm">
                  {reasons.map((reason) => (
                    <List.Item key={reason}>{reason}</List.Item>
                  ))}
                </List>
              )}
            </>
          )}
        </Loaded>
        <Loaded query={signOffs} lines={1}>
          {({ results }) =>
            results.map((signed) => (
              <Text size="sm" key={signed.id}>
                Signed {instantText(signed.created_at)} by {nameOf(signed.signed_by)}
                {signed.comment === null ? "" : `: ${signed.comment}`}
              </Text>
            ))
          }
        </Loaded>
      </Stack>
      <Modal opened={signing} onClose={close} title="Sign this migration off">
        <NewSignOff migrationId={migrationId} onDone={close} />
      </Modal>
    </Paper>
  );
}

function NewSignOff({ migrationId, onDone }: SignOffProps & { readonly onDone: () => void }): ReactNode {
  const queries = useQueryClient();
  const [comment, setComment] = useState("");
  const sign = useMutation({
    mutationFn() {
      const params = { path: { migration_id: migrationId } };
      const body = { comment: comment.trim() === "" ? null : comment.trim() };
      return answered(api.POST("/api/v1/payroll-migrations/{migration_id}/sign-offs/", { params, body }));
    },
    onSuccess() {
      onDone();
      return queries.invalidateQueries({ queryKey: ["migration", migrationId] });
    },
  });

  return (
    <MutationForm mutation={sign} onSubmit={() => sign.mutate()} submit="Sign">
      <Text size="sm">Your name and the current figures are stored with it.</Text>
      <Textarea
        label="Comment"
        maxLength={2_000}
        autosize
        minRows={2}
        value={comment}
        onChange={(event) => setComment(event.currentTarget.value)}
        data-autofocus
      />
    </MutationForm>
  );
}
