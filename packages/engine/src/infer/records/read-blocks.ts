import type { RecordReading } from "../../interpret/reading.ts";
import type { FigureName } from "../../variants/variant-schema.ts";
import type { Assumptions } from "../assume/assumptions.ts";
import type { Doubts } from "../assume/doubts.ts";
import { numbersOfReport } from "../blocks/numbers-of-report.ts";
import { paysByChecksOnly } from "../blocks/only-checks.ts";
import { AmountEdges } from "../cells/amount-edges.ts";
import type { FigureCell } from "../cells/cell-groups.ts";
import { isFigure, type Cell, type CellRow } from "../cells/cells.ts";
import { isProduct } from "../cells/is-product.ts";
import { LabelSides } from "../cells/label-side.ts";
import { StackSections } from "../items/sections.ts";
import type { PreparedPages } from "../prepare/prepared-pages.ts";
import { BlockReader } from "./block-reader.ts";
import type { PageKnowledge } from "./page-knowledge.ts";
import { saysSomething } from "./says-something.ts";

/** The records, and the figures of people that have a column of their own. */
export interface BlocksReading {
  records: RecordReading[];
  headed: FigureName[];
}

/** Reads pages on which each person has rows of their own. Claims the tokens that it uses. */
export function readBlocks(pages: PreparedPages, assumptions: Assumptions, doubts: Doubts): BlocksReading {
  const { blocks, legend } = pages;
  const { rows } = blocks;
  const stacks = new StackSections();
  const sides = new LabelSides(rows, assumptions.numbers);
  for (const row of rows) {
    const { cells } = row;
    stacks.voteHeader(cells, blocks.headers.has(row));
    cells.forEach((cell, i) => {
      const labels = isFigure(cells[i + 1]) || sides.isBeforeLabel(cells, i - 1);
      if (cell.number !== null) return;
      const isPaidFor = isPaidByTime(cells.slice(i + 1, i + 4));
      if (labels || isPaidFor) stacks.vote(cell, isPaidFor);
    });
  }
  const namesNobody = pages.formatType !== null && blocks.anchors.cells.size === 0;
  const edges = new AmountEdges(namesNobody);
  const ofReport = numbersOfReport(rows, blocks.anchors.cells);
  const ofPayments = { ofReport, onlyChecks: paysByChecksOnly(rows) };
  const knowledge = {
    ...blocks,
    ...ofPayments,
    stacks,
    edges,
    sides,
    legend,
    namesNobody,
    assumptions,
    doubts,
  };
  const first = readRows(rows, knowledge);
  if (first.records.length === 0 || first.records[0]!.scope === "check") return first;
  // What the columns of a sum are is known from the people, who may stand below it.
  for (const { line } of rows) for (const token of line.tokens) token.claim = null;
  for (const token of pages.aside) token.claim = "decoration";
  return readRows(rows, knowledge);
}

/** Whether three numbers behind a label are hours or pieces, their rate and the pay for them, in either order. */
function isPaidByTime(cells: readonly Cell[]): boolean {
  const [a, b, c] = cells.filter((cell): cell is FigureCell => cell.number !== null);
  return a !== undefined && b !== undefined && c !== undefined && isProduct(a, b, c);
}

function readRows(rows: readonly CellRow[], knowledge: PageKnowledge): BlocksReading {
  const reader = new BlockReader(knowledge);
  for (const row of rows) reader.read(row);
  return { records: reader.records.filter(saysSomething), headed: reader.headed };
}
