import { List, Stack, Text } from "@mantine/core";
import type { ReactNode } from "react";
import type { Evidence } from "../api/types.ts";
import { reasonsOf } from "./doubts.ts";
import type { Review } from "./use-review.ts";

interface ConfidencePanelProps {
  readonly review: Review;
  readonly evidence: Evidence;
}

/** What the confidence rests on. */
export function ConfidencePanel({ review, evidence }: ConfidencePanelProps): ReactNode {
  return (
    <Stack gap="sm">
      <Text size="sm">
        95 % and above is given only where the document’s own figures prove the result. Below that, look at
        what does not hold.
      </Text>
      <List spacing="xs" size="sm">
        {reasonsOf(review.output, review.checks, evidence).map(({ holds, text }) => (
          <List.Item key={text} icon={<span aria-hidden>{holds ? "✓" : "✗"}</span>}>
            <span className="visually-hidden">{holds ? "For it: " : "Against it: "}</span>
            {text}
          </List.Item>
        ))}
      </List>
    </Stack>
  );
}
