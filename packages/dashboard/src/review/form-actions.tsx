import { Button, Group } from "@mantine/core";
import type { ReactNode } from "react";

/** What a form of a review ends with: the button that sends it, and the one that leaves it. */
export function FormActions({
  action = "Save the correction",
  isSending,
  isOpen = false,
  onCancel,
}: {
  action?: string | undefined;
  isSending: boolean;
  /** Something is left to choose before it can be sent. */
  isOpen?: boolean;
  onCancel: () => void;
}): ReactNode {
  return (
    <Group gap="xs">
      <Button type="submit" size="xs" disabled={isOpen} loading={isSending}>
        {action}
      </Button>
      <Button size="xs" variant="default" onClick={onCancel}>
        Cancel
      </Button>
    </Group>
  );
}
