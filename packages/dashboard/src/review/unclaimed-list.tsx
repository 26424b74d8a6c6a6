import { Button, Group, Paper, Stack, Text } from "@mantine/core";
import { useEffect, useRef, useState, type ReactNode } from "react";
import type { Evidence } from "../api/types.ts";
import { Empty } from "../common/empty.tsx";
import { unclaimedIndex, unclaimedName } from "./page-boxes-of.ts";
import { PlaceForm } from "./place-form.tsx";
import { Allowed } from "../session/allowed.tsx";
import type { Review } from "./use-review.ts";

interface UnclaimedListProps {
  readonly jobId: string;
  readonly evidence: Evidence;
  readonly review: Review;
  readonly selected: string | null;
  readonly onSelect: (index: number) => void;
}

const SHOWN = 200;

/** Figures on the pages that became no field. */
export function UnclaimedList({
  jobId,
  evidence,
  review,
  selected,
  onSelect,
}: UnclaimedListProps): ReactNode {
  const { unclaimed } = evidence;
  const [placing, setPlacing] = useState<number | null>(null);
  const list = useRef<HTMLDivElement>(null);
  const at = selected === null ? null : unclaimedIndex(selected);
  useEffect(() => {
    if (at !== null) list.current?.children[at]?.scrollIntoView({ block: "nearest" });
  }, [at]);
  if (unclaimed.length === 0) {
    return <Empty title="No unclaimed figures">Every figure on the pages is accounted for.</Empty>;
  }
  const shown = Math.max(SHOWN, (at ?? 0) + 1);
  return (
    <Stack component="ul" ref={list} gap="xs" p={0} m={0} style={{ listStyle: "none" }}>
      {unclaimed.slice(0, shown).map((printed, index) => (
        <Paper
          component="li"
          withBorder
          p="xs"
          key={unclaimedName(index)}
          className={selected === unclaimedName(index) ? "selected-row" : ""}
        >
          <Group justify="space-between" gap="xs">
            <Text size="sm">
              <strong>{printed.text}</strong> on page {printed.page}
            </Text>
            <Group gap={4}>
              <Button size="compact-xs" variant="default" onClick={() => onSelect(index)}>
                Show it
              </Button>
              <Allowed least="reviewer">
                <Button size="compact-xs" variant="default" onClick={() => setPlacing(index)}>
                  Say what it is
                </Button>
              </Allowed>
            </Group>
          </Group>
          {placing === index && (
            <PlaceForm
              jobId={jobId}
              review={review}
              evidence={evidence}
              figures={[printed]}
              onDone={() => setPlacing(null)}
            />
          )}
        </Paper>
      ))}
      {unclaimed.length > shown && <Text size="sm">and {unclaimed.length - shown} more</Text>}
    </Stack>
  );
}
