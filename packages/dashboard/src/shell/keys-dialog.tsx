import { Kbd, Modal, Table } from "@mantine/core";
import type { ReactNode } from "react";

interface Shortcut {
  readonly keys: readonly string[];
  /** Any of them, not all together. */
  readonly either?: boolean;
  readonly does: string;
}

const KEYS: readonly Shortcut[] = [
  { keys: ["?"], does: "Show the keyboard shortcuts" },
  { keys: ["Ctrl", "K"], does: "Search documents, employees, migrations and pages" },
  { keys: ["F8"], does: "Review: next place to check" },
  { keys: ["Shift", "F8"], does: "Review: previous place to check" },
  { keys: ["↑", "↓"], either: true, does: "Review: previous or next row" },
  { keys: ["Enter"], does: "Review: open a person, or select a field" },
  { keys: ["+", "-"], either: true, does: "Page: zoom in or out (also Ctrl with the mouse wheel)" },
  { keys: ["0"], does: "Page: fit the width" },
  { keys: ["Page Up", "Page Down"], either: true, does: "Page: previous or next page" },
  { keys: ["Shift", "drag"], does: "Page: select what is in a box (without Shift after Select)" },
  { keys: ["Shift", "click"], does: "Page: select everything up to another figure" },
  { keys: ["Shift", "← ↑ → ↓"], does: "Page: extend the selection (without Shift after Select: move it)" },
  { keys: ["Esc"], does: "Close a dialog, drop the box, or clear the selection" },
];

/** Which keys do what. */
export function KeysDialog({ onClose }: { readonly onClose: () => void }): ReactNode {
  return (
    <Modal opened onClose={onClose} title="Keyboard shortcuts" size="lg">
      <Table>
        <Table.Tbody>
          {KEYS.map(({ keys, either = false, does }) => (
            <Table.Tr key={does}>
              <Table.Td className="one-line">
                {keys.map((key, index) => (
                  <span key={key}>
                    {index > 0 && (either ? " or " : " + ")}
                    <Kbd>{key}</Kbd>
                  </span>
                ))}
              </Table.Td>
              <Table.Td>{does}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Modal>
  );
}
