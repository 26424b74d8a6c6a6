import { Button, Group, Stack, Table, Text } from "@mantine/core";
import { keepPreviousData, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState, type ReactNode } from "react";
import type { PageOf } from "../api/types.ts";
import { ask } from "../common/ask.tsx";
import { Empty } from "../common/empty.tsx";
import { Loaded } from "../common/loaded.tsx";
import { PAGE_SIZE, Pager } from "../common/pager.tsx";
import { tellFailure } from "../common/tell.tsx";
import { WideTable } from "../common/wide-table.tsx";

/** How often an unsettled list is looked at, in milliseconds. */
const LOOK_MS = 2_000;

interface Column<Item> {
  readonly title: string;
  readonly cell: (item: Item) => ReactNode;
  readonly breakable?: boolean;
}

interface Removal<Item> {
  /** What the button says. */
  readonly verb: string;
  readonly nameOf: (item: Item) => string;
  readonly consequence: string;
  readonly call: (id: string) => Promise<unknown>;
  /** What stands instead of the button for those that cannot be removed. */
  readonly instead?: (item: Item) => string | null;
}

interface ResourceTableProps<Item> {
  /** First part of the query key: who adds one invalidates it. */
  readonly name: string;
  readonly noun: string;
  readonly description: string;
  /** The button that adds one. */
  readonly action: ReactNode;
  /** What to do about an empty list; without it there is always one. */
  readonly empty?: { readonly title: string; readonly text: string };
  readonly load: (query: { page: number; page_size: number }) => Promise<PageOf<Item>>;
  readonly columns: readonly Column<Item>[];
  readonly removal: Removal<Item>;
  /** Whether an item is still to become something else: the list is looked at again until none is. */
  readonly isUnsettled?: (item: Item) => boolean;
}

/** A list of what an organization has, a page at a time, with the way to remove each. */
export function ResourceTable<Item extends { readonly id: string }>(
  props: ResourceTableProps<Item>,
): ReactNode {
  const { name, noun, description, action, empty, load, columns, removal, isUnsettled } = props;
  const queries = useQueryClient();
  const [page, setPage] = useState(1);
  const items = useQuery<PageOf<Item>>({
    queryKey: [name, page],
    queryFn: () => load({ page, page_size: PAGE_SIZE }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) =>
      isUnsettled !== undefined && state.data?.results.some(isUnsettled) === true ? LOOK_MS : false,
  });
  const remove = useMutation({
    mutationFn: removal.call,
    onSuccess: () => queries.invalidateQueries({ queryKey: [name] }),
    onError: tellFailure,
  });

  function confirmRemoval(item: Item): void {
    const { verb, nameOf, consequence } = removal;
    ask({
      title: `${verb} ${nameOf(item)}?`,
      consequence,
      confirm: verb,
      onConfirm: () => remove.mutate(item.id),
    });
  }

  return (
    <Stack>
      <Group justify="space-between">
        <Text size="sm" flex="1 1 260px">
          {description}
        </Text>
        {action}
      </Group>
      <Loaded query={items}>
        {({ count, results }) =>
          results.length === 0 && empty !== undefined ? (
            <Empty title={empty.title}>{empty.text}</Empty>
          ) : (
            <>
              <WideTable label={`${noun}s`} least={160 * columns.length}>
                <Table.Thead>
                  <Table.Tr>
                    {columns.map(({ title }) => (
                      <Table.Th key={title} scope="col">
                        {title}
                      </Table.Th>
                    ))}
                    <Table.Th scope="col">
                      <span className="visually-hidden">Actions</span>
                    </Table.Th>
                  </Table.Tr>
                </Table.Thead>
                <Table.Tbody>
                  {results.map((item) => (
                    <Table.Tr key={item.id}>
                      {columns.map(({ title, cell, breakable }) => (
                        <Table.Td key={title} className={breakable === true ? "breakable" : undefined}>
                          {cell(item)}
                        </Table.Td>
                      ))}
                      <Table.Td ta="right">
                        {removal.instead?.(item) ?? (
                          <Button
                            size="compact-sm"
                            variant="default"
                            aria-label={`${removal.verb} ${removal.nameOf(item)}`}
                            onClick={() => confirmRemoval(item)}
                          >
                            {removal.verb}
                          </Button>
                        )}
                      </Table.Td>
                    </Table.Tr>
                  ))}
                </Table.Tbody>
              </WideTable>
              <Pager count={count} page={page} onChange={setPage} noun={noun} />
            </>
          )
        }
      </Loaded>
    </Stack>
  );
}
