import { placeColumns, type PlacedColumn } from "../../layout/columns.ts";
import { textOf, type Line } from "../../layout/lines.ts";
import type { Row, Table, Variant } from "../../variants/compiled-variant.ts";
import type { ColumnFact } from "../../variants/variant-schema.ts";
import { decorate, isFurniture } from "../furniture.ts";
import { cellsOf, type LaneCells } from "../lane-cells.ts";
import { addItems } from "../lane-reader.ts";
import { findRow, splitFigures, withoutTokens } from "../line-parts.ts";
import type { TokenMatch } from "../match-tokens.ts";
import type { RecordReading, TextReading } from "../reading.ts";
import { openRecord, readSums, setGroups, type OpenRecord } from "../record-builder.ts";
import { bandLength } from "../table-header.ts";
import type { LineTrace, Walked } from "../walked.ts";
import { ListedPeople } from "./listed-people.ts";

/** What a group is: the plan, fund or agency that its lines belong to. */
interface Group {
  code: string | null;
  label: TextReading;
}

/**
 * Walks a listing: headings of groups, and under each a line for every employee that has a part in it. A line's amounts
 * are items of the group, in the employee's record. A group heading with amounts on its own line is a recap of the group.
 */
export class ListingWalk implements Walked {
  readonly records: RecordReading[] = [];
  readonly traces: LineTrace[] = [];
  readonly columnsByPage = new Map<number, PlacedColumn[]>();
  readonly #variant: Variant;
  readonly #companyName: string | null;
  readonly #table: Table;
  readonly #people: ListedPeople;
  #columns: PlacedColumn[] | null = null;
  #group: Group | null = null;

  constructor(variant: Variant, companyName: string | null) {
    this.#variant = variant;
    this.#companyName = companyName;
    this.#table = variant.tables[0]!;
    this.#people = new ListedPeople(this.records, this.#table.data.name);
  }

  walk(lines: readonly Line[]): void {
    for (let i = 0; i < lines.length;) {
      const line = lines[i]!;
      const band = this.#header(lines, i);
      if (band > 0 || isFurniture(line, this.#variant, this.#companyName)) {
        const taken = lines.slice(i, i + Math.max(band, 1));
        decorate(taken);
        for (const each of taken) this.traces.push({ line: each, row: band > 0 ? "header" : "furniture" });
        i += taken.length;
        continue;
      }
      this.traces.push({ line, row: this.#readLine(line) });
      i++;
    }
  }

  #header(lines: readonly Line[], i: number): number {
    const length = bandLength(this.#table, lines, i);
    const columns = length === 0 ? null : placeColumns(this.#table.columns, lines.slice(i, i + length));
    if (columns === null) return 0;
    this.#columns = columns;
    return length;
  }

  #readLine(line: Line): string | null {
    const { rest: tokens, found: figures } = splitFigures(line.tokens, this.#table);
    const cells = cellsOf(tokens, this.#columns ?? [], this.#table);
    const found = findRow(this.#table, tokens, cells);
    for (const { match } of figures) setGroups(this.#company(line), match.groups);
    if (this.#columns !== null) this.columnsByPage.set(line.page, this.#columns);
    if (found === null) return this.#readEmployee(line, cells) ? "employee" : null;
    this.#applyRow(found.row, found.match, line, withoutTokens(cells, found.match.tokens));
    return found.row.data.kind;
  }

  #applyRow({ data }: Row, match: TokenMatch, line: Line, rest: Map<string, LaneCells>): void {
    for (const token of match.tokens) if (token.moneyLike) token.claim ??= "decoration";
    if (data.kind === "group") this.#beginGroup(match, line, rest);
    else if (data.kind === "sum" && data.scope === "group") this.#sumGroup(this.#group, match, line, rest);
    else if (data.kind === "sum") {
      const company = this.#company(line);
      setGroups(company, match.groups);
      readSums(company, rest);
      sumLine(company, "company", rest);
    } else if (data.kind === "total") this.#group = null;
    else if (data.kind === "ignore") decorate([line]);
  }

  #beginGroup({ groups, tokens }: TokenMatch, line: Line, rest: Map<string, LaneCells>): void {
    const code = groups.get("code") ?? null;
    const label = groups.get("label") ?? code ?? { text: textOf(tokens), tokens };
    const group = { code: code?.text ?? null, label };
    if (numbersOf(rest).length > 0) this.#sumGroup(group, { groups, tokens }, line, rest);
    else this.#group = group;
  }

  /** A printed sum over the lines of a group. */
  #sumGroup(group: Group | null, { groups }: TokenMatch, line: Line, rest: Map<string, LaneCells>): void {
    if (group === null) return;
    const open = openRecord("group", this.#table.data.name, line.page);
    setGroups(open.record, groups);
    this.records.push(open.record);
    addAmounts(open, group, rest);
  }

  /** A line of an employee; false where no amount or no employee stands on it. */
  #readEmployee(line: Line, cells: Map<string, LaneCells>): boolean {
    const [name, employeeId] = [this.#fact("name", cells), this.#fact("employee_id", cells)];
    if (this.#group === null || (name ?? employeeId) === null || numbersOf(cells).length === 0) return false;
    const department = this.#fact("department", cells);
    for (const { tokens } of [name, employeeId, department].filter((each) => each !== null))
      for (const token of tokens) if (token.moneyLike) token.claim ??= "decoration";
    addAmounts(this.#people.recordOf({ name, employeeId, department }, line.page), this.#group, cells);
    return true;
  }

  #fact(fact: ColumnFact, cells: Map<string, LaneCells>): TextReading | null {
    const column = this.#table.columns.find((each) => each.fact === fact);
    const tokens = column === undefined ? undefined : cells.get(column.lane)?.text;
    if (tokens === undefined || tokens.length === 0) return null;
    return { text: textOf(tokens).replaceAll("\t", " "), tokens };
  }

  #company(line: Line): RecordReading {
    const known = this.records.find(({ scope }) => scope === "company");
    if (known !== undefined) return known;
    const { record } = openRecord("company", this.#table.data.name, line.page);
    this.records.push(record);
    return record;
  }
}

type Numbers = LaneCells["numbers"];

function numbersOf(cells: Map<string, LaneCells>): Numbers {
  return [...cells.values()].flatMap(({ numbers }) => numbers);
}

/** The amounts of a line as items of its group; a part of 0.00 says that the group has no such part for the employee. */
function addAmounts(open: OpenRecord, { code, label }: Group, cells: Map<string, LaneCells>): void {
  sumLine(open.record, label.text, cells);
  const all = numbersOf(cells).filter(({ column }) => column.data.role !== "line_total");
  const zeros = all.filter(({ token }) => token.money === 0);
  const left = zeros.length === all.length ? zeros.slice(1) : zeros;
  for (const { token } of left) token.claim ??= open.record.scope === "check" ? "field" : "total";
  for (const { lane, numbers } of cells.values()) {
    const own = numbers.filter((number) => all.includes(number) && !left.includes(number));
    if (own.length > 0) addItems(open, lane, own, label, code, null);
  }
}

/** The total that a line prints of its own amounts. */
function sumLine(record: RecordReading, label: string, cells: Map<string, LaneCells>): void {
  const numbers = numbersOf(cells);
  const total = numbers.find(({ column }) => column.data.role === "line_total")?.token;
  if (total === undefined || total.money === null) return;
  const parts = numbers.filter(({ column }) => column.data.role === "amount");
  total.claim = "total";
  record.lineSums.push({
    label,
    identity: "Σ amounts of the line = total of the line",
    total: { cents: total.money, token: total },
    parts: parts.map(({ token }) => ({ cents: token.money!, token })),
  });
}
