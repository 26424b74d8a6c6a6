import { Button, Group, Modal, Stack, Text } from "@mantine/core";
import { useState, type FormEvent, type ReactNode } from "react";
import { DocumentPasswordInput } from "./document-password-input.tsx";
import { knownPassword } from "./known-passwords.ts";

interface ReadAgainDialogProps {
  readonly documentId: string;
  readonly onRead: (password: string) => void;
  readonly onClose: () => void;
}

/** Asks before a document that has a result is read again. */
export function ReadAgainDialog({ documentId, onRead, onClose }: ReadAgainDialogProps): ReactNode {
  const [password, setPassword] = useState(() => knownPassword(documentId) ?? "");

  function submit(event: FormEvent): void {
    event.preventDefault();
    onRead(password);
  }

  return (
    <Modal opened onClose={onClose} title="Read this document again?">
      <form onSubmit={submit}>
        <Stack gap="sm">
          <Text size="sm">
            The new result then counts, in migrations too. Corrections and the review stay with the result
            that they were made on.
          </Text>
          <DocumentPasswordInput
            description="Only where the document is encrypted"
            value={password}
            onChange={setPassword}
          />
          <Group justify="flex-end" gap="sm">
            <Button variant="default" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit">Read it again</Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
