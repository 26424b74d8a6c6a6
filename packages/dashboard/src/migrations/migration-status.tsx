import { Badge } from "@mantine/core";
import type { ReactNode } from "react";
import type { Migration } from "../api/types.ts";

/** To have been compared says nothing about what was found: green is left to what may go. */
const STATES: Readonly<Record<Migration["status"], { readonly label: string; readonly color: string }>> = {
  pending: { label: "No runs yet", color: "gray" },
  in_progress: { label: "In progress", color: "blue" },
  validated: { label: "Compared", color: "blue" },
  failed: { label: "Failed", color: "red" },
  signed: { label: "Signed", color: "teal" },
};

/** How far a migration is. */
export function MigrationStatus({ status }: Pick<Migration, "status">): ReactNode {
  const { label, color } = STATES[status];
  return (
    <Badge variant="outline" tt="none" className={`status status-${color}`}>
      {label}
    </Badge>
  );
}
