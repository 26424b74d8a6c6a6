import { Group, Paper, Text, Title } from "@mantine/core";
import type { ReactNode } from "react";
import type { CauseGroup } from "../api/report.ts";
import { moneyText } from "../common/format.ts";

const SHOWN = 10;

/** Money at risk by cause, the greatest first. The list below has what follows from each. */
export function CausesChart({ causes }: { readonly causes: readonly CauseGroup[] }): ReactNode {
  const shown = causes.filter(({ money_at_risk: money }) => money > 0).slice(0, SHOWN);
  const greatest = Math.max(...shown.map(({ money_at_risk: money }) => money));
  if (shown.length === 0) return null;
  return (
    <Paper withBorder p="md" component="section" aria-label="Money at risk by cause">
      <Title order={2} size="h4" mb="sm">
        Money at risk by cause
      </Title>
      <ul className="bars">
        {shown.map(({ id, title, money_at_risk: money }) => (
          <li key={id}>
            <Group justify="space-between" gap="xs" wrap="nowrap" align="flex-end">
              <Text size="sm">{title}</Text>
              <Text size="sm" className="number">
                {moneyText(money)}
              </Text>
            </Group>
            <div className="bar" style={{ width: `${(100 * money) / greatest}%` }} />
          </li>
        ))}
      </ul>
    </Paper>
  );
}
