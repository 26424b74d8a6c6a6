import { placeColumns, type PlacedColumn } from "../layout/columns.ts";
import type { Line } from "../layout/lines.ts";
import type { Row, Table, Variant } from "../variants/compiled-variant.ts";
import type { RecordScope } from "../variants/variant-schema.ts";
import { addLabelled, cellsOf, readLane, type LaneCells } from "./lane-reader.ts";
import { findRow, splitFigures, withoutTokens, type FoundFigure } from "./line-parts.ts";
import type { TokenMatch } from "./match-tokens.ts";
import type { RecordReading, TextReading } from "./reading.ts";
import { openNextCheck, openRecord, setFigure, setGroups, type OpenRecord } from "./record-builder.ts";
import { bandLength, nextHeader } from "./table-header.ts";

/** What became of a line, for people who write variants. */
export interface LineTrace {
  line: Line;
  row: string | null;
}

/** Blocks stand further apart than their lines by more than this. */
const BLOCK_GAP_PT = 1;

/** Most lines of a name. */
const NAME_LINES = 4;

/** Walks the lines of a document through the tables of a variant and gathers its records. */
export class TableWalk {
  readonly records: RecordReading[] = [];
  readonly traces: LineTrace[] = [];
  /** Columns as they were placed last on each page. */
  readonly columnsByPage = new Map<number, PlacedColumn[]>();
  readonly #variant: Variant;
  readonly #companyName: string | null;
  #table: Table | null = null;
  #columns: PlacedColumn[] | null = null;
  #columnsOf: Table | null = null;
  #open: OpenRecord | null = null;
  #abovePageHeader = false;
  /** The employee's record that was open last; further checks belong to it. */
  #employee: OpenRecord | null = null;
  #employeeBefore: OpenRecord | null = null;
  #department: { name: TextReading | null; code: TextReading | null } = { name: null, code: null };

  constructor(variant: Variant, companyName: string | null) {
    this.#variant = variant;
    this.#companyName = companyName;
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
    this.#abovePageHeader = table !== null && nextHeader(table, lines, i) !== null;
  }

  /** Reads from line `i` on; gives the number of lines that it took. */
  #step(lines: readonly Line[], i: number): number {
    const line = lines[i]!;
    if (this.#isFurniture(line)) return this.#decorate([line], "furniture");
    const band = this.#header(lines, i);
    if (band > 0) return this.#decorate(lines.slice(i, i + band), "header");
    if (this.#switchTable(lines, i)) return this.#decorate([line], "begin");
    const table = this.#table;
    if (table === null || this.#columns === null || this.#columnsOf !== table) return this.#trace(line, null);
    if (this.#abovePageHeader) return this.#trace(line, "page header");
    this.columnsByPage.set(line.page, this.#columns);
    return this.#trace(line, this.#readLine(lines, i, table, this.#columns));
  }

  /** A line that says only whose document it is stands at the head or foot of a page, wherever a block breaks. */
  #isFurniture({ text }: Line): boolean {
    return text === this.#companyName || this.#variant.furniture.some((pattern) => pattern.test(text));
  }

  #decorate(lines: readonly Line[], row: string): number {
    for (const line of lines) {
      for (const token of line.tokens) if (token.moneyLike) token.claim ??= "decoration";
      this.#trace(line, row);
    }
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
      this.#open = null;
      return true;
    }
    const next = this.#variant.tables.find(({ begin }) => begin?.test(line.text) === true);
    if (next === undefined) return false;
    if (next !== this.#table) this.#open = null;
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
      this.#table === null ? this.#variant.tables.filter(({ begin }) => begin === null) : [this.#table];
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

  #readLine(lines: readonly Line[], i: number, table: Table, columns: PlacedColumn[]): string | null {
    const line = lines[i]!;
    const { rest: tokens, found: figures } = splitFigures(line.tokens, table);
    const cells = cellsOf(tokens, columns, table);
    const found = findRow(table, tokens, cells);
    let row: string | null = figures.length > 0 ? "figure" : null;
    let rest = cells;
    if (found !== null) {
      row = found.row.data.kind;
      if (found.match.groups.has("name_more") && this.#beginsName(lines, i, table, columns)) {
        this.#begin({ ...openRecord("check", table.data.name, line.page), startsWithText: true });
        found.match.groups.set("name", found.match.groups.get("name_more")!).delete("name_more");
      }
      rest = this.#applyRow(found.row, found.match, table, line, cells);
    }
    this.#takeFigures(figures, table, line);
    const open = this.#openForItems(line, rest);
    if (open === null) return row;
    for (const lane of rest.values()) readLane(open, lane);
    open.rows++;
    return row;
  }

  /** Gives labelled figures to the record that they speak of; without one they stay unclaimed. */
  #takeFigures(figures: readonly FoundFigure[], table: Table, line: Line): void {
    for (const { figure, match } of figures) {
      const record = this.#recordFor(figure.scope, table, line);
      if (record === null) continue;
      if (figure.lane !== null) addLabelled(record, figure, match.groups);
      else setGroups(record, match.groups);
      // A pattern without groups only knows that the figure is a total of no further use.
      if (match.groups.size === 0)
        for (const token of match.tokens) if (token.moneyLike) token.claim ??= "total";
    }
  }

  #recordFor(scope: RecordScope | null, table: Table, line: Line): RecordReading | null {
    if (scope === null || this.#open?.record.scope === scope) return this.#open?.record ?? null;
    const known = this.records.findLast((record) => record.scope === scope);
    if (known !== undefined) return known;
    const { record } = openRecord(scope, table.data.name, line.page);
    this.records.push(record);
    return record;
  }

  /** Does what a row pattern says; gives the lanes that are still to be read. */
  #applyRow(
    row: Row,
    match: TokenMatch,
    table: Table,
    line: Line,
    cells: Map<string, LaneCells>,
  ): Map<string, LaneCells> {
    const { kind, scope } = row.data;
    for (const token of match.tokens) if (token.moneyLike) token.claim ??= "decoration";
    const rest = withoutTokens(cells, match.tokens);
    if (kind === "employee" && this.#isRestOfName()) {
      match.groups.set("name_more", match.groups.get("name")!).delete("name");
    } else if (kind === "employee")
      this.#begin(openRecord(table.data.record_scope ?? "check", table.data.name, line.page));
    else if (kind === "total") this.#begin(openRecord(scope ?? "company", table.data.name, line.page));
    else if (kind === "check" || (kind === "detail" && this.#isNextCheck(match))) {
      if (this.#employee !== null) this.#begin(openNextCheck(this.#employee.record, line.page));
    } else if (kind === "continued") this.#resume();
    else if (kind === "department") {
      this.#department = {
        name: match.groups.get("department") ?? null,
        code: match.groups.get("department_code") ?? null,
      };
      this.#open = null;
      return rest;
    } else if (kind === "ignore") {
      for (const { numbers } of rest.values()) for (const { token } of numbers) token.claim ??= "decoration";
      return new Map();
    } else if (kind === "sum") {
      this.#sum(scope ?? "employee", table, line, rest);
      return new Map();
    }
    if (this.#open !== null) setGroups(this.#open.record, match.groups);
    return rest;
  }

  /**
   * A long name begins on a line of its own that only the id below tells from other text: nothing but text without
   * meaning stands between the two.
   */
  #beginsName(lines: readonly Line[], i: number, table: Table, columns: PlacedColumn[]): boolean {
    if (this.#isUnidentified() || !beginsBlock(lines, i)) return false;
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

  #isUnidentified(): boolean {
    const record = this.#open?.record;
    return record?.scope === "check" && record.employeeId === null;
  }

  /** `SURNAME` on one line and `JR.,GIVEN` on the next are one name. */
  #isRestOfName(): boolean {
    const name = this.#open?.record.name;
    if (!this.#isUnidentified() || name == null || name.text.includes(",")) return false;
    return this.#open!.startsWithText && this.#open!.rows < NAME_LINES;
  }

  /** Goes on with the employee before; a record that a first line of the repeated name began was no new employee. */
  #resume(): void {
    const begun = this.#open;
    if (
      begun !== null &&
      this.#isUnidentified() &&
      begun === this.#employee &&
      this.#employeeBefore !== null
    ) {
      this.records.splice(this.records.indexOf(begun.record), 1);
      this.#employee = this.#employeeBefore;
      this.#employee.record.items.push(...begun.record.items);
      this.#employee.record.payments.push(...begun.record.payments);
      this.#open = this.#employee;
    }
    this.#open ??= this.#employee;
  }

  #isNextCheck(match: TokenMatch): boolean {
    const { record } = this.#open ?? {};
    return record?.scope === "check" && record.employeeId !== null && match.groups.has("employee_id");
  }

  #begin(open: OpenRecord): void {
    if (open.record.scope === "check" || open.record.scope === "summary") {
      open.record.department ??= this.#department.name;
      open.record.departmentCode ??= this.#department.code;
      this.#employeeBefore = this.#employee;
      this.#employee = open;
    }
    this.#open = open;
    this.records.push(open.record);
  }

  /** The record that a line's items go to; a new check where the sum of the last one is already printed. */
  #openForItems(line: Line, cells: Map<string, LaneCells>): OpenRecord | null {
    const open = this.#open;
    if (open === null || !open.closed) return open;
    const hasContent = [...cells.values()].some(({ numbers }) => numbers.length > 0);
    if (!hasContent) return null;
    this.#begin(openNextCheck(open.record, line.page));
    return this.#open;
  }

  /** Reads a line of sums into the record that it sums up. */
  #sum(scope: RecordScope, table: Table, line: Line, cells: Map<string, LaneCells>): void {
    const open = this.#open;
    if (open === null) return;
    let { record } = open;
    if (scope === "employee" && open.closed) {
      const total = openRecord("employee", table.data.name, line.page);
      total.record.name = record.name;
      total.record.employeeId = record.employeeId;
      ({ record } = total);
      this.records.push(record);
    }
    for (const { lane, numbers } of cells.values()) {
      for (const { column, token } of numbers) {
        const { role, sum, figure } = column.data;
        const name = sum ?? figure;
        if (role === "hours" && token.quantity !== null) {
          record.totalHours = { quantity: token.quantity, token };
          token.claim = "total";
        } else if (name !== undefined && lane !== undefined && token.money !== null)
          setFigure(record, name, { cents: token.money, token });
      }
    }
    if (scope === "check" || scope === "employee") open.closed = true;
    if (scope === "employee") this.#open = null;
  }
}

/** Whether a line stands further from the one above than from the one below, as the first line of a block does. */
function beginsBlock(lines: readonly Line[], i: number): boolean {
  const [above, line, below] = [lines[i - 1], lines[i]!, lines[i + 1]];
  if (above === undefined || above.page !== line.page) return true;
  if (below === undefined || below.page !== line.page) return false;
  return line.baseline - above.baseline > below.baseline - line.baseline + BLOCK_GAP_PT;
}
