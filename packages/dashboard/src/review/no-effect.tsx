import { Text } from "@mantine/core";
import type { ReactNode } from "react";

/** Why a correction changes nothing; nothing to say of one that does. */
export function NoEffect({ reason }: { readonly reason: string | undefined }): ReactNode {
  if (reason === undefined) return null;
  return (
    <Text size="sm" className="status-orange">
      No effect: {reason}.
    </Text>
  );
}
