import { placeColumns, type PlacedColumn } from "../layout/columns.ts";
import { textOf, type Line } from "../layout/lines.ts";
import type { Table, Variant } from "../variants/compiled-variant.ts";
import { cellsOf } from "./lane-cells.ts";
import { readLane } from "./lane-reader.ts";
import { findRow, splitFigures } from "./line-parts.ts";
import { decorate, isFurniture } from "./furniture.ts";
import { matchTokens } from "./match-tokens.ts";
import type { RecordReading } from "./reading.ts";
import { NAME_LINES, RecordBook } from "./record-book.ts";
import { bandLength, nextHeader } from "./table-header.ts";
import type { LineTrace, Walked } from "./walked.ts";

/** Blocks stand further apart than their lines by more than this. */
const BLOCK_GAP_PT = 1;

/** Walks the lines of a document through the tables of a variant and gathers its records. */
export class TableWalk implements Walked {
  readonly traces: LineTrace[] = [];
  readonly columnsByPage = new Map<number, PlacedColumn[]>();
  readonly #variant: Variant;
  readonly #companyName: string | null;
  readonly #book = new RecordBook();
  #table: Table | null = null;
  #columns: PlacedColumn[] | null = null;
  #columnsOf: Table | null = null;
  #abovePageHeader = false;

  constructor(variant: Variant, companyName: string | null) {
    this.#variant = variant;
    this.#companyName = companyName;
  }

  get records(): RecordReading[] {
    return this.#book.records;
  }

  walk(lines: readonly Line[]): void {
    for (let i = 0; i < lines.length;) {
      if (lines[i - 1]?.page !== lines[i]!.page) this.#turnPage(lines, i);
      i += this.#step(lines, i);
    }
  }

  /** What stands above a header that is repeated on a new page belongs to the page, not to the table. */
  #turnPage(lines: readonly Line[], i: number): void {
    const table = this.#table;
    this.#abovePageHeader =
      table !== null && table.data.header.of !== "record" && nextHeader(table, lines, i) !== null;
  }

  /** Reads from line `i` on; gives the number of lines that it took. */
  #step(lines: readonly Line[], i: number): number {
    const line = lines[i]!;
    if (this.#isFurniture(line)) return this.#decorate([line], "furniture");
    const band = this.#header(lines, i);
    if (band > 0) return this.#readHeader(lines, i, band);
    if (this.#switchTable(lines, i)) return this.#decorate([line], "begin");
    const table = this.#table;
    if (table === null || this.#columns === null || this.#columnsOf !== table) return this.#trace(line, null);
    if (this.#abovePageHeader) return this.#trace(line, "page header");
    this.columnsByPage.set(line.page, this.#columns);
    return this.#trace(line, this.#readLine(lines, i, table, this.#columns));
  }

  #isFurniture(line: Line): boolean {
    return isFurniture(line, this.#variant, this.#companyName);
  }

  #decorate(lines: readonly Line[], row: string): number {
    decorate(lines);
    for (const line of lines) this.#trace(line, row);
    return lines.length;
  }

  #trace(line: Line, row: string | null): number {
    this.traces.push({ line, row });
    return 1;
  }

  #switchTable(lines: readonly Line[], i: number): boolean {
    const line = lines[i]!;
    if (this.#table?.end?.test(line.text) === true) {
      this.#table = null;
      this.#book.close();
      return true;
    }
    const next = this.#variant.tables.find(({ begin }) => begin?.test(line.text) === true);
    if (next === undefined) return false;
    const goesOn = this.#table?.family.includes(next) === true;
    // The record goes on below the title of a new page, in the table that it was in.
    if (goesOn && next.data.header.of === "record") return true;
    if (!goesOn) this.#book.close();
    this.#table = next;
    this.#abovePageHeader = false;
    // An employee's heading line may stand above the header of their own lines.
    const columns = nextHeader(next, lines, i + 1);
    if (columns !== null) this.#place(next, columns);
    return true;
  }

  /** Places the columns anew where a header stands; gives its number of lines, 0 for none. */
  #header(lines: readonly Line[], i: number): number {
    const candidates =
      this.#table === null
        ? this.#variant.tables.filter(({ family }) => family[0]!.begin === null)
        : this.#table.family;
    for (const table of candidates) {
      const length = bandLength(table, lines, i);
      if (length === 0) continue;
      const columns = placeColumns(table.columns, lines.slice(i, i + length));
      if (columns === null) continue;
      this.#table = table;
      this.#abovePageHeader = false;
      this.#place(table, columns);
      return length;
    }
    return 0;
  }

  #place(table: Table, columns: PlacedColumn[]): void {
    this.#columns = columns;
    this.#columnsOf = table;
  }

  /** Words beside the header of a record are its first line. */
  #readHeader(lines: readonly Line[], i: number, band: number): number {
    const [table, columns, line] = [this.#table!, this.#columns!, lines[i]!];
    const heading = matchTokens(table.headerFrom, line.tokens, line.text)!.tokens;
    const tokens = line.tokens.filter((token) => !heading.includes(token));
    if (table.data.header.of !== "record" || tokens.length === 0)
      return this.#decorate(lines.slice(i, i + band), "header");
    this.columnsByPage.set(line.page, columns);
    this.#trace(line, this.#readLine(lines, i, table, columns, { ...line, tokens, text: textOf(tokens) }));
    return 1 + this.#decorate(lines.slice(i + 1, i + band), "header");
  }

  #readLine(
    lines: readonly Line[],
    i: number,
    table: Table,
    columns: PlacedColumn[],
    line = lines[i]!,
  ): string | null {
    const { rest: tokens, found: figures } = splitFigures(line.tokens, table);
    const cells = cellsOf(tokens, columns, table);
    const found = findRow(table, tokens, cells);
    let row: string | null = figures.length > 0 ? "figure" : null;
    let rest = cells;
    if (found !== null) {
      row = found.row.data.kind;
      if (found.match.groups.has("name_more") && this.#beginsName(lines, i, table, columns)) {
        this.#book.beginNamed(table, line);
        found.match.groups.set("name", found.match.groups.get("name_more")!).delete("name_more");
      }
      rest = this.#book.applyRow(found.row, found.match, table, line, cells);
    }
    this.#book.takeFigures(figures, table, line);
    const open = this.#book.openForItems(line, rest);
    if (open === null) return row;
    for (const lane of rest.values()) readLane(open, lane);
    open.rows++;
    return row;
  }

  /**
   * A long name begins on a line of its own that only the id below tells from other text: nothing but text without
   * meaning stands between the two.
   */
  #beginsName(lines: readonly Line[], i: number, table: Table, columns: PlacedColumn[]): boolean {
    if (this.#book.isUnidentified() || !beginsBlock(lines, i)) return false;
    let texts = 0;
    for (let k = i + 1; k < lines.length && texts < NAME_LINES; k++) {
      const band = bandLength(table, lines, k);
      if (band > 0) k += band - 1;
      if (band > 0 || this.#isFurniture(lines[k]!)) continue;
      const tokens = splitFigures(lines[k]!.tokens, table).rest;
      const found = findRow(table, tokens, cellsOf(tokens, columns, table));
      if (found === null) return false;
      const { groups } = found.match;
      if (groups.has("employee_id")) return true;
      if (!groups.has("name") && !groups.has("name_more")) return false;
      texts++;
    }
    return false;
  }
}

/** Whether a line stands further from the one above than from the one below, as the first line of a block does. */
function beginsBlock(lines: readonly Line[], i: number): boolean {
  const [above, line, below] = [lines[i - 1], lines[i]!, lines[i + 1]];
  if (above === undefined || above.page !== line.page) return true;
  if (below === undefined || below.page !== line.page) return false;
  return line.baseline - above.baseline > below.baseline - line.baseline + BLOCK_GAP_PT;
}
