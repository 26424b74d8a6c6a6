import { Button, Group, List, Stack, Text } from "@mantine/core";
import type { ReactNode } from "react";
import type { ConfidenceReason } from "../api/types.ts";
import { percentText, plural } from "../common/format.ts";
import type { Review } from "./use-review.ts";

interface ConfidencePanelProps {
  readonly review: Review;
  readonly onSelect: (...paths: readonly string[]) => void;
}

/** What the confidence rests on, the strongest doubt first, with the fields that each is about. */
export function ConfidencePanel({ review, onSelect }: ConfidencePanelProps): ReactNode {
  const { reasons, confidence } = review;
  return (
    <Stack gap="sm">
      <Text size="sm">
        {percentText(confidence)}. From 95% on, a result is proved: the document’s own figures add up to it.
        Below that, check what is listed here.
      </Text>
      <List spacing="xs" size="sm">
        {reasons.map((reason) => (
          <List.Item
            key={`${reason.code} ${reason.message}`}
            icon={<span aria-hidden>{reason.effect === 0 ? "✓" : "✗"}</span>}
          >
            <span className="visually-hidden">{reason.effect === 0 ? "For it: " : "Against it: "}</span>
            <Group gap="xs">
              <span>{sentenceOf(reason)}</span>
              <FieldsOf reason={reason} review={review} onSelect={onSelect} />
            </Group>
          </List.Item>
        ))}
      </List>
    </Stack>
  );
}

function FieldsOf(props: ConfidencePanelProps & { readonly reason: ConfidenceReason }): ReactNode {
  const { reason, review, onSelect } = props;
  const shown = (reason.fields ?? []).filter((path) => review.fieldByPath.has(path));
  if (shown.length === 0) return null;
  return (
    <Button size="compact-xs" variant="default" onClick={() => onSelect(...shown)}>
      Show {plural(shown.length, "field")}
    </Button>
  );
}

function sentenceOf({ message, effect }: ConfidenceReason): string {
  const text = `${message.charAt(0).toUpperCase()}${message.slice(1)}.`;
  return effect === 0 ? text : `${text} (−${percentText(effect)})`;
}
