import { Button, CloseButton, Group, Paper, Stack, Text } from "@mantine/core";
import { useState, type ReactNode } from "react";
import type { Correction, Evidence } from "../api/types.ts";
import { CheckCard } from "./check-card.tsx";
import { CorrectionForm } from "./correction-form.tsx";
import { correctionText, proofText } from "./correction-text.ts";
import { NoEffect } from "./no-effect.tsx";
import { useCorrect } from "./use-correct.tsx";
import type { Review } from "./use-review.ts";
import { Allowed } from "../session/allowed.tsx";

interface FieldPanelProps {
  readonly jobId: string;
  readonly path: string;
  readonly review: Review;
  readonly evidence: Evidence;
  readonly corrections: readonly Correction[];
  readonly onSelect: (...paths: readonly string[]) => void;
  readonly onClose: () => void;
  /** Where the page is not beside it. */
  readonly onShowPage?: (() => void) | undefined;
}

/** Checks shown at once: a gross pay can be part of dozens. */
const CHECKS_SHOWN = 6;

/** One field: where it was read, the sums it is part of, and its correction. */
export function FieldPanel(props: FieldPanelProps): ReactNode {
  const { jobId, path, review, evidence, corrections, onSelect, onClose, onShowPage } = props;
  const [correcting, setCorrecting] = useState(false);
  const { undo } = useCorrect(jobId);
  const field = review.fieldByPath.get(path);
  if (field === undefined) return null;
  const places = evidence.evidence[path] ?? [];
  const said = review.corrected.get(path);
  const own = corrections.find(
    ({ id, field_path: at }) => id === said?.correction_id || at === review.addressOf(path),
  );
  const doubt = review.doubts.reasonByPath.get(path);
  const checks = review.checks
    .filter(({ members }) => members.includes(path))
    .sort((a, b) => Number(a.passed ?? true) - Number(b.passed ?? true));

  return (
    <Paper withBorder p="sm" className="field-panel" component="section" aria-label="Selected field">
      <Stack gap="xs">
        <Group justify="space-between" wrap="nowrap" align="flex-start">
          <div>
            <Text fw={600} size="sm">
              {field.label}: {field.text === "" ? "none" : field.text}
            </Text>
            <Text size="xs" c="dimmed" className="breakable" ff="monospace">
              {path}
            </Text>
          </div>
          <CloseButton size="sm" aria-label="Close the field" onClick={onClose} />
        </Group>
        <Text size="xs">
          {places.length === 0
            ? "It is not printed on any page: it was calculated, or the document does not show it."
            : places.map(({ page, cell, text }) => `${cell ?? `Page ${page}`}: “${text}”`).join(", ")}
        </Text>
        {doubt !== undefined && <Text size="xs">Check this: {doubt}.</Text>}
        {said !== undefined && (
          <Text size="xs" className={said.proved === false ? "status-orange" : "status-teal"}>
            {sentence(proofText(said))}.
          </Text>
        )}
        {own !== undefined && (
          <Group gap="xs">
            <Text size="xs">
              {correctionText(own)}
              {own.notes === null ? "" : `: ${own.notes}`}
            </Text>
            <Allowed least="reviewer">
              <Button
                size="compact-xs"
                variant="default"
                loading={undo.isPending}
                onClick={() => undo.mutate({ id: own.id, kind: "field" })}
              >
                Undo
              </Button>
            </Allowed>
            <NoEffect reason={review.changes?.refusals.get(own.id)} />
          </Group>
        )}
        {correcting ? (
          <CorrectionForm
            jobId={jobId}
            path={path}
            value={field.value}
            review={review}
            onDone={() => setCorrecting(false)}
          />
        ) : (
          <Group gap="xs">
            <Allowed least="reviewer">
              <Button size="compact-sm" onClick={() => setCorrecting(true)}>
                Correct
              </Button>
            </Allowed>
            {onShowPage !== undefined && places.length > 0 && (
              <Button size="compact-sm" variant="default" onClick={onShowPage}>
                Show on the page
              </Button>
            )}
          </Group>
        )}
        {checks.slice(0, CHECKS_SHOWN).map((check) => (
          <CheckCard key={check.id} check={check} review={review} onSelect={onSelect} />
        ))}
        {checks.length > CHECKS_SHOWN && (
          <Text size="xs" c="dimmed">
            and {checks.length - CHECKS_SHOWN} more sums
          </Text>
        )}
      </Stack>
    </Paper>
  );
}

function sentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
