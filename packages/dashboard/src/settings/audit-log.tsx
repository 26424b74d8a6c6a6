import { Stack, Table, Text } from "@mantine/core";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState, type ReactNode } from "react";
import { answered, api } from "../api/client.ts";
import { Empty } from "../common/empty.tsx";
import { instantText } from "../common/format.ts";
import { Loaded } from "../common/loaded.tsx";
import { PAGE_SIZE, Pager } from "../common/pager.tsx";
import { useActorNames } from "../common/use-actor-names.ts";
import { WideTable } from "../common/wide-table.tsx";

/** Who did what; the service names fields and states, never values. */
export function AuditLog(): ReactNode {
  const [page, setPage] = useState(1);
  const nameOf = useActorNames();
  const entries = useQuery({
    queryKey: ["audit-log", page],
    placeholderData: keepPreviousData,
    queryFn: () =>
      answered(api.GET("/api/v1/audit-log/", { params: { query: { page, page_size: PAGE_SIZE } } })),
  });
  return (
    <Loaded query={entries}>
      {(entries) =>
        entries.results.length === 0 ? (
          <Empty title="No entries yet">
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
                      <Text size="sm" className="breakable">
                        {nameOf(entry.actor)}
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
            <Pager count={entries.count} page={page} onChange={setPage} noun="entry" many="entries" />
          </Stack>
        )
      }
    </Loaded>
  );
}
