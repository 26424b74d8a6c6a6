import type { Cell, CellRow } from "../infer/cells/cells.ts";
import { headingOf } from "../infer/vocabulary/headings.ts";
import { beginsEmployerPart, totalScope } from "../infer/vocabulary/total-labels.ts";
import type { TableData } from "../variants/variant-schema.ts";
import type { DraftSample } from "./draft-sample.ts";
import { patternOf } from "./pattern-text.ts";

/** The lines of headings over the records, as they stand in one place; they are repeated on each page. */
export interface HeaderBand {
  rows: readonly CellRow[];
}

/** Lines of one header stand no further apart than this, in points. */
const GAP_PT = 22;
const LEAST_HEADINGS = 3;

/** The header that all samples share, of several the one with the most headings; null where there is none. */
export function findHeaderBand(samples: readonly DraftSample[]): HeaderBand | null {
  const bands = samples.map(bandsOf);
  const shared = [...bands[0]!.values()].filter((band) => bands.every((others) => others.has(keyOf(band))));
  return shared.toSorted((a, b) => headings(b) - headings(a))[0] ?? null;
}

/** The pattern of a header's lines. */
export function bandPattern({ rows }: HeaderBand): TableData["header"] {
  const [first, last] = [rows[0]!, rows.at(-1)!];
  const pattern = ({ line }: CellRow): string => `^${patternOf(line.text)}$`;
  return first === last ? { from: pattern(first) } : { from: pattern(first), to: pattern(last) };
}

/** The body of a sample: rows below a header, up to the end of its page. */
export function bodyRows({ rows }: DraftSample, band: HeaderBand): CellRow[] {
  const texts = new Set(band.rows.map(({ line }) => line.text));
  const last = band.rows.at(-1)!.line.text;
  const body: CellRow[] = [];
  let page = 0;
  for (const row of rows) {
    if (row.line.text === last) page = row.page;
    else if (row.page === page && !texts.has(row.line.text)) body.push(row);
  }
  return body;
}

/** Whether the header stands in each record, and not once a page. */
export function isOfRecord({ rows, pages }: DraftSample, band: HeaderBand): boolean {
  const first = band.rows[0]!.line.text;
  return rows.filter(({ line }) => line.text === first).length > 2 * pages.length;
}

/** Rows of the body that belong to people: from a name up to the totals after it, which may stand in other columns. */
export function peopleRows(sample: DraftSample, band: HeaderBand): CellRow[] {
  const { anchors } = sample;
  let ofPerson = false;
  return bodyRows(sample, band).filter(({ cells }) => {
    if (cells.some((cell) => anchors.cells.has(cell))) ofPerson = true;
    else if (cells[0] !== undefined && isAtName(cells[0], sample) && isTotal(cells[0])) ofPerson = false;
    return ofPerson;
  });
}

const SAME_PT = 4;

/** Whether a cell begins where names do. */
export function isAtName({ x0 }: Cell, { anchors }: DraftSample): boolean {
  return anchors.edges.some((edge) => Math.abs(x0 - edge) < SAME_PT);
}

function isTotal({ text }: Cell): boolean {
  return totalScope(text) !== null || beginsEmployerPart(text);
}

/** Every stack of heading lines of a sample, once, by its text. */
function bandsOf({ rows, anchors }: DraftSample): Map<string, HeaderBand> {
  const bands = new Map<string, HeaderBand>();
  let open: CellRow[] = [];
  const flush = (): void => {
    const band = { rows: open };
    if (open.length > 0 && headings(band) >= LEAST_HEADINGS && !bands.has(keyOf(band)))
      bands.set(keyOf(band), band);
    open = [];
  };
  for (const row of rows) {
    const last = open.at(-1);
    const near = last !== undefined && last.page === row.page && row.baseline - last.baseline <= GAP_PT;
    if (!near) flush();
    if (isHeaderRow(row) && !row.cells.some((cell) => anchors.cells.has(cell))) open.push(row);
    else flush();
  }
  flush();
  return bands;
}

function isHeaderRow({ cells }: CellRow): boolean {
  if (cells.some(({ number, text }) => number !== null || text.endsWith(":") || /\d{2}/.test(text)))
    return false;
  return cells.length > 1 && cells.filter(isHeading).length * 2 >= cells.length;
}

function isHeading({ text }: Cell): boolean {
  return headingOf(text) !== null || /^(?:description|tax|type|codes?|number|no\.?|#)$/i.test(text);
}

function headings({ rows }: HeaderBand): number {
  return rows.reduce((sum, { cells }) => sum + cells.filter(isHeading).length, 0);
}

function keyOf({ rows }: HeaderBand): string {
  return rows.map(({ line }) => line.text).join("\n");
}
