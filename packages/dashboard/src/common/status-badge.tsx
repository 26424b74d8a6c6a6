import { Badge, Loader } from "@mantine/core";
import type { ReactNode } from "react";
import { words } from "./format.ts";

const COLORS: Readonly<Record<string, string>> = {
  pending: "gray",
  processing: "blue",
  completed: "teal",
  failed: "red",
  high: "red",
  medium: "orange",
  low: "gray",
};

/** A state in words and in colour. */
export function StatusBadge({ status }: { readonly status: string }): ReactNode {
  const busy = status === "processing" || status === "pending";
  return (
    <Badge
      variant="outline"
      tt="none"
      className={`status status-${COLORS[status] ?? "gray"}`}
      leftSection={busy ? <Loader size={10} color="currentColor" aria-hidden /> : null}
    >
      {words(status)}
    </Badge>
  );
}
