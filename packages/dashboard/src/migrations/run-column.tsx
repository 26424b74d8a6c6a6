import { Anchor, Button, Group, Paper, Progress, Select, Stack, Text, Title } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState, type ReactNode } from "react";
import { Link } from "wouter";
import { answered, api } from "../api/client.ts";
import type { Run, RunType } from "../api/types.ts";
import { ask } from "../common/ask.tsx";
import { instantText } from "../common/format.ts";
import { Failed } from "../common/loaded.tsx";
import { StatusBadge } from "../common/status-badge.tsx";
import { tellFailure } from "../common/tell.tsx";
import { useOverviews } from "../documents/overviews.ts";
import { DropArea } from "../uploads/drop-area.tsx";
import { sendFile } from "../uploads/send-file.ts";
import { useDocument } from "./queries.ts";
import { Allowed } from "../session/allowed.tsx";

interface RunColumnProps {
  readonly migrationId: string;
  readonly type: RunType;
  readonly provider: string;
  readonly runs: readonly Run[];
}

/** The runs of one side, and the ways to add one. */
export function RunColumn({ migrationId, type, provider, runs }: RunColumnProps): ReactNode {
  const queries = useQueryClient();
  const [sent, setSent] = useState<number | null>(null);
  const add = useMutation({
    mutationFn(documentId: string) {
      const params = { path: { migration_id: migrationId } };
      const body = { run_type: type, document_id: documentId };
      return answered(api.POST("/api/v1/payroll-migrations/{migration_id}/runs/", { params, body }));
    },
    onSuccess: () => queries.invalidateQueries({ queryKey: ["migration", migrationId] }),
  });
  const upload = useMutation({
    async mutationFn(file: File) {
      const document = await sendFile(file, setSent);
      await add.mutateAsync(document.id);
    },
    onSettled: () => setSent(null),
  });
  const title = type === "source" ? "Old provider" : "New provider";

  return (
    <Paper withBorder p="md" component="section" aria-label={title}>
      <Stack>
        <div>
          <Title order={2} size="h4">
            {title}
          </Title>
          <Text size="sm" c="dimmed">
            {provider}
          </Text>
        </div>
        {runs.length === 0 && <Text size="sm">Add what {provider} printed for the period.</Text>}
        <Stack component="ul" gap="xs" p={0} m={0} style={{ listStyle: "none" }}>
          {runs.map((run) => (
            <RunItem key={run.id} run={run} />
          ))}
        </Stack>
        {(upload.error ?? add.error) !== null && <Failed error={upload.error ?? add.error} />}
        <Allowed least="reviewer">
          <DropArea
            multiple={false}
            label={`Upload a document of the ${title.toLowerCase()}`}
            onFiles={([file]) => file !== undefined && upload.mutate(file)}
          />
          {sent !== null && <Progress value={sent * 100} aria-label="Sent" />}
          <DocumentChoice
            label={`Or choose a document of the ${title.toLowerCase()}`}
            onChoose={(id) => add.mutate(id)}
            busy={add.isPending}
          />
        </Allowed>
      </Stack>
    </Paper>
  );
}

function RunItem({ run }: { readonly run: Run }): ReactNode {
  const queries = useQueryClient();
  const document = useDocument(run.document_id);
  const remove = useMutation({
    mutationFn() {
      const params = { path: { migration_id: run.migration, id: run.id } };
      return answered(api.DELETE("/api/v1/payroll-migrations/{migration_id}/runs/{id}/", { params }));
    },
    onSuccess: () => queries.invalidateQueries({ queryKey: ["migration", run.migration] }),
    onError: tellFailure,
  });
  const name = document.data?.filename ?? "…";
  return (
    <Group component="li" justify="space-between" gap="xs">
      <div style={{ minWidth: 0 }}>
        <Anchor component={Link} href={`/documents/${run.document_id}`} size="sm" className="breakable">
          {name}
        </Anchor>
        <Text size="xs" c="dimmed">
          added {instantText(run.created_at)}
        </Text>
      </div>
      <Group gap="xs" wrap="nowrap">
        <StatusBadge status={run.status} />
        <Allowed least="reviewer">
          <Button
            size="compact-xs"
            variant="default"
            aria-label={`Remove ${name}`}
            onClick={() =>
              ask({
                title: "Remove this run?",
                consequence: "Validations that compare it are deleted too; the document is kept.",
                confirm: "Remove",
                onConfirm: () => remove.mutate(),
              })
            }
          >
            Remove
          </Button>
        </Allowed>
      </Group>
    </Group>
  );
}

interface DocumentChoiceProps {
  readonly label: string;
  readonly busy: boolean;
  readonly onChoose: (documentId: string) => void;
}

function DocumentChoice({ label, busy, onChoose }: DocumentChoiceProps): ReactNode {
  const [typed, setTyped] = useState("");
  const [sought] = useDebouncedValue(typed.trim(), 250);
  const documents = useOverviews({ page_size: 20, ...(sought === "" ? {} : { filename: sought }) });
  const data = (documents.data?.results ?? []).map(({ document }) => ({
    value: document.id,
    label: `${document.filename} (${instantText(document.created_at)})`,
  }));
  return (
    <Select
      label={label}
      placeholder="Type part of its name"
      searchable
      data={data}
      filter={({ options }) => options}
      nothingFoundMessage="No such document"
      searchValue={typed}
      onSearchChange={setTyped}
      disabled={busy}
      value={null}
      onChange={(id) => {
        if (id === null) return;
        setTyped("");
        onChoose(id);
      }}
    />
  );
}
