import type { Attribute } from "./attributes.ts";
import type { Part } from "./parts.ts";

/** A part of a record, with where it stands from it. */
export interface PlacedPart extends Part {
  /** Line of the record; below zero above it. */
  line: number;
  /** What the words before it say, or the headings over it. */
  says: readonly Attribute[];
  where: Where;
  /** How many phrases stand left of it in its line. */
  behind: number;
}

/** Within the lines of the record, in a line above several, or elsewhere on its page. */
export type Where = "own" | "above" | "around";

/** Parts that stand at the same place of their records, or behind the same words. */
export interface Place {
  /** What words before them say, or the headings over them. */
  told: readonly Attribute[];
  /** Words before them say it, and no heading. */
  isPrefixed: boolean;
  where: Where;
  form: Part["form"];
  /** Place in their phrases. */
  order: number;
  x0: number;
  texts: Map<number, PlacedPart[]>;
}
