import { Anchor, Stack, Table, Text } from "@mantine/core";
import { useState, type ReactNode } from "react";
import { Link } from "wouter";
import { Empty } from "../common/empty.tsx";
import { nameText } from "../common/format.ts";
import { Loaded } from "../common/loaded.tsx";
import { Pager } from "../common/pager.tsx";
import { WideTable } from "../common/wide-table.tsx";
import { useMigrations } from "../migrations/queries.ts";

/** The way to the mapping and the tolerances of each migration. */
export function Comparisons(): ReactNode {
  const [page, setPage] = useState(1);
  const migrations = useMigrations(page);
  return (
    <Stack>
      <Text size="sm">
        Each migration has a mapping of its own, of people and of items, and its own tolerances.
      </Text>
      <Loaded query={migrations}>
        {({ count, results }) =>
          results.length === 0 ? (
            <Empty title="No migrations yet">
              Start one under Migrations, then say here which item is which.
            </Empty>
          ) : (
            <>
              <WideTable label="Migrations" least={400}>
                <Table.Thead>
                  <Table.Tr>
                    <Table.Th scope="col">Migration</Table.Th>
                    <Table.Th scope="col">From – to</Table.Th>
                  </Table.Tr>
                </Table.Thead>
                <Table.Tbody>
                  {results.map(({ id, name, source_provider: source, target_provider: target }) => (
                    <Table.Tr key={id}>
                      <Table.Td>
                        <Anchor component={Link} href={`/migrations/${id}/comparison`}>
                          {nameText(name)}
                        </Anchor>
                      </Table.Td>
                      <Table.Td>
                        {source} → {target}
                      </Table.Td>
                    </Table.Tr>
                  ))}
                </Table.Tbody>
              </WideTable>
              <Pager count={count} page={page} onChange={setPage} noun="migration" />
            </>
          )
        }
      </Loaded>
    </Stack>
  );
}
