import { Anchor, Button, Group, Paper, Stack, Text } from "@mantine/core";
import type { ReactNode } from "react";
import type { Correction } from "../api/types.ts";
import { Empty } from "../common/empty.tsx";
import { instantText, words } from "../common/format.ts";
import { NoEffect } from "./no-effect.tsx";
import { useCorrect } from "./use-correct.tsx";

interface CorrectionsListProps {
  readonly jobId: string;
  readonly corrections: readonly Correction[];
  /** Why some of them have no effect, by their id. */
  readonly refusals: ReadonlyMap<string, string>;
  readonly onSelect: (path: string) => void;
}

export function CorrectionsList(props: CorrectionsListProps): ReactNode {
  const { jobId, corrections, refusals, onSelect } = props;
  const { undo } = useCorrect(jobId);
  if (corrections.length === 0) {
    return (
      <Empty title="No corrections">Choose a field, then Correct, where something was read wrongly.</Empty>
    );
  }
  return (
    <Stack component="ul" gap="xs" p={0} m={0} style={{ listStyle: "none" }}>
      {corrections.map((each) => (
        <Paper component="li" withBorder p="xs" key={each.id}>
          <Group justify="space-between" wrap="nowrap" align="flex-start">
            <div>
              <Anchor
                component="button"
                size="xs"
                ff="monospace"
                className="breakable"
                onClick={() => onSelect(each.field_path)}
              >
                {each.field_path}
              </Anchor>
              <Text size="sm" className="breakable">
                {words(each.correction_type)}: <s>{each.original_value || "nothing"}</s>
                {each.corrected_value === "" ? "" : ` → ${each.corrected_value}`}
              </Text>
              <NoEffect reason={refusals.get(each.id)} />
              {each.notes !== null && <Text size="sm">{each.notes}</Text>}
              <Text size="xs" c="dimmed">
                {instantText(each.created_at)}
              </Text>
            </div>
            <Button
              size="compact-xs"
              variant="default"
              loading={undo.isPending && undo.variables === each.id}
              onClick={() => undo.mutate(each.id)}
            >
              Undo
            </Button>
          </Group>
        </Paper>
      ))}
    </Stack>
  );
}
