import { Sheet, type Employee } from "@paylift/samples/parts";
import type { Job } from "../job.ts";
import { finishPages, fittingSheet, MARGIN, startPages } from "../pages.ts";
import { place, TableDrawing, type Column, type TableRow } from "../table.ts";
import { wrap } from "../wrap.ts";

/** A group of a listing: a plan or a tax, and who has what in it. */
export interface ListedGroup {
  label: string;
  members: Employee[];
  /** Figures of some members together, one for each heading. */
  figures(members: readonly Employee[]): string[];
}

export interface Listing {
  title: string;
  /** Over the figures. */
  headings: readonly string[];
  groups: readonly ListedGroup[];
  /** What a sum over one group is called. */
  totalOf(label: string): string;
  /** The figures of all groups together; null where they are not printed. */
  grand: { label: string; figures: string[] } | null;
}

/** Draws people under the heading of each group. */
export function drawListing(job: Job, { title, headings, groups, totalOf, grand }: Listing): Sheet {
  const { traits, print } = job;
  const columns: Column[] = [
    { heading: ["Employee Name"], align: "left", gap: 0 },
    ...(traits.ids ? [{ heading: ["Employee ID"], align: "left", gap: 1.5 } as const] : []),
    ...headings.map((text): Column => ({
      heading: wrap(text, traits.headerDepth),
      align: "right",
      gap: 2,
    })),
  ];
  const blank = traits.ids ? [""] : [];
  const tables = groups.map(({ label, members, figures }): TableRow[] => [
    { cells: [], across: label },
    ...members.map((employee): TableRow => ({
      cells: [print.name(employee.name), ...(traits.ids ? [employee.id] : []), ...figures([employee])],
    })),
    ...(traits.departments === "subtotals"
      ? [{ cells: [totalOf(label), ...blank, ...figures(members)], bold: true }]
      : []),
  ]);
  const last = grand === null ? [] : [{ cells: [grand.label, ...blank, ...grand.figures], bold: true }];
  const placing = place(new Sheet(traits.typeface), columns, [...tables.flat(), ...last]);
  const { sheet, size } = fittingSheet(job, placing.width);
  const table = new TableDrawing(columns, placing, MARGIN, size);
  const flow = startPages(job, sheet, title, (pages) => table.heading(pages));
  for (const rows of [...tables, last]) {
    for (const row of rows) table.row(flow, row);
    flow.space(size);
  }
  finishPages(job, sheet, title);
  return sheet;
}
