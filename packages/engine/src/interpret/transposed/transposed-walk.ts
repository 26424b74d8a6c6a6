import type { PlacedColumn } from "../../layout/columns.ts";
import type { Line } from "../../layout/lines.ts";
import type { TransposedRow, TransposedTable } from "../../variants/compiled-transposed.ts";
import type { Variant } from "../../variants/compiled-variant.ts";
import type { RecordReading } from "../reading.ts";
import { openRecord } from "../record-builder.ts";
import type { LineTrace } from "../walked.ts";
import { splitPage } from "./heading-band.ts";
import { PeopleIndex, type People } from "./people-index.ts";
import { personColumns, type PersonColumns } from "./person-columns.ts";
import { columnsOfPeople, rowCells, type RowCells } from "./row-cells.ts";
import { readItems, readSums } from "./row-reader.ts";

/** Reads pages whose columns are employees, in whatever order a report too wide and too long for a page is cut up. */
export class TransposedWalk {
  readonly records: RecordReading[] = [];
  readonly traces: LineTrace[] = [];
  readonly columnsByPage = new Map<number, PlacedColumn[]>();
  readonly #variant: Variant;
  readonly #people = new PeopleIndex();
  #last: { table: TransposedTable; people: People } | null = null;

  constructor(variant: Variant) {
    this.#variant = variant;
  }

  walk(lines: readonly Line[]): void {
    for (let i = 0; i < lines.length;) {
      let end = i + 1;
      while (end < lines.length && lines[end]!.page === lines[i]!.page) end++;
      this.#readPage(lines.slice(i, end));
      i = end;
    }
  }

  #readPage(all: readonly Line[]): void {
    const lines = all.filter((line) => !this.#isFurniture(line));
    if (lines.length === 0) return;
    for (const table of this.#variant.transposed) {
      const page = splitPage(lines, table);
      const columns = page.band.length === 0 ? [] : personColumns(page, table);
      if (columns.length === 0) continue;
      for (const line of page.band) this.#trace(line, "header");
      this.#readBody(page.body, table, this.#peopleOf(columns, page.body, table));
      return;
    }
    // A page that names nobody goes on in the columns of the page before.
    if (this.#last !== null) this.#readBody(lines, this.#last.table, this.#last.people);
  }

  #isFurniture(line: Line): boolean {
    const { text, tokens } = line;
    if (!this.#variant.furniture.some((pattern) => pattern.test(text))) return false;
    for (const token of tokens) if (token.moneyLike) token.claim ??= "decoration";
    this.#trace(line, "furniture");
    return true;
  }

  /** Those who stood in these columns before and whose rows go on here, or others. */
  #peopleOf(columns: PersonColumns[], body: readonly Line[], table: TransposedTable): People {
    const { name } = table.data;
    const known = this.#people.find(name, columns, firstRow(body, table, columns));
    if (known !== null) {
      known.columns = columns;
      known.pages++;
      return known;
    }
    const records = columns.map((person) => {
      const isTotal = table.total?.test(person.name.text) === true;
      const { record } = openRecord(isTotal ? "company" : "summary", name, body[0]!.page);
      if (!isTotal) record.name = person.name;
      this.records.push(record);
      return record;
    });
    const people: People = { columns, records, lines: null, row: -1, pages: 1 };
    this.#people.add(name, people);
    return people;
  }

  #readBody(lines: readonly Line[], table: TransposedTable, people: People): void {
    this.#last = { table, people };
    const placed = people.columns.flatMap(({ cells }) => cells);
    const columns = columnsOfPeople(people.columns);
    for (const line of lines) {
      this.columnsByPage.set(line.page, placed);
      const row = rowCells(line, columns);
      const at = rowIndex(table, row);
      this.#trace(line, at < 0 ? readItemRow(row, people) : readKnownRow(row, people, table.rows[at]!, at));
    }
  }

  #trace(line: Line, row: string | null): void {
    this.traces.push({ line, row });
  }
}

function readItemRow(row: RowCells, { records, lines }: People): string | null {
  if (lines === null || row.label.tokens.length === 0 || !row.hasFigures) return null;
  readItems(row, records, lines);
  return "item";
}

function readKnownRow(row: RowCells, people: People, { data }: TransposedRow, at: number): string {
  people.row = at;
  if (data.ignore === true) {
    for (const cell of row.cells.flat()) cell.token.claim ??= "decoration";
    return "ignore";
  }
  if (data.figure !== undefined || data.of !== undefined) readSums(row, people.records, data);
  people.lines = data.opens ?? null;
  return data.opens === undefined ? "sum" : "section";
}

/** The row that a label names. A heading that opens a section of items has no figures, unless it is their sum as well. */
function rowIndex({ rows }: TransposedTable, { label, hasFigures }: RowCells): number {
  return rows.findIndex(({ data, pattern }) => {
    const headingOnly = data.opens !== undefined && data.figure === undefined && data.of === undefined;
    return !(headingOnly && hasFigures) && pattern.test(label.text);
  });
}

/** The first row of a page that the table knows; null where there are but items. People who have it already are others. */
function firstRow(
  body: readonly Line[],
  table: TransposedTable,
  columns: readonly PersonColumns[],
): number | null {
  const places = columnsOfPeople(columns);
  for (const line of body) {
    const at = rowIndex(table, rowCells(line, places));
    if (at >= 0) return at;
  }
  return null;
}
