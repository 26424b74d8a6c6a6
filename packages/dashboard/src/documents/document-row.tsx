import { Anchor, Table, Text } from "@mantine/core";
import type { ReactNode } from "react";
import { Link } from "wouter";
import type { DocumentOverview } from "../api/types.ts";
import { Confidence } from "../common/confidence.tsx";
import { bytesText, countText, instantText } from "../common/format.ts";
import { SelectBox } from "../common/select-box.tsx";
import type { Selection } from "../common/use-selection.ts";
import { StatusBadge } from "../common/status-badge.tsx";

interface DocumentRowProps {
  readonly overview: DocumentOverview;
  readonly selection: Selection;
}

export function DocumentRow({ overview, selection }: DocumentRowProps): ReactNode {
  const { document, job, result } = overview;
  return (
    <Table.Tr>
      <Table.Td>
        <SelectBox selection={selection} names={[document.id]} label={`Select ${document.filename}`} />
      </Table.Td>
      <Table.Td className="roomy">
        <Anchor component={Link} href={`/documents/${document.id}`} className="breakable">
          {document.filename}
        </Anchor>{" "}
        <Text span size="xs" c="dimmed" className="one-line">
          {bytesText(document.file_size)}
        </Text>
      </Table.Td>
      <Table.Td>
        {job === null ? <Text size="sm">Not read yet</Text> : <StatusBadge status={job.status} />}
      </Table.Td>
      <Table.Td>
        {result !== null && job !== null && (
          <Anchor component={Link} href={`/jobs/${job.id}`} underline="never">
            <Confidence score={result.confidence_score} />
          </Anchor>
        )}
        {job?.error != null && <Text size="sm">{job.error.message}</Text>}
      </Table.Td>
      <Table.Td className="number">{result === null ? "" : countText(result.employees)}</Table.Td>
      <Table.Td className="one-line">{instantText(document.created_at)}</Table.Td>
    </Table.Tr>
  );
}
