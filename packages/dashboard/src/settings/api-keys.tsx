import { Badge, Button, Group, Stack, Table, Text } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { keepPreviousData, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState, type ReactNode } from "react";
import { answered, api } from "../api/client.ts";
import type { ApiKey, PageOf } from "../api/types.ts";
import { ask } from "../common/ask.tsx";
import { Empty } from "../common/empty.tsx";
import { instantText } from "../common/format.ts";
import { Loaded } from "../common/loaded.tsx";
import { PAGE_SIZE, Pager } from "../common/pager.tsx";
import { tellFailure } from "../common/tell.ts";
import { NewApiKey } from "./new-api-key.tsx";
import { SecretDialog } from "./secret-dialog.tsx";
import { WideTable } from "../common/wide-table.tsx";

export function ApiKeys(): ReactNode {
  const queries = useQueryClient();
  const [page, setPage] = useState(1);
  const [creating, { open, close }] = useDisclosure(false);
  const [secret, setSecret] = useState<string | null>(null);
  const keys = useQuery<PageOf<ApiKey>>({
    queryKey: ["api-keys", page],
    queryFn: () =>
      answered(api.GET("/api/v1/api-keys/", { params: { query: { page, page_size: PAGE_SIZE } } })),
    placeholderData: keepPreviousData,
  });
  const revoke = useMutation({
    mutationFn: (id: string) => answered(api.DELETE("/api/v1/api-keys/{id}/", { params: { path: { id } } })),
    onSuccess: () => queries.invalidateQueries({ queryKey: ["api-keys"] }),
    onError: tellFailure,
  });

  return (
    <Stack>
      <Group justify="space-between">
        <Text size="sm">Programs send a key as X-API-Key. It may do what its scopes say.</Text>
        <Button onClick={open}>Create a key</Button>
      </Group>
      <Loaded query={keys}>
        {({ count, results }) =>
          results.length === 0 ? (
            <Empty title="No keys">Create one, so that a program can upload and read documents.</Empty>
          ) : (
            <>
              <WideTable label="API keys" least={640}>
                <Table.Thead>
                  <Table.Tr>
                    <Table.Th scope="col">Name</Table.Th>
                    <Table.Th scope="col">Scopes</Table.Th>
                    <Table.Th scope="col">Created</Table.Th>
                    <Table.Th scope="col">Last used</Table.Th>
                    <Table.Th scope="col">
                      <span className="visually-hidden">Actions</span>
                    </Table.Th>
                  </Table.Tr>
                </Table.Thead>
                <Table.Tbody>
                  {results.map((key) => (
                    <Table.Tr key={key.id}>
                      <Table.Td>
                        {key.name}
                        <Text size="xs" c="dimmed" ff="monospace">
                          {key.prefix}…
                        </Text>
                      </Table.Td>
                      <Table.Td>
                        <Group gap={4}>
                          {key.scopes.map((scope) => (
                            <Badge
                              key={scope}
                              variant="outline"
                              className="status status-gray"
                              tt="none"
                              size="sm"
                            >
                              {scope}
                            </Badge>
                          ))}
                        </Group>
                      </Table.Td>
                      <Table.Td>{instantText(key.created_at)}</Table.Td>
                      <Table.Td>
                        {key.last_used_at === null ? "never" : instantText(key.last_used_at)}
                      </Table.Td>
                      <Table.Td>
                        <Button
                          size="compact-sm"
                          variant="default"
                          aria-label={`Revoke ${key.name}`}
                          onClick={() =>
                            ask({
                              title: `Revoke “${key.name}”?`,
                              consequence:
                                "Programs that use it are refused from now on. This cannot be undone.",
                              confirm: "Revoke",
                              onConfirm: () => revoke.mutate(key.id),
                            })
                          }
                        >
                          Revoke
                        </Button>
                      </Table.Td>
                    </Table.Tr>
                  ))}
                </Table.Tbody>
              </WideTable>
              <Pager count={count} page={page} onChange={setPage} noun="key" />
            </>
          )
        }
      </Loaded>
      <NewApiKey
        opened={creating}
        onClose={close}
        onCreated={(key) => {
          close();
          setSecret(key);
        }}
      />
      <SecretDialog title="The new key" secret={secret} onClose={() => setSecret(null)} />
    </Stack>
  );
}
