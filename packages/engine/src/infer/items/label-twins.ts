import { normalizeLabel } from "@paylift/canonical";
import type { RecordReading } from "../../interpret/reading.ts";
import type { Cell } from "../cells/cells.ts";

const EDGE_PT = 12;

/** Labels that a page prints in two stacks. */
export class LabelTwins {
  readonly #cells = new Map<string, Cell[]>();

  add(cell: Cell): void {
    const key = keyOf(cell);
    this.#cells.set(key, [...(this.#cells.get(key) ?? []), cell]);
  }

  /** The same label in other stacks of the page. */
  of(cell: Cell): readonly Cell[] {
    return (this.#cells.get(keyOf(cell)) ?? []).filter(({ x0 }) => Math.abs(x0 - cell.x0) > EDGE_PT);
  }
}

function keyOf({ page, text }: Cell): string {
  return `${page} ${normalizeLabel(text)}`;
}

/** Whether a label is that of something earned above the name of its own list. */
export function isEarnedAbove({ scope, items }: RecordReading, { text }: Cell, head: Cell): boolean {
  const name = normalizeLabel(text);
  return (
    scope === "check" &&
    items.some(({ section, label }) => {
      const [first] = label.tokens;
      const isAbove = first?.page === head.page && first.words[0]!.baseline < head.baseline;
      return section === "earning" && isAbove && normalizeLabel(label.text) === name;
    })
  );
}
