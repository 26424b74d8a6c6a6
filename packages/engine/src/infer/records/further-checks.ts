import { sumMoney } from "@paylift/canonical";
import type { OpenBlocks } from "../blocks/open-blocks.ts";
import { saysMore } from "../blocks/person-rows.ts";
import { isFigure, type Cell } from "../cells/cells.ts";
import { grossOfLine } from "../figures/gross-of-line.ts";
import type { RecordReading } from "../../interpret/reading.ts";
import { PAY } from "../../variants/figures-of-people.ts";
import type { HeaderStack } from "../headers/header-stack.ts";
import type { HeadingMap } from "../headers/heading-map.ts";
import { totalScope } from "../vocabulary/total-labels.ts";

/** So many checks have a sum that needs no name. */
const SEVERAL = 2;

/** Checks of a person below the first, each in a line of its own without the name. */
export class FurtherChecks {
  readonly #blocks: OpenBlocks;
  readonly #headings: HeadingMap;
  readonly #stack: HeaderStack;
  /** Whether the document has a table in which each line is one person's. */
  readonly #hasTable: boolean;

  constructor(blocks: OpenBlocks, headings: HeadingMap, stack: HeaderStack, hasTable: boolean) {
    this.#blocks = blocks;
    this.#headings = headings;
    this.#stack = stack;
    this.#hasTable = hasTable;
  }

  /** Where each line of a table is one check's, a line without a name that has a net pay again begins another one. */
  begin(cells: readonly Cell[]): void {
    const record = this.#blocks.open?.record;
    if (record?.scope === "check" && record.figures.has("gross_pay") && this.#isOfLine(cells))
      return this.#begin(record);
    if (record?.scope !== "check" || !PAY.every((figure) => record.figures.has(figure))) return;
    const texts = cells.filter((cell) => cell.number === null && !this.#namesKind(cell));
    const isDated = cells.some((cell) => this.#headings.textColumnOf(cell) === "date");
    if (texts.length === 0 ? !this.#hasTable : !isDated || texts.some(saysMore)) return;
    if (this.#havePay(cells) && !this.isSum(cells)) this.#begin(record);
  }

  /** Where the name is repeated on a line with gross and net pay, below one that has both, begins another one. */
  beginAgain(cells: readonly Cell[]): void {
    const record = this.#blocks.open?.record;
    if (record?.scope !== "check" || !PAY.every((figure) => record.figures.has(figure))) return;
    if (this.#hasTable && this.#havePay(cells)) this.#begin(record);
  }

  /**
   * Whether a line is the sum of a person's checks: its gross and net pay are those of the checks above, or of the only one
   * where it is called a sum.
   */
  isSum(cells: readonly Cell[]): boolean {
    const { open, records } = this.#blocks;
    const [label] = cells;
    if (open?.record.scope !== "check" || label === undefined) return false;
    const isNamed = this.#hasTable && label.number === null && totalScope(label.text) === "section";
    if (!isNamed && !cells.every(isFigure)) return false;
    const name = open.record.name?.text;
    const from =
      records.findLastIndex((record) => record.scope !== "check" || record.name?.text !== name) + 1;
    const checks = records.slice(from);
    const arePaid = checks.every(({ figures }) => PAY.every((figure) => figures.has(figure)));
    if (!isNamed && (checks.length < SEVERAL || !arePaid)) return false;
    return PAY.every((figure) => {
      const sum = cells.find((cell) => isFigure(cell) && this.#headings.columnOf(cell)?.figure === figure);
      const paid = checks.map(({ figures }) => figures.get(figure)?.cents ?? 0);
      return sum?.number?.cents != null && sumMoney(paid) === sum.number.cents;
    });
  }

  /** Whether figures stand in columns of both gross and net pay. */
  #havePay(cells: readonly Cell[]): boolean {
    const columns = cells.flatMap((cell) =>
      isFigure(cell) ? (this.#headings.columnOf(cell)?.figure ?? []) : [],
    );
    return PAY.every((figure) => columns.includes(figure));
  }

  #begin(record: RecordReading): void {
    this.#blocks.beginCheck(record);
    this.#blocks.open!.isFurther = true;
  }

  /** Whether a line has a gross pay of its own: what its hours are paid at their rate. */
  #isOfLine(cells: readonly Cell[]): boolean {
    if (cells.some(saysMore)) return false;
    return grossOfLine(cells.filter(isFigure), this.#headings) !== null;
  }

  /** Whether a text says what kind of check is open, as `Manual` and `Void` do, and names no line. */
  isKind(cell: Cell): boolean {
    return this.#blocks.open?.isFurther === true && this.#namesKind(cell);
  }

  #namesKind(cell: Cell): boolean {
    return cell.number === null && this.#hasTable && this.#stack.isKind(cell);
  }
}
