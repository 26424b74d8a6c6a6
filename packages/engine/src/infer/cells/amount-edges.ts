import type { LineSection } from "../../variants/variant-schema.ts";
import type { Cell } from "./cells.ts";
import { Edges } from "./edges.ts";

/** A number that ends so far from any edge, in points, has none. */
const NEAR_PT = 6;

const SIDES = [
  ["deduction", "employer_contribution"],
  ["tax", "employer_tax"],
] as const;

/** Right edges of columns, and what the numbers that end there are. */
export class AmountEdges {
  readonly #sectionEdges = new Edges();
  readonly #sections = new Map<number, Set<LineSection>>();
  readonly #underHeader = new Edges();
  readonly #namesNobody: boolean;

  /** Of a table that names nobody every number stands under the header alone. */
  constructor(namesNobody = false) {
    this.#namesNobody = namesNobody;
  }

  mark({ x1 }: Cell, section: LineSection): void {
    const edge = this.#sectionEdges.take(x1);
    this.#sections.set(edge, (this.#sections.get(edge) ?? new Set()).add(section));
  }

  /**
   * The section whose amounts end where this number ends; null where it is none or several. `named` is that of the list which
   * it stands in.
   */
  sectionAt({ x1 }: Cell, named: string | null = null): LineSection | null {
    const sections = this.#sectionsOf(this.#sectionEdges.find(x1, NEAR_PT));
    // What the company adds stands among the deductions or taxes, of which the sum is.
    for (const [ofEmployee, ofCompany] of SIDES)
      if (sections.size === 2 && sections.has(ofEmployee) && sections.has(ofCompany))
        return named === ofCompany ? ofCompany : ofEmployee;
    return sections.size === 1 ? [...sections][0]! : null;
  }

  /** Whether amounts of several sections end where this number ends, so that a sum of them is no figure. */
  isMixed({ x1 }: Cell): boolean {
    return this.#sectionsOf(this.#sectionEdges.find(x1)).size > 1;
  }

  markUnderHeader({ x1 }: Cell): void {
    this.#underHeader.take(x1);
  }

  /** Whether numbers that end here have no label but the header's. */
  isUnderHeader({ x1 }: Cell): boolean {
    return this.#namesNobody || this.#underHeader.find(x1) !== null;
  }

  #sectionsOf(edge: number | null): ReadonlySet<LineSection> {
    return (edge === null ? undefined : this.#sections.get(edge)) ?? new Set();
  }
}
