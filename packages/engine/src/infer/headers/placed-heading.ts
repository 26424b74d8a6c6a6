import type { Cell } from "../cells/cells.ts";
import type { Heading } from "../vocabulary/headings.ts";

/** A heading as it stands on the page. */
export interface PlacedHeading extends Heading {
  cell: Cell;
  /** Where its section ends: at the next heading of its line. */
  until: number;
}
