import { Accordion, Group, Text } from "@mantine/core";
import { useMemo, type ReactNode } from "react";
import type { CauseGroup, Discrepancy } from "../api/report.ts";
import { moneyText, plural } from "../common/format.ts";
import type { Selection } from "../common/use-selection.ts";
import { StatusBadge } from "../common/status-badge.tsx";
import { DiscrepancyTable } from "./discrepancy-table.tsx";
import { causeIdOf } from "./report-model.ts";

interface CausesProps {
  readonly causes: readonly CauseGroup[];
  readonly discrepancies: readonly Discrepancy[];
  readonly onOpen: (discrepancy: Discrepancy) => void;
  readonly decide: (discrepancy: Discrepancy) => ReactNode;
  readonly decideCause: (cause: CauseGroup) => ReactNode;
  readonly selection: Selection;
}

/** Causes with what follows from them. */
export function Causes(props: CausesProps): ReactNode {
  const { causes, discrepancies, onOpen, decide, decideCause, selection } = props;
  const byCause = useMemo(() => Map.groupBy(discrepancies, causeIdOf), [discrepancies]);
  return (
    <Accordion variant="separated" chevronPosition="left" order={2}>
      {causes
        .filter(({ id }) => byCause.has(id))
        .map((cause) => (
          <Accordion.Item key={cause.id} value={cause.id}>
            <Accordion.Control>
              <Group justify="space-between" gap="xs" pr="sm">
                <Group gap="xs">
                  <StatusBadge status={cause.severity} />
                  <Text fw={600}>{cause.title}</Text>
                </Group>
                <Text size="sm" className="number">
                  {cause.employees === 0 ? "the document" : plural(cause.employees, "employee")} ·{" "}
                  {moneyText(cause.money_at_risk)}
                </Text>
              </Group>
            </Accordion.Control>
            <Accordion.Panel>
              <Group justify="space-between" mb="sm" align="flex-start">
                <Text size="sm" flex="1 1 240px">
                  {cause.explanation}
                </Text>
                {byCause.get(cause.id)?.some(({ decision }) => decision == null) === true &&
                  decideCause(cause)}
              </Group>
              <DiscrepancyTable
                discrepancies={byCause.get(cause.id) ?? []}
                onOpen={onOpen}
                decide={decide}
                selection={selection}
              />
            </Accordion.Panel>
          </Accordion.Item>
        ))}
    </Accordion>
  );
}
