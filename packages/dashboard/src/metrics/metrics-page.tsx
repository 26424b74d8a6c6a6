import "@mantine/charts/styles.css";
import { BarChart, LineChart } from "@mantine/charts";
import { Paper, SimpleGrid, Stack, Table, Text, Title } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { answered, api } from "../api/client.ts";
import type { MetricsHistory } from "../api/types.ts";
import { PROVED } from "../common/confidence.tsx";
import { countText, percentText } from "../common/format.ts";
import { Loaded } from "../common/loaded.tsx";
import { Page } from "../common/page.tsx";
import { WideTable } from "../common/wide-table.tsx";

const POLL_MS = 15_000;

/** The organization in figures, and their course over the last month. */
export default function MetricsPage(): ReactNode {
  const metrics = useQuery({
    queryKey: ["metrics"],
    queryFn: () => answered(api.GET("/api/v1/dashboard/metrics/")),
    refetchInterval: POLL_MS,
  });
  const history = useQuery({
    queryKey: ["metrics", "history"],
    queryFn: () => answered(api.GET("/api/v1/dashboard/metrics/history/")),
  });
  return (
    <Page title="Metrics">
      <Loaded query={metrics}>
        {(figures) => (
          <SimpleGrid cols={{ base: 2, sm: 3, lg: 6 }}>
            <Figure label="Documents" value={countText(figures.total_documents)} />
            <Figure label="Extractions" value={countText(figures.total_jobs)} />
            <Figure
              label="Under way"
              value={countText(figures.jobs_by_status.pending + figures.jobs_by_status.processing)}
            />
            <Figure label="Failed" value={countText(figures.jobs_by_status.failed)} />
            <Figure label="Migrations" value={countText(figures.total_migrations)} />
            <Figure
              label="Average confidence"
              value={figures.jobs_by_status.completed === 0 ? "–" : percentText(figures.avg_confidence_score)}
            />
          </SimpleGrid>
        )}
      </Loaded>
      <Loaded query={history} lines={8}>
        {(history) => <History {...history} />}
      </Loaded>
    </Page>
  );
}

function Figure({ label, value }: { readonly label: string; readonly value: string }): ReactNode {
  return (
    <Paper withBorder p="md">
      <Text size="sm" c="dimmed">
        {label}
      </Text>
      <Text fw={700} size="xl">
        {value}
      </Text>
    </Paper>
  );
}

function History({ days }: MetricsHistory): ReactNode {
  const data = days.map(({ date, documents, completed, failed, avg_confidence_score: confidence }) => ({
    date: date.slice(5),
    Documents: documents,
    Read: completed,
    Failed: failed,
    Confidence: confidence,
  }));
  const busy = days.filter(({ documents, completed, failed }) => documents + completed + failed > 0);
  return (
    <Stack gap="lg">
      <Chart title="Documents a day">
        <BarChart
          h={240}
          data={data}
          dataKey="date"
          series={[
            { name: "Documents", color: "blue.7" },
            { name: "Read", color: "paylift.7" },
            { name: "Failed", color: "red.8" },
          ]}
          withLegend
          yAxisProps={{ allowDecimals: false }}
          barProps={{ isAnimationActive: false }}
        />
      </Chart>
      <Chart title="Average confidence a day">
        <LineChart
          h={200}
          data={data}
          dataKey="date"
          series={[{ name: "Confidence", color: "paylift.7" }]}
          yAxisProps={{ domain: [0, 1], width: 72 }}
          // Room for the uppermost label, which would be moved down beside the line that it is not.
          lineChartProps={{ margin: { top: 12 } }}
          valueFormatter={(value) => percentText(value)}
          referenceLines={[
            {
              y: PROVED,
              label: "proved from here on",
              labelPosition: "insideTopLeft",
              color: "var(--mantine-color-dimmed)",
            },
          ]}
          lineProps={{ isAnimationActive: false }}
        />
      </Chart>
      <Chart title="The same as a table">
        {busy.length === 0 ? (
          <Text size="sm">Nothing in the last 30 days. Upload a document to begin.</Text>
        ) : (
          <WideTable label="Days" least={420}>
            <Table.Thead>
              <Table.Tr>
                <Table.Th scope="col">Day (UTC)</Table.Th>
                <Table.Th scope="col" className="number">
                  Documents
                </Table.Th>
                <Table.Th scope="col" className="number">
                  Read
                </Table.Th>
                <Table.Th scope="col" className="number">
                  Failed
                </Table.Th>
                <Table.Th scope="col" className="number">
                  Confidence
                </Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {busy.toReversed().map((day) => (
                <Table.Tr key={day.date}>
                  <Table.Td>{day.date}</Table.Td>
                  <Table.Td className="number">{countText(day.documents)}</Table.Td>
                  <Table.Td className="number">{countText(day.completed)}</Table.Td>
                  <Table.Td className="number">{countText(day.failed)}</Table.Td>
                  <Table.Td className="number">
                    {day.avg_confidence_score === null ? "–" : percentText(day.avg_confidence_score)}
                  </Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </WideTable>
        )}
      </Chart>
    </Stack>
  );
}

function Chart({ title, children }: { readonly title: string; readonly children: ReactNode }): ReactNode {
  return (
    <Paper withBorder p="md" component="section">
      <Title order={2} size="h4" mb="sm">
        {title}
      </Title>
      {children}
    </Paper>
  );
}
