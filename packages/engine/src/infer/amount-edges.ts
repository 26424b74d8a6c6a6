import type { LineSection } from "../variants/variant-schema.ts";
import type { Cell } from "./cells.ts";

const EDGE_PT = 4;

/** Right edges of columns, and what the numbers that end there are. */
export class AmountEdges {
  readonly #sections = new Map<number, Set<LineSection>>();
  readonly #underHeader = new Set<number>();

  mark(cell: Cell, section: LineSection): void {
    const edge = edgeOf(cell);
    this.#sections.set(edge, (this.#sections.get(edge) ?? new Set()).add(section));
  }

  /** The section whose amounts end where this number ends; null where it is none or several. */
  sectionAt(cell: Cell): LineSection | null {
    const edge = edgeOf(cell);
    for (const near of [edge, edge - 1, edge + 1]) {
      const sections = this.#sections.get(near);
      if (sections === undefined) continue;
      // What the company adds stands among the deductions, of which the sum is.
      if (sections.size === 2 && sections.has("deduction") && sections.has("employer_contribution"))
        return "deduction";
      return sections.size === 1 ? [...sections][0]! : null;
    }
    return null;
  }

  /** Whether amounts of several sections end where this number ends, so that a sum of them is no figure. */
  isMixed(cell: Cell): boolean {
    return (this.#sections.get(edgeOf(cell))?.size ?? 0) > 1;
  }

  markUnderHeader(cell: Cell): void {
    this.#underHeader.add(edgeOf(cell));
  }

  /** Whether numbers that end here have no label but the header's. */
  isUnderHeader(cell: Cell): boolean {
    return this.#underHeader.has(edgeOf(cell));
  }
}

function edgeOf({ x1 }: Cell): number {
  return Math.round(x1 / EDGE_PT);
}
