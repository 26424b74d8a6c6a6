import { isFigure, overlap, type CellRow } from "../infer/cells/cells.ts";
import type { DraftSample } from "./draft-sample.ts";
import type { HeaderBand } from "./header-band.ts";

/** Lines of one header stand no further apart than this, in points. */
const GAP_PT = 22;
const MOST_LINES = 4;
/** Captions may stand between a header and the first person. */
const BETWEEN = 4;

interface Span {
  x0: number;
  x1: number;
}

/**
 * The header over the first lines of people, whatever it says: the lines with words over columns of figures, and those
 * right above that go on with them. Null where there is none, or samples do not share it.
 */
export function headerAbove(
  samples: readonly { sample: DraftSample; people: readonly CellRow[] }[],
): HeaderBand | null {
  const bands = samples.map(({ sample, people }) => bandOf(sample, people));
  const [first] = bands;
  if (first == null) return null;
  const text = textOf(first);
  return bands.every((band) => band !== null && textOf(band) === text) ? first : null;
}

function textOf({ rows }: HeaderBand): string {
  return rows.map(({ line }) => line.text).join("\n");
}

function bandOf({ rows }: DraftSample, people: readonly CellRow[]): HeaderBand | null {
  const [first] = people;
  if (first === undefined) return null;
  const spans = people.flatMap(({ cells }) => cells.filter(isFigure));
  const at = rows.indexOf(first);
  for (let i = at - 1; i >= Math.max(0, at - BETWEEN); i--) {
    const row = rows[i]!;
    if (row.page !== first.page) return null;
    if (!standsOver(row, spans)) continue;
    const band = [row];
    while (band.length < MOST_LINES && goesUp(rows[i - band.length], band[0]!, spans))
      band.unshift(rows[i - band.length]!);
    return { rows: band };
  }
  return null;
}

function goesUp(above: CellRow | undefined, below: CellRow, spans: readonly Span[]): above is CellRow {
  if (above === undefined || above.page !== below.page) return false;
  if (below.baseline - above.baseline > GAP_PT || sizeOf(above) !== sizeOf(below)) return false;
  return standsOver(above, spans);
}

/** Titles are set larger than the headings below them. */
function sizeOf({ cells }: CellRow): number {
  return Math.round((cells[0]?.size ?? 0) * 10);
}

/** Words without a figure or a colon, some of them over a column of figures. */
function standsOver({ cells }: CellRow, spans: readonly Span[]): boolean {
  if (cells.some((cell) => isFigure(cell) || cell.text.endsWith(":"))) return false;
  return cells.some((cell) => cell.number === null && spans.some((span) => overlap(cell, span) > 0));
}
