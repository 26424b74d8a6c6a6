import { Group, Text } from "@mantine/core";
import type { ReactNode } from "react";
import { Confidence } from "../common/confidence.tsx";
import { plural } from "../common/format.ts";
import type { Review } from "./use-review.ts";

/** What the corrections have changed: sums that hold now, and sums that now fail. */
export function ChangesBar({ review }: { readonly review: Review }): ReactNode {
  const { changes, confidence, corrected } = review;
  if (changes === null) return null;
  const { confidenceBefore, mended, broken } = changes;
  const unproved = [...corrected.values()].filter(({ proved }) => proved === false).length;
  return (
    <Group gap="xs" role="status" aria-label="With your corrections" className="changes-bar">
      <Text size="sm" fw={600}>
        With your corrections:
      </Text>
      <Confidence score={confidence} />
      {confidenceBefore !== confidence && (
        <Text size="sm" c="dimmed">
          before <Confidence score={confidenceBefore} />
        </Text>
      )}
      {mended > 0 && <Text size="sm">{plural(mended, "more sum holds", "more sums hold")}.</Text>}
      {broken > 0 && (
        <Text size="sm" className="status-red">
          {plural(broken, "sum fails now", "sums fail now")}.
        </Text>
      )}
      {unproved > 0 && (
        <Text size="sm" className="status-orange">
          {plural(unproved, "corrected figure is", "corrected figures are")} not proved by a printed sum.
        </Text>
      )}
    </Group>
  );
}
