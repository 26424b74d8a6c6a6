import type { LineSection } from "../variants/variant-schema.ts";
import type { Cell } from "./cells.ts";
import { sectionsOf } from "./label-kinds.ts";

/** Labels of one stack share their left edge within this, in points. */
const STACK_PT = 6;

/** What section the labels at one left edge belong to, by those that the vocabulary knows. */
export class StackSections {
  readonly #votes = new Map<number, Map<LineSection, number>>();

  vote(cell: Cell): void {
    const known = sectionsOf(cell.text).filter((section) => section !== "employer_tax");
    if (known.length !== 1) return;
    const edge = Math.round(cell.x0 / STACK_PT);
    const votes = this.#votes.get(edge) ?? new Map<LineSection, number>();
    this.#votes.set(edge, votes);
    votes.set(known[0]!, (votes.get(known[0]!) ?? 0) + 1);
  }

  /** The commonest section of labels at the same left edge; null where none is known. */
  at(cell: Cell): LineSection | null {
    const edge = Math.round(cell.x0 / STACK_PT);
    let best: { section: LineSection; count: number } | null = null;
    for (const near of [edge, edge - 1, edge + 1]) {
      for (const [section, count] of this.#votes.get(near) ?? [])
        if (best === null || count > best.count) best = { section, count };
      if (best !== null) return best.section;
    }
    return null;
  }
}

/** The section of what a group of lines is about: a plan is a deduction unless it can't be one, or its columns are taxes. */
export function groupSection(text: string, taxed: boolean): LineSection {
  if (taxed) return "tax";
  const known = sectionsOf(text);
  if (known.length === 0 || known.includes("deduction")) return "deduction";
  return known.find((section) => section !== "employer_tax") ?? "deduction";
}

const OF_EMPLOYER = /\b(?:[Ee]mployer|EMPLOYER|[Cc]ompany|COMPANY)\b|\bER\b|-R$/;

/** The section of a label: what the vocabulary knows, with the heading to choose between its meanings. */
export function sectionFor(
  text: string,
  heading: LineSection | "net" | "other" | null,
  stack: LineSection | null,
): LineSection | null {
  const known = sectionsOf(text);
  const under = heading === "net" || heading === "other" ? null : heading;
  const taxed = known.includes("tax") || known.includes("employer_tax");
  if (taxed && OF_EMPLOYER.test(text)) return "employer_tax";
  if (under === "employer_tax" || under === "employer_contribution") {
    if (known.length === 0) return under;
    return taxed ? "employer_tax" : "employer_contribution";
  }
  if (under !== null && known.includes(under)) return under;
  if (stack !== null && known.includes(stack)) return stack;
  if (taxed) return "tax";
  if (known.length > 0) return known.includes("deduction") && under !== "earning" ? "deduction" : known[0]!;
  return under ?? stack;
}
