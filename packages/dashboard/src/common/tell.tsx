import { Button, Group, Text } from "@mantine/core";
import { notifications } from "@mantine/notifications";
import { messageOf } from "../api/problem.ts";

const SHOWN_MS = 10_000;

/** Tells of a failure beside the page. */
export function tellFailure(error: unknown): void {
  const { title, detail } = messageOf(error);
  notifications.show({ color: "red", title, message: detail, autoClose: SHOWN_MS });
}

/** Tells of what was done to several things, and of what could not be. */
export function tellOutcome(done: string, failures: readonly unknown[], undo?: () => void): void {
  const [first] = failures;
  if (first !== undefined) {
    const { title, detail } = messageOf(first);
    const message =
      failures.length === 1
        ? detail
        : `${detail} The same or another reason holds for ${failures.length - 1} more.`;
    notifications.show({ color: "red", title, message, autoClose: SHOWN_MS });
  } else if (undo === undefined) notifications.show({ message: done, autoClose: SHOWN_MS });
  else tellUndoable(done, undo);
}

/** Tells of what was done, with the way to undo it. */
export function tellUndoable(done: string, undo: () => void): void {
  const notice = notifications.show({
    autoClose: SHOWN_MS,
    message: (
      <Group justify="space-between" wrap="nowrap">
        <Text size="sm">{done}</Text>
        <Button
          size="compact-xs"
          variant="default"
          flex="none"
          onClick={() => {
            undo();
            notifications.hide(notice);
          }}
        >
          Undo
        </Button>
      </Group>
    ),
  });
}
