import { Badge, Button, Checkbox, Group, Modal, Stack, Table, Text, TextInput } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { keepPreviousData, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState, type FormEvent, type ReactNode } from "react";
import { answered, api } from "../api/client.ts";
import type { PageOf, Webhook } from "../api/types.ts";
import { ask } from "../common/ask.tsx";
import { Empty } from "../common/empty.tsx";
import { instantText } from "../common/format.ts";
import { Failed, Loaded } from "../common/loaded.tsx";
import { PAGE_SIZE, Pager } from "../common/pager.tsx";
import { tellFailure } from "../common/tell.ts";
import { SecretDialog } from "./secret-dialog.tsx";
import { WideTable } from "../common/wide-table.tsx";

type WebhookEvent = Webhook["events"][number];

const EVENTS: readonly WebhookEvent[] = [
  "job.completed",
  "job.failed",
  "validation.completed",
  "validation.failed",
];

export function Webhooks(): ReactNode {
  const queries = useQueryClient();
  const [page, setPage] = useState(1);
  const [adding, { open, close }] = useDisclosure(false);
  const [secret, setSecret] = useState<string | null>(null);
  const webhooks = useQuery<PageOf<Webhook>>({
    queryKey: ["webhooks", page],
    queryFn: () =>
      answered(api.GET("/api/v1/webhooks/", { params: { query: { page, page_size: PAGE_SIZE } } })),
    placeholderData: keepPreviousData,
  });
  const remove = useMutation({
    mutationFn: (id: string) => answered(api.DELETE("/api/v1/webhooks/{id}/", { params: { path: { id } } })),
    onSuccess: () => queries.invalidateQueries({ queryKey: ["webhooks"] }),
    onError: tellFailure,
  });
  return (
    <Stack>
      <Group justify="space-between">
        <Text size="sm">Addresses that are told when work ends, signed as Standard Webhooks describes.</Text>
        <Button onClick={open}>Add a webhook</Button>
      </Group>
      <Loaded query={webhooks}>
        {({ count, results }) =>
          results.length === 0 ? (
            <Empty title="No webhooks">Add one, so that a program need not ask again and again.</Empty>
          ) : (
            <>
              <WideTable label="Webhooks">
                <Table.Thead>
                  <Table.Tr>
                    <Table.Th scope="col">Address</Table.Th>
                    <Table.Th scope="col">Events</Table.Th>
                    <Table.Th scope="col">Since</Table.Th>
                    <Table.Th scope="col">
                      <span className="visually-hidden">Actions</span>
                    </Table.Th>
                  </Table.Tr>
                </Table.Thead>
                <Table.Tbody>
                  {results.map((webhook) => (
                    <Table.Tr key={webhook.id}>
                      <Table.Td className="breakable">{webhook.url}</Table.Td>
                      <Table.Td>
                        <Group gap={4}>
                          {webhook.events.map((event) => (
                            <Badge
                              key={event}
                              variant="outline"
                              className="status status-gray"
                              tt="none"
                              size="sm"
                            >
                              {event}
                            </Badge>
                          ))}
                        </Group>
                      </Table.Td>
                      <Table.Td>{instantText(webhook.created_at)}</Table.Td>
                      <Table.Td>
                        <Button
                          size="compact-sm"
                          variant="default"
                          aria-label={`Delete ${webhook.url}`}
                          onClick={() =>
                            ask({
                              title: "Delete this webhook?",
                              consequence: "What is still on its way to it is dropped.",
                              confirm: "Delete",
                              onConfirm: () => remove.mutate(webhook.id),
                            })
                          }
                        >
                          Delete
                        </Button>
                      </Table.Td>
                    </Table.Tr>
                  ))}
                </Table.Tbody>
              </WideTable>
              <Pager count={count} page={page} onChange={setPage} noun="webhook" />
            </>
          )
        }
      </Loaded>
      <Modal opened={adding} onClose={close} title="Add a webhook">
        <NewWebhook
          onCreated={(made) => {
            close();
            setSecret(made);
          }}
        />
      </Modal>
      <SecretDialog
        title="The secret that signs its events"
        secret={secret}
        onClose={() => setSecret(null)}
      />
    </Stack>
  );
}

function NewWebhook({ onCreated }: { readonly onCreated: (secret: string | null) => void }): ReactNode {
  const queries = useQueryClient();
  const [url, setUrl] = useState("");
  const [events, setEvents] = useState<string[]>([...EVENTS]);
  const create = useMutation({
    mutationFn: () =>
      answered(api.POST("/api/v1/webhooks/", { body: { url, events: events as WebhookEvent[] } })),
    onSuccess({ secret }) {
      onCreated(secret);
      return queries.invalidateQueries({ queryKey: ["webhooks"] });
    },
  });

  function submit(event: FormEvent): void {
    event.preventDefault();
    create.mutate();
  }

  return (
    <form onSubmit={submit}>
      <Stack>
        {create.error !== null && <Failed error={create.error} />}
        <TextInput
          label="Address"
          type="url"
          placeholder="https://"
          required
          withAsterisk={false}
          value={url}
          onChange={(event) => setUrl(event.currentTarget.value)}
          data-autofocus
        />
        <Checkbox.Group label="Events" value={events} onChange={setEvents}>
          <Stack gap="xs" mt="xs">
            {EVENTS.map((event) => (
              <Checkbox key={event} value={event} label={event} />
            ))}
          </Stack>
        </Checkbox.Group>
        <Button type="submit" loading={create.isPending} disabled={events.length === 0}>
          Add
        </Button>
      </Stack>
    </form>
  );
}
