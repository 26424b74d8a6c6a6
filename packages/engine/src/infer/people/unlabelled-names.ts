import { canBePersonName } from "@paylift/canonical";
import { isFigure, type Cell, type CellRow } from "../cells/cells.ts";
import { namesJob } from "../vocabulary/jobs.ts";
import { smallerBelow } from "./smaller-below.ts";
import { BARE_ID } from "./name-with-id.ts";
import { atCommonEdges, isEverywhere, isNear, SAME_EDGE_PT } from "./name-edges.ts";

/** Other names in plain order: those of the commonest edges. */
export function unlabelledNames(rows: readonly CellRow[], texts: readonly Cell[]): Cell[] {
  const below = smallerBelow(rows, new Set(texts));
  const plain = texts.filter((cell) => !(below.has(cell) && namesJob(cell.text)));
  const found = atCommonEdges(plain.filter((cell) => !isEverywhere(cell, rows, plain)));
  const beside = besideIds(rows, found);
  if (beside.length >= LEAST) {
    const withFigures = new Set(rows.flatMap(({ cells }) => (cells.slice(1).some(isFigure) ? cells : [])));
    const areAlone = !beside.some((cell) => withFigures.has(cell));
    // Where none has figures beside, what has is the name of a line.
    const others = found.filter((cell) => isNear(cell, beside) && !(areAlone && withFigures.has(cell)));
    const areMost = beside.length * 2 >= found.length;
    if (areMost || (areAlone && others.length === beside.length)) return others;
  }
  const aboveIds = cellsAboveIds(rows);
  const above = found.filter((cell) => aboveIds.has(cell));
  if (above.length < Math.min(2, rows.at(-1)?.page ?? 2)) return found;
  // Where the id stands below each name, what stands above one is a name, whatever its words mean.
  const edges = [...new Set(above.map(({ x0 }) => Math.round(x0)))];
  // Behind it stands where they work.
  const facts = new Set(rows.flatMap(({ cells }) => cells.slice(1).filter((_, i) => isIdLine(cells, i))));
  const all = new Set(found.filter((cell) => !facts.has(cell)));
  const isNamed = (cell: Cell): boolean =>
    aboveIds.has(cell) &&
    canBePersonName(cell.text) &&
    edges.some((x0) => Math.abs(x0 - cell.x0) <= SAME_EDGE_PT);
  // Beside the id below a name stands what somebody does, or where.
  const isFact = (cells: readonly Cell[], i: number): boolean => i === 1 && isIdWithFact(cells);
  return rows.flatMap(({ cells }) =>
    cells.filter((cell, i) => (all.has(cell) && !isFact(cells, i)) || isNamed(cell)),
  );
}

const LEAST = 2;

/** Names with their id right before them, or with the word for one further right. */
function besideIds(rows: readonly CellRow[], names: readonly Cell[]): Cell[] {
  const all = new Set(names);
  return rows.flatMap(({ cells }) => {
    const id = cells.findLastIndex((_, i) => isIdLine(cells, i));
    return cells.filter((cell, i) => all.has(cell) && (i < id || BARE_ID.test(cells[i - 1]?.text ?? "")));
  });
}

/** Whether a cell is somebody's id with the word for one, or that word before the id. */
function isIdLine(cells: readonly Cell[], at: number): boolean {
  const [word, next] = [cells[at]!.text, cells[at + 1]];
  return (
    ID_LINE.test(word) || (word.endsWith(":") && next !== undefined && ID_LINE.test(`${word} ${next.text}`))
  );
}

const ID_ALONE = /^[A-Z]{0,3}-?\d{3,9}$/;

/** Whether a line has an id without a word for it, and at most one fact beside: `LH0043 · Sales`. */
function isIdWithFact([id, fact, other]: readonly Cell[]): boolean {
  if (id === undefined || other !== undefined || isFigure(id) || !ID_ALONE.test(id.text)) return false;
  return fact === undefined ? id.number === null : fact.number === null;
}

const ID_LINE =
  /^(?:(?:employee|empl?|ee|assoc(?:iate)?|file|clock|driver|worker|badge|staff) ?(?:id\b|#|no\b|number\b)|id\b).*\d|^no\.? ?#?\d+$/i;

const ID_BELOW_EM = 2;
/** What stands further right may be lines of their own. */
const ROWS_ABOVE = 2;

/** Texts right above a line with somebody's id. */
function cellsAboveIds(rows: readonly CellRow[]): Set<Cell> {
  const found = new Set<Cell>();
  rows.forEach(({ cells, page, baseline }, i) => {
    const isBare = isIdWithFact(cells);
    const id = isBare ? cells[0] : cells.find((_, k) => isIdLine(cells, k));
    if (id === undefined) return;
    const near = rows
      .slice(Math.max(0, i - ROWS_ABOVE), i)
      .filter((above) => above.page === page && baseline - above.baseline <= ID_BELOW_EM * id.size);
    const name = near
      .toReversed()
      .flatMap((above) => above.cells)
      .find(({ x0, number }) => number === null && Math.abs(x0 - id.x0) <= SAME_EDGE_PT);
    if (name !== undefined) found.add(name);
  });
  return found;
}
