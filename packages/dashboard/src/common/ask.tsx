import { Text } from "@mantine/core";
import { modals } from "@mantine/modals";

interface Question {
  readonly title: string;
  readonly consequence: string;
  /** What the button says. */
  readonly confirm: string;
  readonly onConfirm: () => void;
}

/** Asks before something that takes away what was there. */
export function ask({ title, consequence, confirm, onConfirm }: Question): void {
  modals.openConfirmModal({
    title,
    children: <Text size="sm">{consequence}</Text>,
    labels: { confirm, cancel: "Cancel" },
    confirmProps: { color: "red.9" },
    onConfirm,
  });
}
