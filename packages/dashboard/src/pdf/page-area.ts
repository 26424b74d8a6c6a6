import type { Printed } from "../api/types.ts";

/** What a dragged box covers of a page. */
export interface PageArea {
  /** Of the boxes on the page, each once. */
  readonly names: readonly string[];
  /** Text that stands in none of them. */
  readonly phrases: readonly Printed[];
}
