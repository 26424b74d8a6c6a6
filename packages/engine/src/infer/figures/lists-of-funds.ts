import { normalizeLabel, sumMoney, type Cents } from "@paylift/canonical";
import type { CellGroup, FigureCell } from "../cells/cell-groups.ts";
import type { Cell } from "../cells/cells.ts";
import type { PlacedHeading } from "../headers/placed-heading.ts";

/** A list has so many lines and their sum. */
const LEAST = 3;

/** What a company pays where: money that it needs for a payroll, which is told of nobody and is no sum of lines. */
export class ListsOfFunds {
  readonly #lists = new Map<Cell, FigureCell[]>();
  /** Figures that are told beside a label, wherever. */
  readonly #told: { label: string; figure: FigureCell }[] = [];
  readonly #sums = new Map<FigureCell, string>();

  /** Sees a line of the company's, and the name of the list that it stands in. */
  see(head: PlacedHeading | null, { label, figures }: CellGroup): void {
    const [only, other] = figures;
    if (label === null || only === undefined || other !== undefined || only.number.cents === null) return;
    const text = normalizeLabel(label.text);
    this.#told.push({ label: text, figure: only });
    if (head?.section !== "net") return;
    const list = this.#lists.get(head.cell);
    if (list === undefined) this.#lists.set(head.cell, [only]);
    else list.push(only);
    this.#sums.set(only, text);
  }

  /** Claims the lists whose last line is the sum of the others, and that sum where it is told again, as far as nothing else has. */
  complete(): void {
    for (const list of this.#lists.values()) {
      const [sum, lines] = [list.at(-1)!, list.slice(0, -1)];
      if (list.length < LEAST || sumMoney(lines.map(centsOf)) !== centsOf(sum)) continue;
      const again = this.#told.filter(
        ({ label, figure }) => label === this.#sums.get(sum) && centsOf(figure) === centsOf(sum),
      );
      for (const { number } of [...list, ...again.map(({ figure }) => figure)])
        number.token.claim ??= "decoration";
    }
  }
}

function centsOf({ number }: FigureCell): Cents {
  return number.cents!;
}
