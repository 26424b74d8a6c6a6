import type { CanonicalOutput } from "@paylift/canonical";
import { Alert, Button, Code, CopyButton, Group, Stack, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { saveText } from "../common/save-text.ts";
import { percentText, plural } from "../common/format.ts";
import { Loaded } from "../common/loaded.tsx";
import { correctedQuery } from "./use-corrected.ts";

interface OutputPanelProps {
  readonly jobId: string;
  readonly filename: string;
}

/** Characters of JSON that are shown; all of it is copied and saved. */
const SHOWN = 4_000;

/** The output with the corrections applied, to take away. */
export function OutputPanel({ jobId, filename }: OutputPanelProps): ReactNode {
  const corrected = useQuery(correctedQuery(jobId));
  const name = filename.replace(/\.(?:pdf|xls[xm]|csv|tsv)$/i, "");

  async function saveCsv(output: CanonicalOutput): Promise<void> {
    const { outputCsv } = await import("./output-csv.ts");
    saveText(`${name}.csv`, "text/csv", outputCsv(output));
  }

  return (
    <Loaded query={corrected}>
      {({ canonical_output: output, applied, not_applied: notApplied, ...proof }) => {
        const json = JSON.stringify(output, null, 2);
        return (
          <Stack gap="sm">
            <Text size="sm">
              {applied.length === 0
                ? "As it was read"
                : `With ${plural(applied.length, "correction")} applied`}
              . Confidence {percentText(proof.confidence_score)}.
            </Text>
            {notApplied.length > 0 && (
              <Alert
                color="orange"
                variant="outline"
                title={`${plural(notApplied.length, "correction")} could not be applied`}
              >
                {notApplied.map(({ correction_id: id, reason }) => (
                  <Text size="sm" key={id}>
                    {reason}
                  </Text>
                ))}
              </Alert>
            )}
            <Group gap="xs">
              <Button size="xs" onClick={() => saveText(`${name}.json`, "application/json", json)}>
                Save as JSON
              </Button>
              <Button size="xs" variant="default" onClick={() => void saveCsv(output as CanonicalOutput)}>
                Save as CSV
              </Button>
              <CopyButton value={json}>
                {({ copied, copy }) => (
                  <Button size="xs" variant="default" onClick={copy}>
                    {copied ? "Copied" : "Copy as JSON"}
                  </Button>
                )}
              </CopyButton>
            </Group>
            <Code block tabIndex={0} aria-label="The output as JSON">
              {json.slice(0, SHOWN)}
              {json.length > SHOWN && "\n…"}
            </Code>
          </Stack>
        );
      }}
    </Loaded>
  );
}
