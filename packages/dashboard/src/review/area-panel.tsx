import { Button, CloseButton, Group, Paper, Stack, Text } from "@mantine/core";
import { useState, type ReactNode } from "react";
import type { Evidence } from "../api/types.ts";
import { plural } from "../common/format.ts";
import { Allowed } from "../session/allowed.tsx";
import { AddForm } from "./add-form.tsx";
import type { Area } from "./area.ts";
import { LinesForm } from "./lines-form.tsx";
import { placeOf } from "./line-place.ts";
import { PlaceForm } from "./place-form.tsx";
import { useCorrect } from "./use-correct.tsx";
import { removalOf } from "./use-removal.ts";
import type { Review } from "./use-review.ts";

interface AreaPanelProps {
  readonly jobId: string;
  readonly area: Area;
  readonly review: Review;
  readonly evidence: Evidence;
  readonly onClose: () => void;
  /** Where the page is not beside it. */
  readonly onShowPage?: (() => void) | undefined;
}

/** Texts that are repeated: enough to see what was meant. */
const TEXTS_SHOWN = 12;

/** What a dragged box covers, and what can be done with all of it at once. */
export function AreaPanel({ jobId, area, review, evidence, onClose, onShowPage }: AreaPanelProps): ReactNode {
  const [opened, setOpened] = useState<"place" | "person" | "lines" | null>(null);
  const { correctAll } = useCorrect(jobId);
  const { figures, phrases } = area;
  const fields = area.fields.flatMap((path) => review.fieldByPath.get(path) ?? []);
  const lines = [...new Set(fields.flatMap(({ path }) => placeOf(path).line ?? []))];
  const printed = [...figures, ...phrases].map(({ text }) => text);
  const texts = [...printed, ...fields.map(({ text }) => text)];
  const close = (): void => setOpened(null);
  return (
    <Paper withBorder p="sm" className="area-panel" component="section" aria-label="Selected on the page">
      <Stack gap="xs">
        <Group justify="space-between" wrap="nowrap" align="flex-start">
          <div>
            <Text fw={600} size="sm" role="status">
              Selected: {countsOf(figures.length, fields.length, phrases.length)}
            </Text>
            <Text size="xs" c="dimmed" className="breakable">
              {texts
                .slice(0, TEXTS_SHOWN)
                .map((text) => `“${text}”`)
                .join(", ")}
              {texts.length > TEXTS_SHOWN && ` and ${texts.length - TEXTS_SHOWN} more`}
            </Text>
          </div>
          <CloseButton size="sm" aria-label="Close the selection" onClick={onClose} />
        </Group>
        {opened === "place" ? (
          <PlaceForm
            jobId={jobId}
            review={review}
            evidence={evidence}
            figures={figures}
            phrases={phrases}
            onDone={onClose}
            onCancel={close}
          />
        ) : (
          <Group gap="xs">
            <Allowed least="reviewer">
              {figures.length > 0 && (
                <Button size="compact-sm" onClick={() => setOpened("place")}>
                  {figures.length === 1 ? "Say what it is" : "Say what they are"}
                </Button>
              )}
              {lines.length > 0 && (
                <>
                  <Button size="compact-sm" variant="default" onClick={() => setOpened("lines")}>
                    Change {plural(lines.length, "line")}
                  </Button>
                  <Button
                    size="compact-sm"
                    variant="default"
                    loading={correctAll.isPending}
                    onClick={() =>
                      correctAll.mutate(
                        lines.map((line) => removalOf(review, line)),
                        { onSuccess: onClose },
                      )
                    }
                  >
                    Remove {plural(lines.length, "line")}
                  </Button>
                </>
              )}
              {printed.length > 0 && (
                <Button size="compact-sm" variant="default" onClick={() => setOpened("person")}>
                  Add an employee
                </Button>
              )}
            </Allowed>
            {onShowPage !== undefined && (
              <Button size="compact-sm" variant="default" onClick={onShowPage}>
                Show on the page
              </Button>
            )}
          </Group>
        )}
      </Stack>
      {opened === "person" && (
        <AddForm
          jobId={jobId}
          review={review}
          place={placeOf(null)}
          list="employees"
          texts={printed}
          onDone={close}
        />
      )}
      {opened === "lines" && (
        <LinesForm jobId={jobId} review={review} lines={lines} onDone={close} onSaved={onClose} />
      )}
    </Paper>
  );
}

function countsOf(figures: number, fields: number, phrases: number): string {
  return [
    figures > 0 && plural(figures, "unclaimed figure"),
    fields > 0 && plural(fields, "field"),
    phrases > 0 && plural(phrases, "other text"),
  ]
    .filter(Boolean)
    .join(", ");
}
