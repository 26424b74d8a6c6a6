import { Button, Checkbox, Modal, Stack, TextInput } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState, type ReactNode } from "react";
import { answered, api } from "../api/client.ts";
import type { Webhook } from "../api/types.ts";
import { instantText } from "../common/format.ts";
import { MutationForm } from "../common/mutation-form.tsx";
import { ResourceTable } from "./resource-table.tsx";
import { SecretDialog } from "./secret-dialog.tsx";
import { WordsList } from "./words-list.tsx";

type WebhookEvent = Webhook["events"][number];

const EVENTS: readonly WebhookEvent[] = [
  "job.completed",
  "job.failed",
  "validation.completed",
  "validation.failed",
];

export function Webhooks(): ReactNode {
  const [adding, { open, close }] = useDisclosure(false);
  const [secret, setSecret] = useState<string | null>(null);
  return (
    <>
      <ResourceTable<Webhook>
        name="webhooks"
        noun="webhook"
        description="Addresses that are notified when work ends. Messages are signed as Standard Webhooks defines."
        action={<Button onClick={open}>Add a webhook</Button>}
        empty={{ title: "No webhooks", text: "Add one, so that programs do not have to poll." }}
        load={(query) => answered(api.GET("/api/v1/webhooks/", { params: { query } }))}
        columns={[
          { title: "Address", cell: ({ url }) => url, breakable: true },
          { title: "Events", cell: ({ events }) => <WordsList words={events} /> },
          { title: "Since", cell: (webhook) => instantText(webhook.created_at) },
        ]}
        removal={{
          verb: "Delete",
          nameOf: ({ url }) => url,
          consequence: "Notifications that are still waiting are dropped.",
          call: (id) => answered(api.DELETE("/api/v1/webhooks/{id}/", { params: { path: { id } } })),
        }}
      />
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
    </>
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

  return (
    <MutationForm
      mutation={create}
      onSubmit={() => create.mutate()}
      submit="Add"
      disabled={events.length === 0}
    >
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
    </MutationForm>
  );
}
