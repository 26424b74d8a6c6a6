import { Accordion, Group, Text } from "@mantine/core";
import { useMemo, useState, type ReactNode } from "react";
import type { Discrepancy } from "../api/report.ts";
import { moneyText, plural } from "../common/format.ts";
import type { Selection } from "../common/use-selection.ts";
import { StatusBadge } from "../common/status-badge.tsx";
import { PAGE_SIZE, Pager } from "../common/pager.tsx";
import { DiscrepancyTable } from "./discrepancy-table.tsx";
import { moneyAtRisk, SEVERITIES } from "./report-model.ts";

interface SectionsProps {
  readonly discrepancies: readonly Discrepancy[];
  readonly keyOf: (discrepancy: Discrepancy) => string;
  readonly titleOf: (discrepancy: Discrepancy) => string;
  readonly onOpen: (discrepancy: Discrepancy) => void;
  readonly decide: (discrepancy: Discrepancy) => ReactNode;
  readonly selection: Selection;
}

/** Differences under headings, the gravest first. */
export function Sections(props: SectionsProps): ReactNode {
  const { discrepancies, keyOf, titleOf, onOpen, decide, selection } = props;
  const [chosenPage, setPage] = useState(1);
  const sections = useMemo(
    () =>
      [...Map.groupBy(discrepancies, keyOf)]
        .map(([key, members]) => ({ key, members, worst: worstOf(members), size: moneyAtRisk(members) }))
        .sort((a, b) => a.worst - b.worst || b.size - a.size),
    [discrepancies, keyOf],
  );
  const page = Math.min(chosenPage, Math.max(1, Math.ceil(sections.length / PAGE_SIZE)));
  return (
    <>
      <Accordion key={page} variant="separated" chevronPosition="left" order={2} mb="md">
        {sections
          .slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE)
          .map(({ key, members, worst, size }, index) => (
            <Accordion.Item key={key} value={`section-${index}`}>
              <Accordion.Control>
                <Group justify="space-between" gap="xs" pr="sm">
                  <Group gap="xs">
                    <StatusBadge status={SEVERITIES[worst] ?? "low"} />
                    <Text fw={600}>{titleOf(members[0] as Discrepancy)}</Text>
                  </Group>
                  <Text size="sm" className="number">
                    {plural(members.length, "difference")} · {moneyText(size)}
                  </Text>
                </Group>
              </Accordion.Control>
              <Accordion.Panel>
                <DiscrepancyTable
                  discrepancies={members}
                  onOpen={onOpen}
                  decide={decide}
                  selection={selection}
                />
              </Accordion.Panel>
            </Accordion.Item>
          ))}
      </Accordion>
      <Pager count={sections.length} page={page} onChange={setPage} noun="section" />
    </>
  );
}

function worstOf(members: readonly Discrepancy[]): number {
  return Math.min(...members.map(({ severity }) => SEVERITIES.indexOf(severity)));
}
