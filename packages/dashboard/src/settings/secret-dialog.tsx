import { Button, Code, CopyButton, Group, Modal, Stack, Text } from "@mantine/core";
import type { ReactNode } from "react";

interface SecretDialogProps {
  readonly title: string;
  /** Null: closed. */
  readonly secret: string | null;
  readonly onClose: () => void;
}

/** Shows a secret the one time that it can be shown. */
export function SecretDialog({ title, secret, onClose }: SecretDialogProps): ReactNode {
  return (
    <Modal opened={secret !== null} onClose={onClose} title={title} closeOnClickOutside={false}>
      <Stack>
        <Text size="sm">Copy it now. It is not stored and will not be shown again.</Text>
        <Code block className="breakable" data-testid="secret">
          {secret}
        </Code>
        <Group>
          <CopyButton value={secret ?? ""}>
            {({ copied, copy }) => <Button onClick={copy}>{copied ? "Copied" : "Copy"}</Button>}
          </CopyButton>
          <Button variant="default" onClick={onClose}>
            I have copied it
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
