import { Group, Pagination, Text } from "@mantine/core";
import type { ReactNode } from "react";
import { plural } from "./format.ts";

export const PAGE_SIZE = 20;

interface PagerProps {
  readonly count: number;
  readonly page: number;
  readonly onChange: (page: number) => void;
  readonly noun: string;
  /** Of the noun, where it is not formed with an s. */
  readonly many?: string;
}

/** How many there are, and the way to the other pages. */
export function Pager({ count, page, onChange, noun, many }: PagerProps): ReactNode {
  const pages = Math.ceil(count / PAGE_SIZE);
  return (
    <Group justify="space-between">
      <Text size="sm" c="dimmed" aria-live="polite">
        {plural(count, noun, many)}
      </Text>
      {pages > 1 && (
        <Pagination
          total={pages}
          value={page}
          onChange={onChange}
          size="sm"
          getControlProps={(control) => ({ "aria-label": `${control} page` })}
          getItemProps={(item) => ({ "aria-label": `Page ${item}` })}
        />
      )}
    </Group>
  );
}
