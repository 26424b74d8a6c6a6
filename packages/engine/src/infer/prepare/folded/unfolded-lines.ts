import { isFigure, type Cell, type CellRow } from "../../cells/cells.ts";
import { headingOf } from "../../vocabulary/headings.ts";
import { foldedHeaderOf, type FoldedHeader, type Strip } from "./folded-header.ts";
import { foldedRecordsOf, type FoldedRecord, type PlacedCell } from "./folded-records.ts";
import { movedBy } from "../pages/pages-aside.ts";
import { columnsOfFacts, withColumnOfNames } from "./unnamed-columns.ts";
import { totalScope } from "../../vocabulary/total-labels.ts";
import { isBareHours } from "../../vocabulary/bare-columns.ts";

/** White between two columns, in points. */
const GAP_PT = 14;
const LEAST_PEOPLE = 2;

/**
 * Lets each person have one line where their records have as many lines as the header, and each line stands under the header's
 * line of the same place: what stands above each other in the header stands beside each other then, with its figures below.
 * Null where records stand otherwise.
 */
export function withLinesUnfolded(
  rows: readonly CellRow[],
  names: ReadonlySet<Cell>,
): readonly CellRow[] | null {
  const found = tablesOf(rows, names);
  const people = found.flatMap(({ records }) => records.filter(({ ofPerson }) => ofPerson));
  if (people.length < LEAST_PEOPLE) return null;
  const { header } = found[0]!;
  const places = placesOf(
    header,
    found.flatMap(({ records }) => records),
  );
  const unfolded = new Map<CellRow, CellRow[]>();
  for (const table of found) {
    const [first, ...others] = table.isPrinted ? table.header.rows : [];
    if (first !== undefined) unfolded.set(first, headerRows(table.header, places));
    for (const row of others) unfolded.set(row, []);
    for (const record of table.records) {
      for (const row of record.rows) unfolded.set(row, []);
      unfolded.set(record.rows[0]!, recordRows(record, table.header, places));
    }
  }
  return rows.flatMap((row) => unfolded.get(row) ?? row);
}

interface FoldedTable {
  header: FoldedHeader;
  /** Whether its page has the header. */
  isPrinted: boolean;
  records: readonly FoldedRecord[];
}

/** The table of each page; none where one of people is none of these, or pages have other headers. */
function tablesOf(rows: readonly CellRow[], names: ReadonlySet<Cell>): FoldedTable[] {
  const isName = (cell: Cell): boolean => names.has(cell);
  const isNamed = ({ cells }: CellRow): boolean => cells.some(isName);
  const tables: FoldedTable[] = [];
  let facts: readonly Strip[] | null = null;
  const withPeople = (header: FoldedHeader, below: readonly CellRow[]): FoldedHeader => {
    const named = withColumnOfNames(header, below, isName);
    // Few pages show all facts.
    facts ??= columnsOfFacts(named, rows, isName);
    return { ...named, strips: [...named.strips, ...facts].sort((a, b) => a.x0 - b.x0) };
  };
  for (const page of Map.groupBy(rows, (row) => row.page).values()) {
    const first = page.findIndex(isNamed);
    const known = tables[0]?.header;
    const printed = first < 0 ? headerAgain(page, known) : headerAbove(page, first);
    if (printed === null && first < 0) continue;
    // Later pages may go on without a header.
    const told = printed ?? known ?? null;
    if (told === null || !isSame(told, known ?? told)) return [];
    const below = printed === null ? page : page.slice(page.indexOf(told.rows.at(-1)!) + 1);
    const header = first < 0 && known !== undefined ? likeOthers(told, known) : withPeople(told, below);
    const records = foldedRecordsOf(header, below, isNamed);
    if (records === null) return [];
    tables.push({ header, isPrinted: printed !== null, records });
  }
  return tables;
}

/** The header above the first person of a page, whose record may begin above the name. */
function headerAbove(page: readonly CellRow[], first: number): FoldedHeader | null {
  for (let end = first; end > 0; end--) {
    const header = foldedHeaderOf(page.slice(0, end));
    const between = page.slice(end, first).filter(({ cells }) => cells.some(isFigure));
    // The sum of a department may stand at the head of the next page.
    const areSums = totalScope(between[0]?.cells[0]?.text ?? "") !== null;
    if (header !== null) return areSums || between.length <= header.nameLine ? header : null;
  }
  return null;
}

/** The header of people on a page that has nothing but sums; null where it is not printed again. */
function headerAgain(page: readonly CellRow[], known: FoldedHeader | undefined): FoldedHeader | null {
  for (let end = 1; known !== undefined && end < page.length; end++) {
    const header = foldedHeaderOf(page.slice(0, end));
    if (header !== null && isSame(header, known)) return header;
  }
  return null;
}

/** A header on a page of sums has the column of names that others have. */
function likeOthers(header: FoldedHeader, { strips }: FoldedHeader): FoldedHeader {
  return header.strips.length === strips.length ? header : { ...header, strips };
}

function isSame(a: FoldedHeader, b: FoldedHeader): boolean {
  return textOf(a) === textOf(b);
}

function textOf({ lines }: FoldedHeader): string {
  return lines.map(({ cells }) => cells.map(({ text }) => text).join("\t")).join("\n");
}

/** How far each name of a header is moved to the right, by its strip and line. */
type Places = ReadonlyMap<string, number>;

function keyOf(at: number, line: number): string {
  return `${at} ${line}`;
}

/** Puts what stands above each other beside each other: each strip is as wide as what stands in it on any page. */
function placesOf(header: FoldedHeader, records: readonly FoldedRecord[]): Places {
  const places = new Map<string, number>();
  let end = 0;
  header.strips.forEach((strip, at) => {
    const own = records.flatMap(({ lines }) =>
      [...lines.values()].flatMap((cells) =>
        cells.filter((each) => each.strip.x0 === strip.x0).map(({ cell }) => cell),
      ),
    );
    const x0 = Math.min(strip.x0, ...own.map((cell) => cell.x0));
    const width = Math.max(strip.x1, ...own.map((cell) => cell.x1)) - x0;
    for (const line of [...strip.names.keys()].sort((a, b) => a - b)) {
      places.set(keyOf(at, line), end - x0);
      end += width + GAP_PT;
    }
  });
  return places;
}

/** The header in one line, below the names of its groups where it has some. */
function headerRows(header: FoldedHeader, places: Places): CellRow[] {
  const last = header.lines.at(-1)!;
  const names = header.strips.flatMap((strip, at) =>
    [...strip.names].map(([line, cell]) =>
      moved(withHours(cell, strip), places.get(keyOf(at, line))!, last.baseline),
    ),
  );
  const row = { ...last, cells: names.sort((a, b) => a.x0 - b.x0) };
  if (header.groups === null) return [row];
  const cells = header.strips.flatMap((strip, at) => {
    const { group } = strip;
    const isFirst = group !== null && header.strips[at - 1]?.group?.text !== group.text;
    if (!isFirst || isBareHours(group.text)) return [];
    const first = Math.min(...strip.names.keys());
    const [name] = [strip.names.get(first)!];
    return moved({ ...group, x0: name.x0 }, places.get(keyOf(at, first))!, group.baseline);
  });
  return [{ ...header.groups, cells }, row];
}

/** Columns of hours are named after them: `Regular` below `HOURS`. */
function withHours(cell: Cell, { group }: Strip): Cell {
  const isBare = group !== null && isBareHours(group.text) && headingOf(cell.text)?.role !== "hours";
  return isBare ? { ...cell, text: `${cell.text} Hours` } : cell;
}

/** A record in one line, and below it what else stands in columns that have but one name. */
function recordRows(record: FoldedRecord, header: FoldedHeader, places: Places): CellRow[] {
  const own: Cell[] = [];
  const further = new Map<number, Cell[]>();
  for (const [line, cells] of record.lines)
    for (const { cell, strip } of cells) {
      const at = header.strips.indexOf(strip);
      const place = places.get(keyOf(at, line));
      if (place !== undefined) own.push(moved(cell, place, record.row.baseline));
      else further.set(line, [...(further.get(line) ?? []), inColumn({ cell, strip }, at, places)]);
    }
  const lines = [...further].sort(([a], [b]) => a - b);
  const rows = lines.map(([, cells]) => {
    const row = record.rows.find(({ baseline }) => baseline === cells[0]!.baseline) ?? record.row;
    return { ...row, cells };
  });
  return [withCells(record, own), ...rows];
}

/** A cell below the only name of its strip. */
function inColumn({ cell, strip }: PlacedCell, at: number, places: Places): Cell {
  const [line] = strip.names.keys();
  return moved(cell, places.get(keyOf(at, line!))!, cell.baseline);
}

function withCells({ row, rows }: FoldedRecord, cells: readonly Cell[]): CellRow {
  const line = {
    ...row.line,
    tokens: rows.flatMap((each) => each.line.tokens),
    text: rows.map((each) => each.line.text).join("\t"),
  };
  return { ...row, line, cells: [...cells].sort((a, b) => a.x0 - b.x0) };
}

function moved(cell: Cell, by: number, baseline: number): Cell {
  return {
    ...cell,
    baseline,
    x0: cell.x0 + by,
    x1: cell.x1 + by,
    tokens: cell.tokens.map((token) => movedBy(token, by)),
  };
}
