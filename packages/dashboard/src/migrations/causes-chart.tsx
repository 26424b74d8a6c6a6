import "@mantine/charts/styles.css";
import { BarChart } from "@mantine/charts";
import { Paper, Title } from "@mantine/core";
import type { ReactNode } from "react";
import type { CauseGroup } from "../api/report.ts";
import { moneyText } from "../common/format.ts";

const SHOWN = 10;
const BAR_HEIGHT = 34;
/** The chart has the width of its place, and never the place that of the chart: it would not shrink with the window. */
const FILLS_ITS_PLACE = { contain: "inline-size", overflow: "hidden" } as const;

/** Money at risk by cause, the greatest first. The list below says the same in words. */
export default function CausesChart({ causes }: { readonly causes: readonly CauseGroup[] }): ReactNode {
  const data = causes
    .filter(({ money_at_risk: money }) => money > 0)
    .slice(0, SHOWN)
    .map(({ title, money_at_risk: money }) => ({ cause: title, "Money at risk": money }));
  if (data.length === 0) return null;
  return (
    <Paper withBorder p="md" component="section" aria-label="Money at risk by cause" style={FILLS_ITS_PLACE}>
      <Title order={2} size="h4" mb="sm">
        Money at risk by cause
      </Title>
      <BarChart
        h={60 + data.length * BAR_HEIGHT}
        data={data}
        dataKey="cause"
        orientation="vertical"
        series={[{ name: "Money at risk", color: "paylift.7" }]}
        valueFormatter={moneyText}
        yAxisProps={{ width: 150 }}
        barProps={{ isAnimationActive: false }}
      />
    </Paper>
  );
}
