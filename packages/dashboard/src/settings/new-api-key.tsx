import { Checkbox, Modal, Stack, TextInput } from "@mantine/core";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState, type ReactNode } from "react";
import { answered, api } from "../api/client.ts";
import type { components } from "@paylift/client";
import { MutationForm } from "../common/mutation-form.tsx";

type Scope = components["schemas"]["NewApiKey"]["scopes"][number];

const SCOPES: Readonly<Record<Scope, string>> = {
  "documents:write": "upload documents",
  "documents:read": "list and download documents",
  "documents:delete": "delete documents, set how long they are kept",
  "jobs:write": "have documents read, correct results",
  "jobs:read": "read results, figures and webhooks",
  "migrations:write": "make migrations and runs",
  "migrations:read": "read migrations and runs",
  "validations:write": "compare runs",
  "validations:read": "read reports",
  "api_keys:write": "manage keys",
  "audit_log:read": "read who did what",
};

interface NewApiKeyProps {
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly onCreated: (key: string | null) => void;
}

export function NewApiKey({ opened, onClose, onCreated }: NewApiKeyProps): ReactNode {
  const queries = useQueryClient();
  const [name, setName] = useState("");
  const [scopes, setScopes] = useState<string[]>(["documents:write", "jobs:write", "jobs:read"]);
  const create = useMutation({
    mutationFn: () =>
      answered(api.POST("/api/v1/api-keys/", { body: { name: name.trim(), scopes: scopes as Scope[] } })),
    onSuccess({ key }) {
      setName("");
      onCreated(key);
      return queries.invalidateQueries({ queryKey: ["api-keys"] });
    },
  });

  return (
    <Modal opened={opened} onClose={onClose} title="Create an API key">
      <MutationForm
        mutation={create}
        onSubmit={() => create.mutate()}
        submit="Create"
        disabled={scopes.length === 0}
      >
        <TextInput
          label="Name"
          description="What will use it"
          required
          withAsterisk={false}
          maxLength={200}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
          data-autofocus
        />
        <Checkbox.Group label="Scopes" description="What it may do" value={scopes} onChange={setScopes}>
          <Stack gap="xs" mt="xs">
            {Object.entries(SCOPES).map(([scope, meaning]) => (
              <Checkbox key={scope} value={scope} label={scope} description={meaning} />
            ))}
          </Stack>
        </Checkbox.Group>
      </MutationForm>
    </Modal>
  );
}
