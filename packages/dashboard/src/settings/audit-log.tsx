import { Stack, Table, Text } from "@mantine/core";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState, type ReactNode } from "react";
import { answered, api } from "../api/client.ts";
import { ApiError } from "../api/problem.ts";
import type { PageOf } from "../api/types.ts";
import { Empty } from "../common/empty.tsx";
import { instantText } from "../common/format.ts";
import { Loaded } from "../common/loaded.tsx";
import { PAGE_SIZE, Pager } from "../common/pager.tsx";
import { WideTable } from "../common/wide-table.tsx";

/** Who did what; the service names fields and states, never values. */
interface AuditEntry {
  readonly id: string;
  readonly actor: string;
  readonly action: string;
  readonly subject_id: string | null;
  readonly created_at: string;
}

// Services of before the path was added do not have it in their document.
const PATH = "/api/v1/audit-log/" as "/api/v1/api-keys/";

export function AuditLog(): ReactNode {
  const [page, setPage] = useState(1);
  const entries = useQuery({
    queryKey: ["audit-log", page],
    placeholderData: keepPreviousData,
    async queryFn() {
      const params = { query: { page, page_size: PAGE_SIZE } };
      try {
        return (await answered(api.GET(PATH, { params }))) as unknown as PageOf<AuditEntry>;
      } catch (error) {
        if (error instanceof ApiError && error.code === "not_found") return null;
        throw error;
      }
    },
  });
  return (
    <Loaded query={entries}>
      {(entries) =>
        entries === null ? (
          <Empty title="Not served">This service keeps an audit log but does not show it here.</Empty>
        ) : entries.results.length === 0 ? (
          <Empty title="Nothing noted yet">
            Changes of documents, keys, users and migrations are noted here.
          </Empty>
        ) : (
          <Stack>
            <WideTable label="Audit log">
              <Table.Thead>
                <Table.Tr>
                  <Table.Th scope="col">When</Table.Th>
                  <Table.Th scope="col">Who</Table.Th>
                  <Table.Th scope="col">What</Table.Th>
                  <Table.Th scope="col">To</Table.Th>
                </Table.Tr>
              </Table.Thead>
              <Table.Tbody>
                {entries.results.map((entry) => (
                  <Table.Tr key={entry.id}>
                    <Table.Td>{instantText(entry.created_at)}</Table.Td>
                    <Table.Td>
                      <Text size="xs" ff="monospace">
                        {entry.actor}
                      </Text>
                    </Table.Td>
                    <Table.Td>{entry.action}</Table.Td>
                    <Table.Td>
                      <Text size="xs" ff="monospace">
                        {entry.subject_id ?? ""}
                      </Text>
                    </Table.Td>
                  </Table.Tr>
                ))}
              </Table.Tbody>
            </WideTable>
            <Pager count={entries.count} page={page} onChange={setPage} noun="entry" />
          </Stack>
        )
      }
    </Loaded>
  );
}
