import { nameKey, sumMoney } from "@paylift/canonical";
import type { RecordReading } from "../../interpret/reading.ts";
import type { FigureName, RecordScope } from "../../variants/variant-schema.ts";
import { PAY } from "../../variants/figures-of-people.ts";
import { isFigure, type Cell } from "../cells/cells.ts";
import { isTableRow } from "../cells/table-rows.ts";
import { totalScope } from "../vocabulary/total-labels.ts";
import type { OpenBlocks } from "../blocks/open-blocks.ts";
import type { HeadingMap } from "../headers/heading-map.ts";

/** So many people make a sum that is no copy. */
const PEOPLE = 2;

/**
 * Rows of nothing but figures below people, whose gross and net pay are those of all people, or of all since the last
 * sum: sums over them that have no name, of several lines where those of people have several. Where one line is all, it was
 * named before (`nameUnnamedSums`).
 */
export class UnnamedTotals {
  readonly #blocks: OpenBlocks;
  readonly #headings: HeadingMap;
  /** The sum that was begun last. */
  #last: RecordReading | null = null;
  /** Sums over the people of the records that were counted, from the first one and from the last sum on. */
  readonly #all = new PayOfPeople();
  #since = new PayOfPeople();
  #counted = 0;

  constructor(blocks: OpenBlocks, headings: HeadingMap) {
    this.#blocks = blocks;
    this.#headings = headings;
  }

  /** Begins a record where a row is such a sum, or goes on with one; gives what of the row is read, null for other rows. */
  begin(cells: readonly Cell[]): readonly Cell[] | null {
    const { open } = this.#blocks;
    if (open !== null && open.record === this.#last)
      return this.#isNamedHere(cells) ? cells.filter(isFigure) : null;
    const scope = this.#scopeOf(cells);
    if (scope === null) return null;
    this.#last = this.#blocks.beginTotal(scope, cells[0]!.page);
    return cells;
  }

  /** Where sums take as many lines as people their name may stand on a further one. */
  #isNamedHere([first, ...figures]: readonly Cell[]): boolean {
    if (first === undefined || first.number !== null || totalScope(first.text) === null) return false;
    return figures.every((cell) => isFigure(cell) && this.#headings.columnOf(cell)?.figure == null);
  }

  /** Over whom the row adds up, below the record that is read; null where it does not. */
  #scopeOf(cells: readonly Cell[]): RecordScope | null {
    const figures = cells.filter(isFigure);
    if (figures.length < cells.length || !isTableRow(figures)) return null;
    const printed = new Map<FigureName, number>();
    for (const cell of figures) {
      const figure = this.#headings.columnOf(cell)?.figure ?? null;
      if (figure !== null && cell.number.cents !== null) printed.set(figure, cell.number.cents);
    }
    if (!PAY.every((figure) => printed.has(figure))) return null;
    this.#count();
    const last = this.#blocks.open?.record ?? null;
    if (this.#all.is(printed, last)) return "company";
    return this.#since.is(printed, last) ? "department" : null;
  }

  /** Counts the records above the open one, of which more may follow. */
  #count(): void {
    const { records, open } = this.#blocks;
    for (; this.#counted < records.length; this.#counted++) {
      const record = records[this.#counted]!;
      if (record === open?.record) return;
      if (record.scope === "department") this.#since = new PayOfPeople();
      this.#all.add(record);
      this.#since.add(record);
    }
  }
}

/** What several people are paid. */
class PayOfPeople {
  readonly #sums = new Map<FigureName, number>();
  /** Somebody with several checks is one of them; who has no pay yet is none. */
  readonly #people = new Set<string>();

  add(record: RecordReading): void {
    if (!isPaid(record)) return;
    this.#people.add(nameKey(record.name?.text ?? ""));
    for (const figure of PAY)
      this.#sums.set(figure, sumMoney([this.#sums.get(figure) ?? 0, centsOf(record, figure)]));
  }

  /** Whether a line has what they and the last one of them are paid. */
  is(printed: ReadonlyMap<FigureName, number>, record: RecordReading | null): boolean {
    const last = record !== null && isPaid(record) ? record : null;
    const isOther = last !== null && !this.#people.has(nameKey(last.name?.text ?? ""));
    if (this.#people.size + Number(isOther) < PEOPLE) return false;
    const sumOf = (figure: FigureName): number =>
      sumMoney([this.#sums.get(figure) ?? 0, last === null ? 0 : centsOf(last, figure)]);
    return PAY.every((figure) => sumOf(figure) === printed.get(figure));
  }
}

function isPaid({ scope, figures }: RecordReading): boolean {
  return scope === "check" && PAY.some((figure) => figures.has(figure));
}

function centsOf({ figures }: RecordReading, figure: FigureName): number {
  return figures.get(figure)?.cents ?? 0;
}
