import type { LineSection } from "../../variants/variant-schema.ts";
import { headingOf, type Heading } from "../vocabulary/headings.ts";

/** One thing that a page does not tell by itself, and what a reading takes it for. */
export type Assumption =
  /** Whether people are the columns of a table. */
  | { of: "layout"; is: "blocks" | "transposed" | "unfolded" }
  /** On which side of its label a number stands. */
  | { of: "numbers"; is: "left" | "right" }
  /** Whether headings begin where their columns do, however far right the numbers end. */
  | { of: "headings"; is: "left" }
  /** Whether each line of a record stands under the line of the header that has the same place. */
  | { of: "lines"; is: "header" }
  /** What two numbers without headings are: what the amount is paid for and the amount, or amount and year to date. */
  | { of: "pairs"; is: Pair }
  /** What lines of a label that can be several things are. */
  | { of: "label"; text: string; is: LineSection }
  /** What a heading that is the name of a line and speaks of hours, too, has below it. */
  | { of: "column"; text: string; is: "amount" };

/** Two numbers of a line without headings. */
export type Pair = "basis, amount" | "amount, year";

/** What a reading assumes. Of two assumptions about one thing the later counts. */
export class Assumptions {
  readonly all: readonly Assumption[];
  readonly #sections = new Map<string, LineSection>();
  readonly #amounts = new Set<string>();
  readonly layout: "blocks" | "transposed" | "unfolded" | null = null;
  readonly numbers: "left" | "right" | null = null;
  readonly headings: "left" | null = null;
  readonly pairs: Pair | null = null;
  readonly lines: "header" | null = null;

  constructor(all: readonly Assumption[] = []) {
    this.all = all;
    for (const assumption of all) {
      if (assumption.of === "layout") this.layout = assumption.is;
      else if (assumption.of === "numbers") this.numbers = assumption.is;
      else if (assumption.of === "headings") this.headings = assumption.is;
      else if (assumption.of === "pairs") this.pairs = assumption.is;
      else if (assumption.of === "lines") this.lines = assumption.is;
      else if (assumption.of === "label") this.#sections.set(assumption.text, assumption.is);
      else this.#amounts.add(assumption.text);
    }
  }

  with(assumption: Assumption): Assumptions {
    return new Assumptions([...this.all, assumption]);
  }

  sectionOf(label: string): LineSection | null {
    return this.#sections.get(label) ?? null;
  }

  /** What a text means as a heading, unless it is assumed to be the name of a line. */
  headingOf(text: string): Heading | null {
    return this.#amounts.has(text) ? null : headingOf(text);
  }
}
