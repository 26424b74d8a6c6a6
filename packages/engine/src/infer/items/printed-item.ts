import type { LineSection } from "../../variants/variant-schema.ts";
import type { FigureCell } from "../cells/cell-groups.ts";
import type { Cell } from "../cells/cells.ts";
import type { ColumnRole } from "../vocabulary/headings.ts";
import type { LabelKind } from "./new-item.ts";

/** A line of pay as it stands on the page. */
export interface PrintedItem {
  label: Cell;
  code: Cell | null;
  figures: readonly FigureCell[];
  kind: LabelKind;
  /** What a word beside the label says that the line is. */
  section?: LineSection | null;
  /** What the figures are, where their row says so and not their heading. */
  role?: ColumnRole | null;
}
