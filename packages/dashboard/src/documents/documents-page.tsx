import { Group, Select, Stack, Table, Text, TextInput } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { useState, type ReactNode } from "react";
import { Empty } from "../common/empty.tsx";
import { Loaded } from "../common/loaded.tsx";
import { Page } from "../common/page.tsx";
import { PAGE_SIZE, Pager } from "../common/pager.tsx";
import { DropArea } from "../uploads/drop-area.tsx";
import { UploadList } from "../uploads/upload-list.tsx";
import { useUploads } from "../uploads/uploads-context.tsx";
import { DocumentPasswordInput } from "./document-password-input.tsx";
import { DocumentRow } from "./document-row.tsx";
import { useOverviews, type OverviewQuery } from "./overviews.ts";
import { WideTable } from "../common/wide-table.tsx";
import { SelectBox } from "../common/select-box.tsx";
import { useSelection } from "../common/use-selection.ts";
import { SelectedDocuments } from "./selected-documents.tsx";
import { Allowed } from "../session/allowed.tsx";

const STATUSES = [
  { value: "completed", label: "Read" },
  { value: "processing", label: "Being read" },
  { value: "pending", label: "Waiting" },
  { value: "failed", label: "Failed" },
  { value: "none", label: "Not read yet" },
];

export default function DocumentsPage(): ReactNode {
  const { add } = useUploads();
  const [password, setPassword] = useState("");
  const [filename, setFilename] = useState("");
  const [sought] = useDebouncedValue(filename.trim(), 250);
  const [status, setStatus] = useState<string | null>(null);
  const [page, setPage] = useState(1);
  const query: OverviewQuery = {
    page,
    page_size: PAGE_SIZE,
    ...(sought === "" ? {} : { filename: sought }),
    ...(status === null ? {} : { status: status as NonNullable<OverviewQuery["status"]> }),
  };
  const documents = useOverviews(query);
  const selection = useSelection();
  const filtered = sought !== "" || status !== null;

  return (
    <Page title="Documents">
      <Allowed least="reviewer">
        <DropArea onFiles={(files) => add(files, password)} />
        <DocumentPasswordInput
          description="Only for encrypted PDFs. It is stored until they have been read."
          value={password}
          onChange={setPassword}
        />
      </Allowed>
      <UploadList />
      <Group align="flex-end">
        <TextInput
          label="File name"
          placeholder="Part of it"
          value={filename}
          onChange={(event) => {
            setFilename(event.currentTarget.value);
            setPage(1);
          }}
        />
        <Select
          label="Status"
          placeholder="Any"
          clearable
          clearButtonProps={{ "aria-label": "Any status" }}
          data={STATUSES}
          value={status}
          onChange={(value) => {
            setStatus(value);
            setPage(1);
          }}
        />
      </Group>
      <Loaded query={documents}>
        {({ count, results }) =>
          results.length === 0 ? (
            <Empty title={filtered ? "No matching documents" : "No documents yet"}>
              {filtered
                ? "Change the filters."
                : "Uploaded payroll registers, journals and statements are listed here."}
            </Empty>
          ) : (
            <Stack>
              <WideTable label="Documents" least={660}>
                <Table.Thead>
                  <Table.Tr>
                    <Table.Th scope="col">
                      <SelectBox
                        selection={selection}
                        names={results.map(({ document }) => document.id)}
                        label="Select all on this page"
                      />
                    </Table.Th>
                    <Table.Th scope="col">File</Table.Th>
                    <Table.Th scope="col">Status</Table.Th>
                    <Table.Th scope="col">Confidence</Table.Th>
                    <Table.Th scope="col" className="number">
                      Employees
                    </Table.Th>
                    <Table.Th scope="col">Uploaded</Table.Th>
                  </Table.Tr>
                </Table.Thead>
                <Table.Tbody>
                  {results.map((overview) => (
                    <DocumentRow key={overview.document.id} overview={overview} selection={selection} />
                  ))}
                </Table.Tbody>
              </WideTable>
              <Allowed least="reviewer">
                <SelectedDocuments selection={selection} password={password} />
              </Allowed>
              <Pager count={count} page={page} onChange={setPage} noun="document" />
              {documents.isPlaceholderData && <Text className="visually-hidden">Loading</Text>}
            </Stack>
          )
        }
      </Loaded>
    </Page>
  );
}
