import type { OpenBlocks } from "../blocks/open-blocks.ts";
import { normalizeLabel, sumMoney } from "@paylift/canonical";
import type { RecordReading } from "../../interpret/reading.ts";
import { isFigure, type Cell } from "../cells/cells.ts";
import { employeeCountOf, takeCount } from "../document/employee-count.ts";
import { isLineLabel } from "../vocabulary/line-labels.ts";
import type { HeadingMap } from "../headers/heading-map.ts";
import { totalScope } from "../vocabulary/total-labels.ts";

/** Rows of a report that names nobody: what the company pays in all, in each department, or on each day. */
export class RowsOfNobody {
  readonly #blocks: OpenBlocks;
  readonly #headings: HeadingMap;

  /** The first line of the part that is read. */
  #from = 0;

  constructor(blocks: OpenBlocks, headings: HeadingMap) {
    this.#blocks = blocks;
    this.#headings = headings;
  }

  /** Begins the record that a row of figures belongs to; gives what of the row is read. */
  begin(cells: readonly Cell[]): readonly Cell[] {
    const [first] = cells;
    if (first === undefined || !cells.some(isFigure)) return cells;
    const { open } = this.#blocks;
    const column = this.#headings.textColumnOf(first);
    const inDays = column === "date";
    const inDepartments = column === "department" || inDays;
    const scope = totalScope(first.text);
    // A bare `Total` below departments is that of all, and so is any below days: `Quarter Total`.
    const isOverall = inDepartments && (scope === "section" || (inDays && scope !== null));
    const isSum =
      isOverall || cells.some(({ number, text }) => number === null && totalScope(text) === "company");
    if (inDepartments && open !== null && employeeCountOf(first.text) !== null) {
      takeCount(open.record, first);
      return cells.slice(1);
    }
    if (!isSum && inDepartments) {
      this.#blocks.beginTotal("department", first.page);
      // What kind of run a day had is no line.
      const lines = inDays ? cells.filter(isFigure) : cells.slice(1);
      // Codes, names and heads of departments are no lines.
      return lines.some(({ number, text }) => number === null && isLineLabel(text))
        ? lines
        : cells.filter(isFigure);
    }
    if (!isSum && open !== null && isPartSum(first) && addUpPart(open.record, cells, this.#from)) {
      this.#from = open.record.items.length;
      return [];
    }
    if (open === null || (isSum && open.record.scope !== "company"))
      this.#blocks.beginTotal("company", first.page);
    return cells;
  }
}

const EDGE_PT = 2;

/** `Total Federal Taxes` */
const OF_SOME_TAXES = /^total (?:federal|state|local|city|county) tax(?:es)?$/;

function isPartSum({ number, text }: Cell): boolean {
  if (number !== null) return false;
  return totalScope(text) === "department" || OF_SOME_TAXES.test(normalizeLabel(text));
}

/** Takes sums of a part of the lines, as of the taxes of one agency. False where they are none. */
function addUpPart(record: RecordReading, cells: readonly Cell[], from: number): boolean {
  const amounts = record.items.slice(from).flatMap(({ amount }) => amount ?? []);
  const sums = cells.filter(isFigure).map(({ number: { cents, token } }) => {
    const column = amounts.filter((amount) => Math.abs(amount.token.x1 - token.x1) <= EDGE_PT);
    // Beside the sums of the columns stands that of all.
    const parts = column.length > 0 || cents === 0 ? column : amounts;
    return { total: { cents: cents ?? 0, token }, parts };
  });
  const hold = sums.filter(({ total, parts }) => sumMoney(parts.map((part) => part.cents)) === total.cents);
  if (sums.length === 0 || hold.length < sums.length) return false;
  const identity = "Σ amounts of the part = printed total of the part";
  for (const sum of sums) {
    record.lineSums.push({ label: cells[0]!.text, identity, ...sum });
    sum.total.token.claim = "total";
  }
  return true;
}
