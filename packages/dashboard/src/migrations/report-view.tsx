import { Button, Group, Paper, SimpleGrid, Stack, Tabs, Text } from "@mantine/core";
import { useMemo, useState, type ReactNode } from "react";
import type { Discrepancy, Report } from "../api/report.ts";
import { deferred } from "../common/deferred.tsx";
import { Empty } from "../common/empty.tsx";
import { countText, moneyText } from "../common/format.ts";
import { saveText } from "../common/save-text.ts";
import { Causes } from "./causes.tsx";
import { CausesChart } from "./causes-chart.tsx";
import { Decide } from "./decide.tsx";
import { DiscrepancyTable } from "./discrepancy-table.tsx";
import { causesOf, employeeKeyOf, employeeText, fieldNameOf } from "./report-model.ts";
import { Sections } from "./sections.tsx";

const BothDocuments = deferred(() => import("./both-documents.tsx"));

interface ReportViewProps {
  readonly report: Report;
  /** Documents of the two runs; null where a run is gone. */
  readonly sourceDocument: string | null;
  readonly targetDocument: string | null;
  readonly migrationId: string;
  readonly validationId: string;
}

/** What a comparison found: by cause, by employee, by field. */
export function ReportView(props: ReportViewProps): ReactNode {
  const { report, sourceDocument, targetDocument, migrationId, validationId } = props;
  const [opened, setOpened] = useState<Discrepancy | null>(null);
  const { total_fields: total, matched_fields: matched, discrepancies } = report;
  const causes = useMemo(() => causesOf(report), [report]);
  const count = (severity: string): number =>
    discrepancies.filter((each) => each.severity === severity).length;

  function decide(discrepancy: Discrepancy): ReactNode {
    return <Decide migrationId={migrationId} validationId={validationId} discrepancy={discrepancy} />;
  }

  async function saveCsv(): Promise<void> {
    const { reportCsv } = await import("./report-csv.ts");
    saveText("validation-report.csv", "text/csv", reportCsv(report));
  }

  return (
    <Stack>
      <SimpleGrid cols={{ base: 2, sm: 3, lg: 6 }}>
        <Figure label="Fields compared" value={countText(total)} />
        <Figure label="Equal" value={countText(matched)} />
        <Figure label="High" value={countText(count("high"))} />
        <Figure label="Medium" value={countText(count("medium"))} />
        <Figure label="Low" value={countText(count("low"))} />
        <Figure
          label="Money at risk"
          value={moneyText(causes.reduce((sum, each) => sum + each.money_at_risk, 0))}
        />
      </SimpleGrid>
      <Group gap="xs">
        <Button
          size="xs"
          component="a"
          target="_blank"
          href={`/api/v1/payroll-migrations/${migrationId}/validations/${validationId}/report/?format=html`}
        >
          One page to print
        </Button>
        <Button size="xs" variant="default" onClick={() => void saveCsv()}>
          Save as CSV
        </Button>
        <Button
          size="xs"
          variant="default"
          onClick={() =>
            saveText("validation-report.json", "application/json", JSON.stringify(report, null, 2))
          }
        >
          Save as JSON
        </Button>
      </Group>
      {discrepancies.length === 0 ? (
        <Empty title="No differences">Both providers pay the same, in every field that was compared.</Empty>
      ) : (
        <Tabs defaultValue="cause" keepMounted={false}>
          <Tabs.List aria-label="Differences" mb="md">
            <Tabs.Tab value="cause">By cause</Tabs.Tab>
            <Tabs.Tab value="employee">By employee</Tabs.Tab>
            <Tabs.Tab value="field">By field</Tabs.Tab>
            <Tabs.Tab value="all">All</Tabs.Tab>
          </Tabs.List>
          <Tabs.Panel value="cause">
            <Stack>
              <CausesChart causes={causes} />
              <Causes causes={causes} discrepancies={discrepancies} onOpen={setOpened} decide={decide} />
            </Stack>
          </Tabs.Panel>
          <Tabs.Panel value="employee">
            <Sections
              discrepancies={discrepancies}
              keyOf={employeeKeyOf}
              titleOf={(each) => employeeText(each.employee, each.field_path)}
              onOpen={setOpened}
              decide={decide}
            />
          </Tabs.Panel>
          <Tabs.Panel value="field">
            <Sections
              discrepancies={discrepancies}
              keyOf={(each) => fieldNameOf(each.field_path)}
              titleOf={(each) => fieldNameOf(each.field_path)}
              onOpen={setOpened}
              decide={decide}
            />
          </Tabs.Panel>
          <Tabs.Panel value="all">
            <DiscrepancyTable discrepancies={discrepancies} onOpen={setOpened} decide={decide} />
          </Tabs.Panel>
        </Tabs>
      )}
      {opened !== null && (
        <BothDocuments
          discrepancy={opened}
          sourceDocument={sourceDocument}
          targetDocument={targetDocument}
          onClose={() => setOpened(null)}
        />
      )}
    </Stack>
  );
}

function Figure({ label, value }: { readonly label: string; readonly value: string }): ReactNode {
  return (
    <Paper withBorder p="sm">
      <Text size="sm" c="dimmed">
        {label}
      </Text>
      <Text fw={700} size="lg">
        {value}
      </Text>
    </Paper>
  );
}
