import type { FormatType } from "@paylift/canonical";
import { findNamedColumn } from "../infer/prepare/names/named-column.ts";
import { findAnchors, type Anchors } from "../infer/people/anchors.ts";
import { cellRowsOf, type CellRow } from "../infer/cells/cells.ts";
import { inferFacts } from "../infer/document/document-facts.ts";
import { inferFormatType } from "../infer/document/infer-format-type.ts";
import { LabelSides } from "../infer/cells/label-side.ts";
import { splitNames } from "../infer/prepare/names/split-names.ts";
import { readableRows } from "../infer/prepare/pages/page-noise.ts";
import { findPeopleHeaders } from "../infer/prepare/names/people-header.ts";
import { joinWrappedNames } from "../infer/prepare/names/wrapped-names.ts";
import type { FactName, TextReading } from "../interpret/reading.ts";
import { linesOf, type Line } from "../layout/lines.ts";
import { printedDecimals, type Decimals } from "../layout/decimals.ts";
import type { ReadPage } from "../read/page-reader.ts";

/** What the reader of unknown layouts sees in a sample document. */
export interface DraftSample {
  pages: readonly ReadPage[];
  lines: Line[];
  rows: CellRow[];
  /** The cells that begin a person's record. */
  anchors: Anchors;
  sides: LabelSides;
  facts: Map<FactName, TextReading>;
  formatType: FormatType;
  decimals: Decimals;
  /** Whether employees stand side by side, as columns. */
  transposed: boolean;
}

export function draftSample(pages: readonly ReadPage[]): DraftSample {
  const decimals = printedDecimals(pages);
  const lines = pages.flatMap((page) => linesOf(page, decimals));
  const { rows, names } = findNamedColumn(joinWrappedNames(splitNames(cellRowsOf(lines))));
  return {
    pages,
    lines,
    rows,
    anchors: findAnchors(rows, names),
    sides: new LabelSides(rows),
    facts: inferFacts(lines),
    formatType: inferFormatType(lines) ?? "payroll_journal",
    decimals,
    transposed: findPeopleHeaders(readableRows(lines)).headers.size > 0,
  };
}
