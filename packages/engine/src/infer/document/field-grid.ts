import { canBePersonName } from "@paylift/canonical";
import type { Cell, CellRow } from "../cells/cells.ts";
import { Edges } from "../cells/edges.ts";
import { headingOf, type TextColumn } from "../vocabulary/headings.ts";
import { isLineLabel } from "../vocabulary/line-labels.ts";
import { holdsDate } from "./holds-date.ts";

const EDGE_PT = 2;
/** Lines of one grid stand no further apart than this, in font sizes. */
const LINE_EM = 3.5;
/** What a field says may go on so far below, in font sizes. */
const NEXT_LINE_EM = 1.7;
/** So many facts at least make a grid. */
const LEAST = 2;

/** The name of a fact beside what it says, which may take several lines. */
export interface GridField {
  label: Cell;
  value: Cell;
  further: readonly Cell[];
}

/**
 * Facts about a person that stand in a grid without colons: names at one edge, and what they say at the next, in one pair of
 * columns or in several. A grid tells two things at least of which words for them or a day show that they are told.
 */
export function gridFieldsOf(rows: readonly CellRow[]): GridField[] {
  const pages = Map.groupBy(rows, ({ page }) => page);
  return [...pages.values()].flatMap((ofPage) => {
    const runs = [...columnsOf(ofPage).values()].flatMap(runsOf).filter(({ facts }) => facts > 0);
    const grid = runs
      .filter((run) => !runs.some((other) => tellsMore(other, run)))
      .flatMap(({ pairs }) => pairs);
    const facts = new Set(grid.flatMap((pair) => factOf(pair) ?? []));
    if (facts.size < LEAST) return [];
    const values = new Set(grid.map(({ value }) => value));
    return grid
      .filter(({ label }) => !values.has(label))
      .map(({ label, value }) => ({ label, value, further: furtherOf(ofPage, label, value) }));
  });
}

interface Pair {
  label: Cell;
  value: Cell;
}

/** Pairs below each other, and how many of them tell what is known. */
interface Run {
  pairs: readonly Pair[];
  facts: number;
}

/** Texts with what stands right of them, by the edges of both, from top to bottom. */
function columnsOf(rows: readonly CellRow[]): Map<string, Pair[]> {
  const edges = new Edges();
  const columns = new Map<string, Pair[]>();
  for (const { cells } of rows)
    cells.forEach((label, i) => {
      const value = cells[i + 1];
      if (value === undefined || !canBeLabel(label)) return;
      const key = `${edges.take(label.x0)} ${edges.take(value.x0)}`;
      columns.set(key, [...(columns.get(key) ?? []), { label, value }]);
    });
  return columns;
}

/** Whether what one run has for names is what another says, or the other way round, and the other knows more of its names. */
function tellsMore(other: Run, run: Run): boolean {
  const [one, own] = [other.pairs[0]!, run.pairs[0]!];
  const isShared = areAtEdge(one.label, own.value) || areAtEdge(one.value, own.label);
  return isShared && other.facts > run.facts;
}

/** Pairs of one column that stand near each other, two at least. */
function runsOf(column: readonly Pair[]): Run[] {
  const runs: Pair[][] = [];
  for (const pair of column) {
    const last = runs.at(-1)?.at(-1);
    const isNear =
      last !== undefined && pair.label.baseline - last.label.baseline <= LINE_EM * pair.label.size;
    if (isNear) runs.at(-1)!.push(pair);
    else runs.push([pair]);
  }
  return runs
    .filter(({ length }) => length > 1)
    .map((pairs) => ({ pairs, facts: pairs.filter((pair) => factOf(pair) !== null).length }));
}

function areAtEdge(a: Cell, b: Cell): boolean {
  return a.page === b.page && Math.abs(a.x0 - b.x0) <= EDGE_PT;
}

function canBeLabel({ text, number }: Cell): boolean {
  return number === null && /\p{L}/u.test(text) && !text.endsWith(":") && !holdsDate(text);
}

/** Words of the names of days, and of other facts: no person is called so. */
const OF_DAY = /\b(?:date|day|period|pay|week|begin(?:s|ning)?|start|end(?:s|ing)?|from|to|hired?|paid)\b/i;
const OF_FACT =
  /\b(?:date|period|ending|beginning|begin|start|end|number|id|code|type|rate|status|frequency|title|location)\b/i;

/** What a pair tells of whom the page is about; null where nobody knows its name, or it says something else. */
function factOf({ label, value }: Pair): TextColumn | "day" | null {
  if (holdsDate(value.text)) return OF_DAY.test(label.text) ? "day" : null;
  const heading = headingOf(value.text);
  const column = headingOf(label.text)?.text ?? null;
  if (column === "id" || column === "payment") return /\d/.test(value.text) ? column : null;
  if (heading !== null || value.number?.whole === false || isLineLabel(value.text)) return null;
  if (OF_FACT.test(value.text)) return null;
  if (column === "name") return canBePersonName(value.text) ? column : null;
  return column === "department" ? column : null;
}

/** Lines right below what a field says, which have nothing where names of fields begin. */
function furtherOf(rows: readonly CellRow[], label: Cell, value: Cell): Cell[] {
  const further: Cell[] = [];
  for (const { cells, baseline } of rows) {
    const last = further.at(-1) ?? value;
    if (baseline <= last.baseline) continue;
    if (baseline - last.baseline > NEXT_LINE_EM * value.size) break;
    const below = cells.find((cell) => areAtEdge(cell, value) && cell.number === null);
    if (below === undefined || cells.some((cell) => areAtEdge(cell, label))) break;
    further.push(below);
  }
  return further;
}
