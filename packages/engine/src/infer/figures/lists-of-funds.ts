import { normalizeLabel, sumMoney, type Cents } from "@paylift/canonical";
import type { CellGroup, FigureCell } from "../cells/cell-groups.ts";
import type { Cell } from "../cells/cells.ts";
import type { PlacedHeading } from "../headers/placed-heading.ts";

/** A list has so many lines and their sum. */
const LEAST = 3;

/** A figure beside its label. */
interface Told {
  label: string;
  figure: FigureCell;
}

/** What a company pays where: money that it needs for a payroll, which is told of nobody and is no sum of lines. */
export class ListsOfFunds {
  readonly #lists = new Map<Cell, Told[]>();
  readonly #told: Told[] = [];

  /** Sees a line of the company's, and the name of the list that it stands in. */
  see(head: PlacedHeading | null, { label, figures }: CellGroup): void {
    const [figure, other] = figures;
    if (label === null || figure === undefined || other !== undefined || figure.number.cents === null) return;
    const line = { label: normalizeLabel(label.text), figure };
    this.#told.push(line);
    if (head?.section !== "net") return;
    const list = this.#lists.get(head.cell);
    if (list === undefined) this.#lists.set(head.cell, [line]);
    else list.push(line);
  }

  /** Claims the lists whose last line is the sum of the others, and that sum where it is told again, as far as nothing else has. */
  complete(): void {
    for (const list of this.#lists.values()) {
      const [sum, lines] = [list.at(-1)!, list.slice(0, -1)];
      if (list.length < LEAST || sumMoney(lines.map(centsOf)) !== centsOf(sum)) continue;
      const again = this.#told.filter((each) => each.label === sum.label && centsOf(each) === centsOf(sum));
      for (const { figure } of [...list, ...again]) figure.number.token.claim ??= "decoration";
    }
  }
}

function centsOf({ figure }: Told): Cents {
  return figure.number.cents!;
}
