import { Kbd, Modal, Table } from "@mantine/core";
import type { ReactNode } from "react";

const KEYS = [
  { keys: ["?"], does: "Show the keyboard shortcuts" },
  { keys: ["Ctrl", "K"], does: "Search documents, people, migrations and pages" },
  { keys: ["F8"], does: "Review: next place to look at" },
  { keys: ["Shift", "F8"], does: "Review: previous place to look at" },
  { keys: ["↑", "↓"], does: "Review: previous or next row" },
  { keys: ["Enter"], does: "Review: open a person, or select a field" },
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
