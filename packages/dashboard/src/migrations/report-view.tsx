import { Button, Group, Paper, SimpleGrid, Stack, Tabs, Text } from "@mantine/core";
import { useDeferredValue, useMemo, useState, type ReactNode } from "react";
import type { CauseGroup, Discrepancy, Report } from "../api/report.ts";
import { deferred } from "../common/deferred.tsx";
import { Empty } from "../common/empty.tsx";
import { countText, moneyText, plural } from "../common/format.ts";
import { saveText } from "../common/save-text.ts";
import { SelectionBar } from "../common/selection-bar.tsx";
import { useSelection } from "../common/use-selection.ts";
import { AcceptCause } from "./accept-cause.tsx";
import { AcceptDialog } from "./accept-dialog.tsx";
import { filtered, Filters, NO_FILTER } from "./filters.tsx";
import { Causes } from "./causes.tsx";
import { CausesChart } from "./causes-chart.tsx";
import { Decide } from "./decide.tsx";
import { DiscrepancyTable } from "./discrepancy-table.tsx";
import { causesOf, employeeKeyOf, employeeText, fieldNameOf, worstFirst } from "./report-model.ts";
import { Sections } from "./sections.tsx";
import { Allowed } from "../session/allowed.tsx";

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
  const { total_fields: total, matched_fields: matched } = report;
  const discrepancies = useMemo(() => worstFirst(report.discrepancies), [report]);
  const causes = useMemo(() => causesOf(report), [report]);
  const [filter, setFilter] = useState(NO_FILTER);
  // Typing stays quick where thousands of differences are shown anew.
  const settled = useDeferredValue(filter);
  const shown = useMemo(() => filtered(discrepancies, settled), [discrepancies, settled]);
  const selection = useSelection();
  const download = `/api/v1/payroll-migrations/${migrationId}/validations/${validationId}/report/`;
  // With the lines, totals and checks of both sides, which the report alone has not.
  const workbook = `/api/v1/payroll-migrations/${migrationId}/export/?validation_id=${validationId}`;
  const [accepting, setAccepting] = useState(false);
  const common = { discrepancies: shown, onOpen: setOpened, decide, selection };
  const count = (severity: string): number =>
    discrepancies.filter((each) => each.severity === severity).length;

  function decide(discrepancy: Discrepancy): ReactNode {
    return <Decide migrationId={migrationId} validationId={validationId} discrepancy={discrepancy} />;
  }

  function decideCause(cause: CauseGroup): ReactNode {
    // Reports of older services name no causes.
    if (report.groups === undefined) return null;
    return (
      <Allowed least="reviewer">
        <AcceptCause migrationId={migrationId} validationId={validationId} cause={cause} />
      </Allowed>
    );
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
        <Button size="xs" component="a" target="_blank" href={`${download}?format=html`}>
          Print view
        </Button>
        <Button size="xs" variant="default" component="a" href={workbook}>
          Save for Excel
        </Button>
        <Button size="xs" variant="default" component="a" href={`${download}?format=csv`}>
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
        <Empty title="No differences">Both providers pay the same in every field that was compared.</Empty>
      ) : (
        <Tabs defaultValue="cause" keepMounted={false}>
          <Filters filter={filter} onChange={setFilter} />
          <Tabs.List aria-label="Differences" my="md">
            <Tabs.Tab value="cause">By cause</Tabs.Tab>
            <Tabs.Tab value="employee">By employee</Tabs.Tab>
            <Tabs.Tab value="field">By field</Tabs.Tab>
            <Tabs.Tab value="all">All</Tabs.Tab>
          </Tabs.List>
          <Tabs.Panel value="cause">
            <Stack>
              <CausesChart causes={causes} />
              <Causes {...common} causes={causes} decideCause={decideCause} />
            </Stack>
          </Tabs.Panel>
          <Tabs.Panel value="employee">
            <Sections
              {...common}
              keyOf={employeeKeyOf}
              titleOf={(each) => employeeText(each.employee, each.field_path)}
            />
          </Tabs.Panel>
          <Tabs.Panel value="field">
            <Sections {...common} keyOf={fieldKeyOf} titleOf={fieldKeyOf} />
          </Tabs.Panel>
          <Tabs.Panel value="all">
            <DiscrepancyTable {...common} />
          </Tabs.Panel>
          {shown.length === 0 && <Empty title="No matching differences">Change the filters.</Empty>}
        </Tabs>
      )}
      <SelectionBar selection={selection} noun="difference">
        <Allowed least="reviewer">
          <Button size="xs" onClick={() => setAccepting(true)}>
            Accept selected
          </Button>
        </Allowed>
      </SelectionBar>
      {accepting && (
        <AcceptDialog
          migrationId={migrationId}
          validationId={validationId}
          accepted={{ keys: [...selection.selected] }}
          title={`Accept ${plural(selection.selected.size, "difference")}`}
          onAccepted={selection.clear}
          onClose={() => setAccepting(false)}
        />
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

function fieldKeyOf({ field_path: path }: Discrepancy): string {
  return fieldNameOf(path);
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
