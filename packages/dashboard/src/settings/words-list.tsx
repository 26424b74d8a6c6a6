import { Badge, Group } from "@mantine/core";
import type { ReactNode } from "react";

/** Scopes, events: words that a program knows. */
export function WordsList({ words }: { readonly words: readonly string[] }): ReactNode {
  return (
    <Group gap={4}>
      {words.map((word) => (
        <Badge key={word} variant="outline" className="status status-gray" tt="none" size="sm">
          {word}
        </Badge>
      ))}
    </Group>
  );
}
