import { Button, Group, Modal, SimpleGrid, Stack, TextInput } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState, type ReactNode } from "react";
import { Link, useLocation } from "wouter";
import { answered, api } from "../api/client.ts";
import type { Migration } from "../api/types.ts";
import { ask } from "../common/ask.tsx";
import { nameText } from "../common/format.ts";
import { Loaded } from "../common/loaded.tsx";
import { MutationForm } from "../common/mutation-form.tsx";
import { Page } from "../common/page.tsx";
import { tellFailure } from "../common/tell.tsx";
import { MigrationStatus } from "./migration-status.tsx";
import { useMigration, useRuns } from "./queries.ts";
import { RunColumn } from "./run-column.tsx";
import { SignOff } from "./sign-off.tsx";
import { Validations } from "./validations.tsx";
import { Allowed } from "../session/allowed.tsx";

export default function MigrationPage({ id }: { readonly id: string }): ReactNode {
  const migration = useMigration(id);
  const runs = useRuns(id);
  return (
    <Loaded query={migration}>
      {(migration) => (
        <Page
          title={nameText(migration.name)}
          above={[{ title: "Migrations", href: "/migrations" }]}
          description={
            <Group gap="xs">
              {migration.source_provider} → {migration.target_provider}{" "}
              <MigrationStatus status={migration.status} />
            </Group>
          }
          actions={<MigrationActions migration={migration} />}
        >
          <Loaded query={runs}>
            {({ results }) => (
              <Stack gap="xl">
                <SimpleGrid cols={{ base: 1, md: 2 }}>
                  <RunColumn
                    migrationId={id}
                    type="source"
                    provider={migration.source_provider}
                    runs={results.filter((run) => run.run_type === "source")}
                  />
                  <RunColumn
                    migrationId={id}
                    type="target"
                    provider={migration.target_provider}
                    runs={results.filter((run) => run.run_type === "target")}
                  />
                </SimpleGrid>
                <Validations migrationId={id} runs={results} />
                <SignOff migrationId={id} />
              </Stack>
            )}
          </Loaded>
        </Page>
      )}
    </Loaded>
  );
}

function MigrationActions({ migration }: { readonly migration: Migration }): ReactNode {
  const queries = useQueryClient();
  const [, navigate] = useLocation();
  const [renaming, { open, close }] = useDisclosure(false);
  const params = { path: { id: migration.id } };
  const remove = useMutation({
    mutationFn: () => answered(api.DELETE("/api/v1/payroll-migrations/{id}/", { params })),
    onSuccess() {
      navigate("/migrations");
      return queries.invalidateQueries({ queryKey: ["migrations"] });
    },
    onError: tellFailure,
  });
  return (
    <>
      <Button component={Link} href={`/migrations/${migration.id}/comparison`} variant="default">
        Comparison settings
      </Button>
      <Allowed least="reviewer">
        <Button variant="default" onClick={open}>
          Rename
        </Button>
      </Allowed>
      <Allowed least="approver">
        <Button
          variant="outline"
          color="red.9"
          className="danger"
          loading={remove.isPending}
          onClick={() =>
            ask({
              title: "Delete this migration?",
              consequence:
                "Its runs and validations are deleted too; the documents are kept. This cannot be undone.",
              confirm: "Delete",
              onConfirm: () => remove.mutate(),
            })
          }
        >
          Delete
        </Button>
      </Allowed>
      <Modal opened={renaming} onClose={close} title="Rename the migration">
        <Rename migration={migration} onDone={close} />
      </Modal>
    </>
  );
}

function Rename({
  migration,
  onDone,
}: {
  readonly migration: Migration;
  readonly onDone: () => void;
}): ReactNode {
  const queries = useQueryClient();
  const [name, setName] = useState(migration.name);
  const params = { path: { id: migration.id } };
  const rename = useMutation({
    mutationFn: () =>
      answered(api.PATCH("/api/v1/payroll-migrations/{id}/", { params, body: { name: name.trim() } })),
    onSuccess() {
      onDone();
      void queries.invalidateQueries({ queryKey: ["migrations"] });
      return queries.invalidateQueries({ queryKey: ["migration", migration.id] });
    },
  });

  return (
    <MutationForm mutation={rename} onSubmit={() => rename.mutate()} submit="Rename">
      <TextInput
        label="Name"
        required
        withAsterisk={false}
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
        data-autofocus
      />
    </MutationForm>
  );
}
