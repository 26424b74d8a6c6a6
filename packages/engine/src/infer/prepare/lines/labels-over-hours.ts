import { multiplyToCents } from "@paylift/canonical";
import { isFigure, type Cell, type CellRow } from "../../cells/cells.ts";

/** A label stands no further above its numbers than this, in font sizes. */
const ABOVE_EM = 2.4;
/** A label may be the kind of pay and the job, a colon between. */
const MOST_CELLS = 2;

/**
 * Puts a label alone above hours, their rate and what comes of both at the head of their line: `Hourly: Barista` over
 * `60.00 hrs @ $18.00   $1,080.00`.
 */
export function withLabelsOverHours(rows: readonly CellRow[]): readonly CellRow[] {
  const taken = new Set<CellRow>();
  const labelled = rows.map((row, i) => {
    const above = rows[i - 1];
    if (above === undefined || !isPaidByHour(row.cells) || !isLabelOver(above, row)) return row;
    taken.add(above);
    return { ...row, cells: [atLine(above.cells, row), ...row.cells] };
  });
  return taken.size === 0 ? rows : labelled.filter((_, i) => !taken.has(rows[i]!));
}

function isPaidByHour([hours, rate, ...others]: readonly Cell[]): boolean {
  if (!isFigure(hours) || hours.number.unit !== "hours") return false;
  if (!isFigure(rate) || rate.number.unit !== "rate") return false;
  const [time, each] = [hours.number.quantity, rate.number.quantity];
  const paid = time === null || each === null ? null : multiplyToCents(time, each);
  return others.some((cell) => paid !== null && Math.abs((cell.number?.cents ?? 0) - paid) <= 1);
}

function isLabelOver({ cells, page, baseline }: CellRow, below: CellRow): boolean {
  const [first] = cells;
  if (first === undefined || cells.length > MOST_CELLS || cells.some(({ number }) => number !== null))
    return false;
  const isAbove = page === below.page && below.baseline - baseline <= ABOVE_EM * first.size;
  return isAbove && first.x0 <= below.cells[0]!.x0;
}

/** The words of a label as one cell on the line below, left of its numbers. */
function atLine(cells: readonly Cell[], { baseline, cells: numbers }: CellRow): Cell {
  const [first] = cells;
  const x1 = Math.min(first!.x1, numbers[0]!.x0);
  return {
    ...first!,
    tokens: cells.flatMap(({ tokens }) => tokens),
    text: cells.map(({ text }) => text).join(" "),
    baseline,
    x1: Math.max(first!.x0, x1),
  };
}
