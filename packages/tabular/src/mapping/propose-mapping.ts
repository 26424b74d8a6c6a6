import { getAtPath } from "@paylift/canonical";
import type { ExtractionResult } from "@paylift/engine";
import type { LaidOutPage } from "../layout/lay-out.ts";
import type { PlacedCell } from "../layout/place.ts";
import { cellsAt } from "../told/cells-at.ts";
import { columnName } from "../workbook/reference.ts";
import type { ColumnMeaning, MappedColumn, MappedSheet, Mapping } from "./mapping.ts";

const OF_A_PERSON = /^employees\[\d+\]\.(employee_id|name|department|gross_pay|net_pay)$/;
const OF_A_LINE =
  /^(employees\[\d+\]\.(?:earnings|taxes|deductions|employer_taxes|employer_contributions)\[\d+\])\.(amount|hours|rate|taxable_wages|ytd_amount|ytd_hours|ytd_taxable_wages)$/;

/** What was found in a cell. */
interface Found {
  readonly placed: PlacedCell;
  readonly is: ColumnMeaning;
  /** The text that names the line; null for what is of no line. */
  readonly line: string | null;
}

/**
 * The mapping that a result was read by, as far as columns tell: what each column was most often. Null for a result that was read off
 * no columns below one header.
 */
export function proposeMapping(result: ExtractionResult, pages: readonly LaidOutPage[]): Mapping | null {
  const bySheet = new Map<string, Found[]>();
  for (const [path, places] of Object.entries(result.evidence)) {
    const meaning = meaningOf(path, result);
    if (meaning === null) continue;
    for (const place of places) {
      const found = cellsAt(place, pages).map((placed): Found => ({ placed, ...meaning }));
      const sheet = pages[place.page - 1]!.sheet;
      bySheet.set(sheet, [...(bySheet.get(sheet) ?? []), ...found]);
    }
  }
  const sheets = [...bySheet].flatMap(([sheet, found]) => sheetOf(sheet, found, pages) ?? []);
  return sheets.length === 0 ? null : { version: 1, sheets: withShared(sheets, pages) };
}

function meaningOf(
  path: string,
  { canonical_output: output }: ExtractionResult,
): Omit<Found, "placed"> | null {
  const person = OF_A_PERSON.exec(path)?.[1];
  if (person !== undefined) return { is: person as ColumnMeaning, line: null };
  const [, line, figure] = OF_A_LINE.exec(path) ?? [];
  if (line === undefined) return null;
  const list = /\.(\w+)\[\d+\]$/.exec(line)![1];
  return { is: `${list}.${figure}` as ColumnMeaning, line: String(getAtPath(output, `${line}.description`)) };
}

function sheetOf(sheet: string, found: readonly Found[], pages: readonly LaidOutPage[]): MappedSheet | null {
  // A department may stand in a title.
  const first = Math.min(...found.filter(({ is }) => is !== "department").map(({ placed }) => placed.row));
  const inTable = found.filter(({ placed }) => placed.row >= first);
  const columns = Map.groupBy(inTable, ({ placed }) => placed.cell.column);
  const above = rowsOf(sheet, pages).filter((cells) => cells[0]!.row < first);
  const header = headerAmong(above, columns);
  if (header === null) return null;
  const texts = new Set(above.flatMap((cells) => cells.map(({ cell }) => cell.text.trim())));
  const mapped = header.flatMap(({ cell: { column, text: heading } }): MappedColumn[] => {
    const votes = columns.get(column);
    const own = { column: columnName(column), heading };
    if (votes === undefined) return hasNumbers(sheet, column, first, pages) ? [{ ...own, is: "ignore" }] : [];
    const { is, line } = mostOf(votes);
    return [{ ...own, is, ...(line === null || line === heading || !texts.has(line) ? {} : { line }) }];
  });
  return { sheet: sheet === "" ? null : sheet, columns: withNameParts(mapped) };
}

function rowsOf(sheet: string, pages: readonly LaidOutPage[]): (readonly PlacedCell[])[] {
  return pages
    .filter((page) => page.sheet === sheet)
    .flatMap(({ lines }) => lines.filter(({ length }) => length > 0));
}

/** The last row with a text over most of the columns. */
function headerAmong(
  above: readonly (readonly PlacedCell[])[],
  columns: ReadonlyMap<number, unknown>,
): readonly PlacedCell[] | null {
  let best: { cells: readonly PlacedCell[]; count: number } | null = null;
  for (const cells of above) {
    const count = cells.filter(({ cell }) => cell.kind === "text" && columns.has(cell.column)).length;
    if (count > 0 && count >= (best?.count ?? 0)) best = { cells, count };
  }
  return best?.cells ?? null;
}

/** Whether there is any number but zero: of a column of zeros nobody knows what it would be ignored for. */
function hasNumbers(sheet: string, column: number, first: number, pages: readonly LaidOutPage[]): boolean {
  return rowsOf(sheet, pages).some((cells) =>
    cells.some(
      ({ row, cell }) =>
        row >= first && cell.column === column && cell.kind === "number" && /[1-9]/.test(cell.text),
    ),
  );
}

function mostOf(found: readonly Found[]): Found {
  const groups = Map.groupBy(found, ({ is, line }) => `${is} ${line ?? ""}`);
  return [...groups.values()].toSorted((a, b) => b.length - a.length)[0]![0]!;
}

/** A name in several columns is a first and a last name, as their headings say. */
function withNameParts(columns: readonly MappedColumn[]): MappedColumn[] {
  if (columns.filter(({ is }) => is === "name").length < 2) return [...columns];
  return columns.flatMap((column): MappedColumn[] => {
    if (column.is !== "name") return [column];
    if (/last|family|sur/i.test(column.heading)) return [{ ...column, is: "last_name" }];
    return /first|given|fore/i.test(column.heading) ? [{ ...column, is: "first_name" }] : [];
  });
}

/**
 * A column is in each sheet what it is in another under the same heading: people may be read off the first sheet alone, and nobody of a
 * department may have a line that others have.
 */
function withShared(sheets: readonly MappedSheet[], pages: readonly LaidOutPage[]): MappedSheet[] {
  const known = sheets.flatMap(({ columns }) => columns.filter(({ is }) => is !== "ignore"));
  return sheets.map((sheet) => {
    const told = sheet.columns.filter(({ is }) => is !== "ignore");
    const own = new Set(told.map(({ column }) => column));
    const rows = rowsOf(sheet.sheet ?? "", pages);
    const more = known.filter(
      ({ column, heading }) =>
        !own.has(column) &&
        rows.some((cells) =>
          cells.some(({ cell }) => columnName(cell.column) === column && cell.text === heading),
        ),
    );
    const unique = more.filter(({ column }, at) => more.findIndex((one) => one.column === column) === at);
    const shared = new Set(unique.map(({ column }) => column));
    return {
      ...sheet,
      columns: inOrder([
        ...told,
        ...unique,
        ...sheet.columns.filter(({ is, column }) => is === "ignore" && !shared.has(column)),
      ]),
    };
  });
}

function inOrder(columns: readonly MappedColumn[]): MappedColumn[] {
  return columns.toSorted(
    ({ column: one }, { column: other }) => one.length - other.length || (one < other ? -1 : 1),
  );
}
