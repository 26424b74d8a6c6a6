import { Accordion, Group, Text } from "@mantine/core";
import type { ReactNode } from "react";
import type { CauseGroup, Discrepancy } from "../api/report.ts";
import { moneyText, plural } from "../common/format.ts";
import { StatusBadge } from "../common/status-badge.tsx";
import { DiscrepancyTable } from "./discrepancy-table.tsx";
import { causeIdOf } from "./report-model.ts";

interface CausesProps {
  readonly causes: readonly CauseGroup[];
  readonly discrepancies: readonly Discrepancy[];
  readonly onOpen: (discrepancy: Discrepancy) => void;
  readonly decide: (discrepancy: Discrepancy) => ReactNode;
}

/** Causes with what follows from them. */
export function Causes({ causes, discrepancies, onOpen, decide }: CausesProps): ReactNode {
  return (
    <Accordion variant="separated" chevronPosition="left" order={2}>
      {causes.map((cause) => (
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
            {cause.explanation !== "" && (
              <Text size="sm" mb="sm">
                {cause.explanation}
              </Text>
            )}
            <DiscrepancyTable
              discrepancies={discrepancies.filter((each) => causeIdOf(each) === cause.id)}
              onOpen={onOpen}
              decide={decide}
            />
          </Accordion.Panel>
        </Accordion.Item>
      ))}
    </Accordion>
  );
}
