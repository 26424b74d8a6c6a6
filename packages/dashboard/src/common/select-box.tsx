import { Checkbox } from "@mantine/core";
import type { ReactNode } from "react";
import type { Selection } from "./use-selection.ts";

interface SelectBoxProps {
  readonly selection: Selection;
  /** What the box stands for: one thing, or all on a page. */
  readonly names: readonly string[];
  readonly label: string;
}

/** Selects one thing, or everything on a page. */
export function SelectBox({ selection, names, label }: SelectBoxProps): ReactNode {
  const { selected, choose } = selection;
  const chosen = names.filter((name) => selected.has(name)).length;
  return (
    <Checkbox
      size="xs"
      aria-label={label}
      disabled={names.length === 0}
      checked={names.length > 0 && chosen === names.length}
      indeterminate={chosen > 0 && chosen < names.length}
      onChange={(event) => choose(names, event.currentTarget.checked)}
    />
  );
}
