import { sectionsOf } from "../vocabulary/line-labels.ts";
import type { LineSection } from "../../variants/variant-schema.ts";
import type { Assumption } from "./assumptions.ts";

/** What lines of a label can be that no vocabulary knows. */
const ANY: readonly LineSection[] = ["deduction", "tax", "earning"];

/** What a reading had to choose although the page does not tell, and what else it could have chosen. */
export class Doubts {
  readonly #labels = new Map<string, { count: number; others: readonly LineSection[] }>();
  readonly #columns = new Set<string>();

  /** A line whose section neither its heading nor its words settle, or whose heading says another than its words. */
  label(text: string, chosen: LineSection, heading: LineSection | null = null): void {
    const known = this.#labels.get(text);
    if (known !== undefined) known.count++;
    else this.#labels.set(text, { count: 1, others: heading === null ? othersOf(text, chosen) : [heading] });
  }

  /** A heading of hours that is the name of a line, too. */
  column(text: string): void {
    this.#columns.add(text);
  }

  /** Each other choice, those about most lines first. */
  get all(): Assumption[] {
    const columns = [...this.#columns].map((text): Assumption => ({ of: "column", text, is: "amount" }));
    const labels = [...this.#labels].sort(([, a], [, b]) => b.count - a.count);
    return [
      ...columns,
      ...labels.flatMap(([text, { others }]) => others.map((is): Assumption => ({ of: "label", text, is }))),
    ];
  }
}

/** Whether a heading names a section that lines of any label can be in. */
export function isAny(section: LineSection | "net" | "other" | null): section is LineSection {
  return section === "deduction" || section === "tax" || section === "earning";
}

function othersOf(text: string, chosen: LineSection): LineSection[] {
  const known = sectionsOf(text).filter((section) => ANY.includes(section));
  return (known.length === 0 ? ANY : known).filter((section) => section !== chosen);
}
