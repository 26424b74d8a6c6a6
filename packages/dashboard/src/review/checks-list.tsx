import { SegmentedControl, Stack, Text } from "@mantine/core";
import { useState, type ReactNode } from "react";
import { plural } from "../common/format.ts";
import { CheckCard } from "./check-card.tsx";
import type { Review } from "./use-review.ts";

interface ChecksListProps {
  readonly review: Review;
  readonly onSelect: (...paths: readonly string[]) => void;
}

const SHOWN = 50;

/** The sums of the document, those that do not hold first, by the size of their difference. */
export function ChecksList({ review, onSelect }: ChecksListProps): ReactNode {
  const failed = review.checks
    .filter(({ passed }) => passed === false)
    .sort((a, b) => Math.abs(b.difference ?? 0) - Math.abs(a.difference ?? 0));
  const untested = review.checks.filter(({ passed }) => passed === null);
  const holding = review.checks.filter(({ passed }) => passed === true);
  const [kind, setKind] = useState(failed.length > 0 ? "failed" : "holding");
  const shown = kind === "failed" ? failed : kind === "untested" ? untested : holding;
  return (
    <Stack gap="sm">
      <SegmentedControl
        size="xs"
        aria-label="Which sums"
        value={kind}
        onChange={setKind}
        data={[
          { value: "failed", label: `${failed.length} do not hold` },
          { value: "untested", label: `${untested.length} could not be checked` },
          { value: "holding", label: `${holding.length} hold` },
        ]}
      />
      {shown.length === 0 && <Text size="sm">None.</Text>}
      {shown.slice(0, SHOWN).map((check) => (
        <CheckCard key={check.id} check={check} review={review} onSelect={onSelect} />
      ))}
      {shown.length > SHOWN && (
        <Text size="sm" c="dimmed">
          and {plural(shown.length - SHOWN, "more sum", "more sums")}
        </Text>
      )}
    </Stack>
  );
}
