import { Button } from "@mantine/core";
import type { ReactNode } from "react";

/** Switches between dragging the page and dragging a box over it. */
export function SelectButton({ isOn, onToggle }: { isOn: boolean; onToggle: () => void }): ReactNode {
  return (
    <Button
      size="compact-sm"
      variant={isOn ? "filled" : "default"}
      aria-pressed={isOn}
      title="Drag a box over figures to select them all; Shift and drag does so without this button"
      onClick={onToggle}
    >
      Select
    </Button>
  );
}
