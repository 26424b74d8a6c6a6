import type { Assumptions } from "../assume/assumptions.ts";
import type { Doubts } from "../assume/doubts.ts";
import type { AmountEdges } from "../cells/amount-edges.ts";
import type { LabelSides } from "../cells/label-side.ts";
import type { Legend } from "../items/item-sections.ts";
import type { StackSections } from "../items/sections.ts";
import type { PreparedBlocks } from "../prepare/prepared-pages.ts";

/** What is known of all rows before they are read. */
export interface PageKnowledge extends Omit<PreparedBlocks, "rows"> {
  stacks: StackSections;
  /** Filled while rows are read. */
  edges: AmountEdges;
  sides: LabelSides;
  assumptions: Assumptions;
  doubts: Doubts;
  legend: Legend;
  /** Whether nobody is paid but by a check. */
  onlyChecks: boolean;
  /** Numbers like those of checks that count the payroll. */
  ofReport: ReadonlySet<string>;
  /** Whether the document is a report on payroll that names nobody. */
  namesNobody: boolean;
}
