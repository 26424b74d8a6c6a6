import { Button, Text } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { useState, type ReactNode } from "react";
import { answered, api } from "../api/client.ts";
import type { ApiKey } from "../api/types.ts";
import { instantText } from "../common/format.ts";
import { NewApiKey } from "./new-api-key.tsx";
import { ResourceTable } from "./resource-table.tsx";
import { SecretDialog } from "./secret-dialog.tsx";
import { WordsList } from "./words-list.tsx";

export function ApiKeys(): ReactNode {
  const [creating, { open, close }] = useDisclosure(false);
  const [secret, setSecret] = useState<string | null>(null);
  return (
    <>
      <ResourceTable<ApiKey>
        name="api-keys"
        noun="key"
        description="Programs send a key in the header X-API-Key. Its scopes say what it may do."
        action={<Button onClick={open}>Create a key</Button>}
        empty={{ title: "No keys", text: "Create one, so that a program can upload and read documents." }}
        load={(query) => answered(api.GET("/api/v1/api-keys/", { params: { query } }))}
        columns={[
          {
            title: "Name",
            cell: ({ name, prefix }) => (
              <>
                {name}
                <Text size="xs" c="dimmed" ff="monospace" className="one-line">
                  {prefix}…
                </Text>
              </>
            ),
          },
          { title: "Scopes", cell: ({ scopes }) => <WordsList words={scopes} /> },
          { title: "Created", cell: (key) => instantText(key.created_at) },
          {
            title: "Last used",
            cell: (key) => (key.last_used_at === null ? "never" : instantText(key.last_used_at)),
          },
        ]}
        removal={{
          verb: "Revoke",
          nameOf: ({ name }) => name,
          consequence: "Programs that use it will be refused. This cannot be undone.",
          call: (id) => answered(api.DELETE("/api/v1/api-keys/{id}/", { params: { path: { id } } })),
        }}
      />
      <NewApiKey
        opened={creating}
        onClose={close}
        onCreated={(key) => {
          close();
          setSecret(key);
        }}
      />
      <SecretDialog title="The new key" secret={secret} onClose={() => setSecret(null)} />
    </>
  );
}
