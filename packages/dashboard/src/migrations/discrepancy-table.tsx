import { Button, Group, Stack, Table, Text } from "@mantine/core";
import { useState, type ReactNode } from "react";
import type { Discrepancy } from "../api/report.ts";
import { valueText, words } from "../common/format.ts";
import { PAGE_SIZE, Pager } from "../common/pager.tsx";
import { SelectBox } from "../common/select-box.tsx";
import type { Selection } from "../common/use-selection.ts";
import { StatusBadge } from "../common/status-badge.tsx";
import { differenceText, employeeText } from "./report-model.ts";
import { WideTable } from "../common/wide-table.tsx";

interface DiscrepancyTableProps {
  readonly discrepancies: readonly Discrepancy[];
  readonly onOpen: (discrepancy: Discrepancy) => void;
  /** What can be decided about a difference. */
  readonly decide: (discrepancy: Discrepancy) => ReactNode;
  readonly selection: Selection;
}

export function DiscrepancyTable(props: DiscrepancyTableProps): ReactNode {
  const { discrepancies, onOpen, decide, selection } = props;
  const [chosenPage, setPage] = useState(1);
  // A filter may leave fewer pages than there were.
  const page = Math.min(chosenPage, Math.max(1, Math.ceil(discrepancies.length / PAGE_SIZE)));
  const shown = discrepancies.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE);
  return (
    <Stack gap="xs">
      <WideTable label="Differences" least={640}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">
              <SelectBox
                selection={selection}
                names={shown.flatMap(openKey)}
                label="Select all open ones on this page"
              />
            </Table.Th>
            <Table.Th scope="col">Employee</Table.Th>
            <Table.Th scope="col">What</Table.Th>
            <Table.Th scope="col" className="number">
              Old
            </Table.Th>
            <Table.Th scope="col" className="number">
              New
            </Table.Th>
            <Table.Th scope="col" className="number">
              Difference
            </Table.Th>
            <Table.Th scope="col">Severity</Table.Th>
            <Table.Th scope="col">
              <span className="visually-hidden">Documents</span>
            </Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {shown.map((each, index) => (
            <Table.Tr key={`${each.field_path} ${index}`}>
              <Table.Td>
                <SelectBox selection={selection} names={openKey(each)} label={`Select ${each.field_path}`} />
              </Table.Td>
              <Table.Td>{employeeText(each.employee, each.field_path)}</Table.Td>
              <Table.Td>
                {each.kind === undefined ? null : words(each.kind)}
                <Text size="xs" c="dimmed" ff="monospace">
                  {each.field_path}
                </Text>
                {each.reading != null && <Text size="xs">May be a reading error: {each.reading.reason}</Text>}
              </Table.Td>
              <Table.Td className="number">{valueText(each.source_value)}</Table.Td>
              <Table.Td className="number">{valueText(each.target_value)}</Table.Td>
              <Table.Td className="number">{differenceText(each)}</Table.Td>
              <Table.Td>
                <StatusBadge status={each.severity} />
              </Table.Td>
              <Table.Td>
                <Group gap={4} wrap="nowrap">
                  <Button
                    size="compact-xs"
                    variant="default"
                    aria-label={`Show ${each.field_path} on both documents`}
                    onClick={() => onOpen(each)}
                  >
                    Show
                  </Button>
                  {decide(each)}
                </Group>
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </WideTable>
      {discrepancies.length > PAGE_SIZE && (
        <Pager count={discrepancies.length} page={page} onChange={setPage} noun="difference" />
      )}
    </Stack>
  );
}

/** What an open difference is selected by; none where it is accepted, or cannot be. */
function openKey({ key, decision }: Discrepancy): string[] {
  return key === undefined || decision != null ? [] : [key];
}
