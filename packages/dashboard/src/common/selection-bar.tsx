import { Button, Group, Text } from "@mantine/core";
import type { ReactNode } from "react";
import { plural } from "./format.ts";
import type { Selection } from "./use-selection.ts";

interface SelectionBarProps {
  readonly selection: Selection;
  readonly noun: string;
  /** What can be done with all of them. */
  readonly children: ReactNode;
}

/** What is selected, and what to do with it; nothing where nothing is selected. */
export function SelectionBar({ selection, noun, children }: SelectionBarProps): ReactNode {
  const { selected, clear } = selection;
  if (selected.size === 0) return null;
  return (
    <Group gap="xs" className="selection-bar" role="region" aria-label="Selection">
      <Text size="sm" fw={600} role="status">
        {plural(selected.size, noun)} selected
      </Text>
      {children}
      <Button size="xs" variant="subtle" onClick={clear}>
        Clear selection
      </Button>
    </Group>
  );
}
