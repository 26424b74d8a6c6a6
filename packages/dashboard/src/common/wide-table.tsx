import { Table, type TableProps } from "@mantine/core";
import type { ReactNode } from "react";

interface WideTableProps extends TableProps {
  readonly label: string;
  /** Narrower than this it is scrolled, in pixels. */
  readonly least?: number;
}

/** A table that is scrolled sideways where the screen is too narrow, from the keyboard too. */
export function WideTable({ label, least = 560, ...table }: WideTableProps): ReactNode {
  return (
    <div className="wide-table" role="region" aria-label={`${label}, table`} tabIndex={0}>
      <Table verticalSpacing="xs" miw={least} {...table} />
    </div>
  );
}
