import { Kbd, Modal, Table } from "@mantine/core";
import type { ReactNode } from "react";

const KEYS = [
  { keys: ["?"], does: "Show the keyboard shortcuts" },
  { keys: ["Ctrl", "K"], does: "Search documents, employees, migrations and pages" },
  { keys: ["F8"], does: "Review: next placeto check" },
  { keys: ["Shift", "F8"], does: "Review: previous placeto check" },
  { keys: ["↑", "↓"], does: "Review: previous or next row" },
  { keys: ["Enter"], does: "Review: open a person, or select a field" },
  { keys: ["+", "-"], does: "Page: zoom in or out (also Ctrl with the mouse wheel)" },
  { keys: ["0"], does: "Page: fit the width" },
  { keys: ["Page Up", "Page Down"], does: "Page: previous or next page" },
  { keys: ["Esc"], does: "Close a dialog" },
] as const;

/** Which keys do what. */
export function KeysDialog({ onClose }: { readonly onClose: () => void }): ReactNode {
  return (
    <Modal opened onClose={onClose} title="Keyboard shortcuts">
      <Table>
        <Table.Tbody>
          {KEYS.map(({ keys, does }) => (
            <Table.Tr key={does}>
              <Table.Td className="one-line">
                {keys.map((key, index) => (
                  <span key={key}>
                    {index > 0 && " + "}
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
