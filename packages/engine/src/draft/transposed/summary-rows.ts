import { headingOf } from "../../infer/vocabulary/headings.ts";
import { readableRows } from "../../infer/prepare/pages/page-noise.ts";
import { findPeopleHeaders, isTotalColumn } from "../../infer/prepare/names/people-header.ts";
import type { Cell, CellRow } from "../../infer/cells/cells.ts";
import type { Token } from "../../layout/token.ts";
import type { LineSection, FigureName } from "../../variants/variant-schema.ts";
import type { DraftSample } from "../draft-sample.ts";
import { readWithoutVariant } from "../read-without-variant.ts";

/** A row below the names: its label, and the numbers of the people. */
export interface SummaryRow {
  label: Cell;
  numbers: Cell[];
}

/** A sample whose columns are people, with what the reader of unknown layouts took its numbers for. */
export interface SummarySample {
  sample: DraftSample;
  people: string[];
  headers: CellRow[];
  /** Headings of the columns below the names of the first header. */
  headings: Cell[];
  rows: SummaryRow[];
  sections: ReadonlyMap<Token, LineSection>;
  figures: ReadonlyMap<Token, FigureName>;
}

export function summarySample(sample: DraftSample): SummarySample {
  const { rows, headers } = findPeopleHeaders(readableRows(sample.lines));
  const found: SummaryRow[] = [];
  const headings: Cell[] = [];
  let below: CellRow | null = null;
  let page = 0;
  for (const row of rows) {
    const [label] = row.cells;
    if (headers.has(row)) {
      below = row;
      page = row.page;
    } else if (label !== undefined && page === row.page) {
      const isHeading = below !== null && row.cells.every(({ number }) => number === null) && roles(row) >= 2;
      if (isHeading && headings.length === 0) headings.push(...row.cells);
      else if (!isHeading && label.number === null)
        found.push({ label, numbers: row.cells.slice(1).filter(isNumber) });
      below = null;
    }
  }
  const records = readWithoutVariant(sample);
  const sections = new Map<Token, LineSection>();
  const figures = new Map<Token, FigureName>();
  for (const record of records) {
    for (const { section, hours, rate, amount } of record.items)
      for (const value of [hours, rate, amount]) if (value !== null) sections.set(value.token, section);
    for (const [figure, { token }] of record.figures) figures.set(token, figure);
  }
  const people = [...headers].flatMap(({ cells }) =>
    cells.filter((cell) => !isTotalColumn(cell)).map(({ text }) => text),
  );
  return { sample, people, headers: [...headers], headings, rows: found, sections, figures };
}

function isNumber({ number }: Cell): boolean {
  return number !== null;
}

function roles({ cells }: CellRow): number {
  return cells.filter(({ text }) => headingOf(text)?.role != null).length;
}
