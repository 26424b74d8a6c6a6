import { Anchor, Autocomplete, Button, Modal, Stack, Table, TextInput } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState, type ReactNode } from "react";
import { Link, useLocation } from "wouter";
import { answered, api } from "../api/client.ts";
import { Empty } from "../common/empty.tsx";
import { instantText, nameText } from "../common/format.ts";
import { Loaded } from "../common/loaded.tsx";
import { MutationForm } from "../common/mutation-form.tsx";
import { Page } from "../common/page.tsx";
import { Pager } from "../common/pager.tsx";
import { WideTable } from "../common/wide-table.tsx";
import { MigrationStatus } from "./migration-status.tsx";
import { useMigrations } from "./queries.ts";
import { Allowed } from "../session/allowed.tsx";

export default function MigrationsPage(): ReactNode {
  const [page, setPage] = useState(1);
  const [creating, { open, close }] = useDisclosure(false);
  const migrations = useMigrations(page);
  return (
    <Page
      title="Migrations"
      description="A move from one payroll provider to another, checked figure by figure."
      actions={
        <Allowed least="reviewer">
          <Button onClick={open}>Start a migration</Button>
        </Allowed>
      }
    >
      <Loaded query={migrations}>
        {({ count, results }) =>
          results.length === 0 ? (
            <Empty title="No migrations yet">
              Start one, add what the old and the new provider printed for the same period, and compare them.
            </Empty>
          ) : (
            <Stack>
              <WideTable label="Migrations">
                <Table.Thead>
                  <Table.Tr>
                    <Table.Th scope="col">Name</Table.Th>
                    <Table.Th scope="col">From</Table.Th>
                    <Table.Th scope="col">To</Table.Th>
                    <Table.Th scope="col">Status</Table.Th>
                    <Table.Th scope="col">Started</Table.Th>
                  </Table.Tr>
                </Table.Thead>
                <Table.Tbody>
                  {results.map((migration) => (
                    <Table.Tr key={migration.id}>
                      <Table.Td>
                        <Anchor component={Link} href={`/migrations/${migration.id}`}>
                          {nameText(migration.name)}
                        </Anchor>
                      </Table.Td>
                      <Table.Td>{migration.source_provider}</Table.Td>
                      <Table.Td>{migration.target_provider}</Table.Td>
                      <Table.Td>
                        <MigrationStatus status={migration.status} />
                      </Table.Td>
                      <Table.Td>{instantText(migration.created_at)}</Table.Td>
                    </Table.Tr>
                  ))}
                </Table.Tbody>
              </WideTable>
              <Pager count={count} page={page} onChange={setPage} noun="migration" />
            </Stack>
          )
        }
      </Loaded>
      <Modal opened={creating} onClose={close} title="Start a migration">
        <NewMigration />
      </Modal>
    </Page>
  );
}

function NewMigration(): ReactNode {
  const queries = useQueryClient();
  const [, navigate] = useLocation();
  const [name, setName] = useState("");
  const [source, setSource] = useState("");
  const [target, setTarget] = useState("");
  const providers = useQuery({
    queryKey: ["providers"],
    staleTime: Infinity,
    queryFn: () => answered(api.GET("/api/v1/providers/", { params: { query: { page_size: 100 } } })),
  });
  const slugs = providers.data?.results.map(({ slug }) => slug) ?? [];
  const create = useMutation({
    mutationFn: () =>
      answered(
        api.POST("/api/v1/payroll-migrations/", {
          body: { name: name.trim(), source_provider: source.trim(), target_provider: target.trim() },
        }),
      ),
    onSuccess(migration) {
      void queries.invalidateQueries({ queryKey: ["migrations"] });
      navigate(`/migrations/${migration.id}`);
    },
  });

  return (
    <MutationForm mutation={create} onSubmit={() => create.mutate()} submit="Start">
      <TextInput
        label="Name"
        description="For example: Harbor Light, July"
        required
        withAsterisk={false}
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
        data-autofocus
      />
      <Autocomplete
        label="Old provider"
        required
        withAsterisk={false}
        data={slugs}
        value={source}
        onChange={setSource}
      />
      <Autocomplete
        label="New provider"
        required
        withAsterisk={false}
        data={slugs}
        value={target}
        onChange={setTarget}
      />
    </MutationForm>
  );
}
