import { Button, Group, NativeSelect, Stack, Table, Text } from "@mantine/core";
import { notifications } from "@mantine/notifications";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState, type ReactNode } from "react";
import { useLocation } from "wouter";
import { answered, api } from "../api/client.ts";
import { Failed } from "../common/loaded.tsx";
import { WideTable } from "../common/wide-table.tsx";
import { meaningsOf, type Meaning } from "./meanings.ts";
import { columnsKey, type JobColumns, type SpreadsheetMapping } from "./use-columns.ts";
import { Allowed } from "../session/allowed.tsx";

interface ColumnsPanelProps {
  readonly jobId: string;
  readonly documentId: string;
  /** What the mapping is saved as: the name of the file. */
  readonly filename: string;
  readonly header: string;
  readonly mapping: SpreadsheetMapping;
  readonly saved: boolean;
}

const NAME_MAX = 200;

/** What each column of a spreadsheet was taken for: put right here, and saved for every spreadsheet with the same headings. */
export function ColumnsPanel(props: ColumnsPanelProps): ReactNode {
  const { jobId, documentId, filename, header, saved } = props;
  const queries = useQueryClient();
  const [, navigate] = useLocation();
  const [mapping, setMapping] = useState(props.mapping);
  const save = useMutation({
    async mutationFn(readAgain: boolean) {
      const body = { name: filename.slice(0, NAME_MAX), mapping };
      const params = { path: { header } };
      await answered(api.PUT("/api/v1/column-mappings/{header}/", { params, body }));
      if (!readAgain) return null;
      return answered(api.POST("/api/v1/jobs/", { body: { document_id: documentId } }));
    },
    onSuccess(job) {
      queries.setQueryData(columnsKey(jobId), { header, mapping, saved: true } satisfies JobColumns);
      notifications.show({
        message: "The columns are saved. They apply to every spreadsheet with these headings.",
      });
      if (job !== null) navigate(`/jobs/${job.id}`);
    },
  });

  function change(sheetAt: number, columnAt: number, is: Meaning): void {
    const sheets = mapping.sheets.map((sheet, at) =>
      at === sheetAt
        ? {
            ...sheet,
            columns: sheet.columns.map((column, i) => (i === columnAt ? { ...column, is } : column)),
          }
        : sheet,
    );
    setMapping({ ...mapping, sheets });
  }

  return (
    <Stack gap="md">
      <Text size="sm">
        {saved
          ? "These columns are saved. Every spreadsheet with the same headings is read this way."
          : "This is how the columns were read. Correct what is wrong and save it: every spreadsheet with the same headings is then read this way."}
      </Text>
      {mapping.sheets.map(({ sheet, columns }, sheetAt) => (
        <WideTable key={sheet ?? ""} label={sheet === null ? "Columns" : `Columns of ${sheet}`} least={420}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th scope="col">Column</Table.Th>
              <Table.Th scope="col">Heading</Table.Th>
              <Table.Th scope="col">Read as</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {columns.map(({ column, heading, is }, columnAt) => (
              <Table.Tr key={column}>
                <Table.Td>{column}</Table.Td>
                <Table.Td className="breakable">{heading}</Table.Td>
                <Table.Td>
                  <NativeSelect
                    size="xs"
                    aria-label={`Column ${column}, ${heading}, is read as`}
                    data={meaningsOf(columns)}
                    value={is}
                    onChange={(event) => change(sheetAt, columnAt, event.currentTarget.value as Meaning)}
                  />
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </WideTable>
      ))}
      {save.error !== null && <Failed error={save.error} />}
      <Allowed least="reviewer">
        <Group gap="xs">
          <Button loading={save.isPending} onClick={() => save.mutate(false)}>
            Save the columns
          </Button>
          <Button variant="default" loading={save.isPending} onClick={() => save.mutate(true)}>
            Save and read again
          </Button>
        </Group>
      </Allowed>
    </Stack>
  );
}
