import { overlap, type Cell, type CellRow } from "../../cells/cells.ts";
import { headingOf } from "../../vocabulary/headings.ts";
import type { FoldedHeader, Strip } from "./folded-header.ts";

/** What stands in the column of names begins within this, in points. */
const EDGE_PT = 3;
const ID = /^[A-Z]{0,3}-?\d{2,9}$/;

/** What says nothing of the pay: other facts about people. */
const OTHER = "Status";

/**
 * A header with a column for names left of the others, where people stand there without a heading: they are called employees, and
 * what stands right below the name is the id, where it is a number of each. What else stands there is some fact about them.
 */
export function withColumnOfNames(
  header: FoldedHeader,
  rows: readonly CellRow[],
  isName: (cell: Cell) => boolean,
): FoldedHeader {
  const names = rows.flatMap(({ cells }) => cells.filter(isName));
  const [first] = names;
  if (first === undefined || names.some((name) => header.strips.some((strip) => overlap(strip, name) > 0)))
    return header;
  const ids = rows.flatMap((row, i) => {
    const name = row.cells.find(isName);
    return name === undefined ? [] : [idBelow(name, rows[i + 1])];
  });
  const areIds = ids.every((id) => id !== null) && new Set(ids).size === ids.length;
  const texts = new Map([[header.nameLine, "Employee"]]);
  if (areIds) texts.set(header.nameLine + 1, "Employee No.");
  const x1 = Math.max(...names.map((name) => name.x1));
  const { baseline, page } = header.lines[0]!.cells[0]!;
  const named = header.lines.map((_, line): [number, Cell] => [
    line,
    { ...first, baseline, page, x1, text: texts.get(line) ?? OTHER, tokens: [] },
  ]);
  const strip: Strip = { x0: first.x0, x1, names: new Map(named), group: null };
  return { ...header, strips: [...header.strips, strip].sort((a, b) => a.x0 - b.x0) };
}

/**
 * Columns of what stands right behind the ids of people, on the line below each name, without a heading: some fact about
 * them, and perhaps their rate, as in `400155  CERT @ 22.82`.
 */
export function columnsOfFacts(
  header: FoldedHeader,
  rows: readonly CellRow[],
  isName: (cell: Cell) => boolean,
): Strip[] {
  const line = header.nameLine + 1;
  const strip = header.strips.find(({ names }) => headingOf(names.get(line)?.text ?? "")?.text === "id");
  if (strip === undefined) return [];
  const below = rows.flatMap((row, i) => (row.cells.some(isName) ? [rows[i + 1]?.cells ?? []] : []));
  const facts = below.flatMap(([id, fact]) => {
    const isFact = id !== undefined && overlap(id, strip) > 0 && fact?.number === null && fact.x0 <= strip.x1;
    return isFact ? [fact] : [];
  });
  if (facts.length < below.length) return [];
  const rates = below.flatMap((cells) => cells.filter(({ number }) => number?.unit === "rate"));
  const columns = [stripOver(facts, OTHER, strip, line), stripOver(rates, "Rate", strip, line)];
  return columns.filter((column) => column !== null);
}

/** A strip as wide as some cells, with a name on one line; null where there are none. */
function stripOver(cells: readonly Cell[], text: string, { names }: Strip, line: number): Strip | null {
  const [first] = cells;
  if (first === undefined) return null;
  const x0 = Math.min(...cells.map((cell) => cell.x0));
  const x1 = Math.max(...cells.map((cell) => cell.x1));
  const { baseline, page } = names.get(line)!;
  const name: Cell = { ...first, number: null, baseline, page, x0, x1, text, tokens: [] };
  return { x0, x1, names: new Map([[line, name]]), group: null };
}

function idBelow(name: Cell, below: CellRow | undefined): string | null {
  const [only] = below?.page === name.page ? below.cells : [];
  const isId = only !== undefined && Math.abs(only.x0 - name.x0) <= EDGE_PT && ID.test(only.text);
  return isId ? only.text : null;
}
