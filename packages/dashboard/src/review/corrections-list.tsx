import { Anchor, Button, Group, Paper, Stack, Text } from "@mantine/core";
import type { ReactNode } from "react";
import type { Correction, StructureCorrection } from "../api/types.ts";
import { Empty } from "../common/empty.tsx";
import { instantText, words } from "../common/format.ts";
import { structureText } from "./correction-text.ts";
import { NoEffect } from "./no-effect.tsx";
import { useCorrect, type MadeCorrection } from "./use-correct.tsx";
import { countOf, type Corrections } from "./use-corrections.ts";
import type { Review } from "./use-review.ts";
import { Allowed } from "../session/allowed.tsx";

interface CorrectionsListProps {
  readonly jobId: string;
  readonly corrections: Corrections;
  readonly review: Review;
  readonly onSelect: (path: string) => void;
}

/** Every correction, the newest first, with the way to undo it. */
export function CorrectionsList({ jobId, corrections, review, onSelect }: CorrectionsListProps): ReactNode {
  const { undo } = useCorrect(jobId);
  if (countOf(corrections) === 0) {
    return <Empty title="No corrections">Choose a field that was read wrongly, then “Correct”.</Empty>;
  }
  const all = [
    ...corrections.fields.map((each) => ({ kind: "field" as const, each })),
    ...corrections.structure.map((each) => ({ kind: "structure" as const, each })),
  ].sort((a, b) => b.each.created_at.localeCompare(a.each.created_at));
  return (
    <Stack component="ul" gap="xs" p={0} m={0} style={{ listStyle: "none" }}>
      {all.map((one) => (
        <Paper component="li" withBorder p="xs" key={one.each.id}>
          <Group justify="space-between" wrap="nowrap" align="flex-start">
            <div>
              {one.kind === "field" ? (
                <FieldCorrection correction={one.each} onSelect={onSelect} />
              ) : (
                <StructureText correction={one.each} />
              )}
              <NoEffect reason={review.changes?.refusals.get(one.each.id)} />
              {one.each.notes !== null && <Text size="sm">{one.each.notes}</Text>}
              <Text size="xs" c="dimmed">
                {instantText(one.each.created_at)}
              </Text>
            </div>
            <Allowed least="reviewer">
              <UndoButton undo={undo} made={{ id: one.each.id, kind: one.kind }} />
            </Allowed>
          </Group>
        </Paper>
      ))}
    </Stack>
  );
}

function UndoButton(props: {
  readonly undo: ReturnType<typeof useCorrect>["undo"];
  readonly made: MadeCorrection;
}): ReactNode {
  const { undo, made } = props;
  return (
    <Button
      size="compact-xs"
      variant="default"
      flex="none"
      loading={undo.isPending && undo.variables.id === made.id}
      onClick={() => undo.mutate(made)}
    >
      Undo
    </Button>
  );
}

function FieldCorrection(props: {
  readonly correction: Correction;
  readonly onSelect: (path: string) => void;
}): ReactNode {
  const {
    field_path: path,
    correction_type: type,
    original_value: was,
    corrected_value: value,
  } = props.correction;
  return (
    <>
      <Anchor
        component="button"
        size="xs"
        ff="monospace"
        className="breakable"
        onClick={() => props.onSelect(path)}
      >
        {path}
      </Anchor>
      <Text size="sm" className="breakable">
        {words(type)}: <s>{was || "nothing"}</s>
        {value === "" ? "" : ` → ${value}`}
      </Text>
    </>
  );
}

function StructureText({ correction }: { readonly correction: StructureCorrection }): ReactNode {
  return (
    <Text size="sm" className="breakable">
      {structureText(correction)}
    </Text>
  );
}
