import { nameKey, normalizeLabel, pretaxOf } from "@paylift/canonical";
import type { ItemReading, RecordReading } from "../../interpret/reading.ts";
import { openRecord, setFigure } from "../../interpret/record-builder.ts";
import type { LineSection } from "../../variants/variant-schema.ts";
import type { Assumptions } from "../assume/assumptions.ts";
import { overlap, type Cell, type CellNumber, type CellRow } from "../cells/cells.ts";
import type { Doubts } from "../assume/doubts.ts";
import { figureOfLabel } from "../vocabulary/figure-labels.ts";
import { headingOf } from "../vocabulary/headings.ts";
import { isSubtotal, totalScope } from "../vocabulary/total-labels.ts";
import { newItem } from "../items/new-item.ts";
import { scopeOfColumn, type PeopleTable } from "../prepare/names/people-header.ts";
import { isSettled, sectionFor } from "../items/sections.ts";
import {
  claimAgreed,
  takeFactsOfColumns,
  takeIdsOfColumns,
  takePaymentsOfColumns,
} from "./facts-of-columns.ts";
import { columnOf, columnsOf, isRightAbove, putRoles, roleIn, type PersonColumn } from "./person-columns.ts";
import { takeIn } from "./take-in.ts";
import { putWholeParts, type PartOfSection } from "./whole-parts.ts";

const TABLE = "inferred";

/** Reads tables whose columns are people and whose lines are what they get and pay. */
export class TransposedReader {
  readonly #records: RecordReading[] = [];
  #columns: PersonColumn[] = [];
  #section: LineSection | null = null;
  #reimbursed = false;
  /** Whether the deductions of the section are taken before taxes, where its name tells. */
  #pretax: boolean | null = null;
  #ofHours = false;
  #header: CellRow | null = null;
  /** The row above the one that is read. */
  #above: CellRow | null = null;
  readonly #headers: ReadonlySet<CellRow>;
  /** Lines that have figures somewhere: on another page the people may have none of them. */
  readonly #lines: ReadonlySet<string>;

  /** Sums over a part of a section. */
  readonly #parts: PartOfSection[] = [];
  readonly #assumptions: Assumptions;
  readonly #doubts: Doubts;

  constructor({ headers, rows }: PeopleTable, assumptions: Assumptions, doubts: Doubts) {
    this.#assumptions = assumptions;
    this.#doubts = doubts;
    this.#headers = headers;
    this.#lines = new Set(
      rows.flatMap(({ cells: [label, ...rest] }) =>
        label !== undefined && rest.some(({ number }) => number !== null) ? [lineOf(label)] : [],
      ),
    );
  }

  /** Gives the records when all rows are read. */
  complete(): RecordReading[] {
    putWholeParts(this.#parts);
    return this.#records;
  }

  read(row: CellRow): void {
    if (this.#headers.has(row)) return this.#begin(row);
    this.#above = row;
    if (this.#columns.length === 0) return;
    const [label] = row.cells;
    if (label === undefined) return;
    if (this.#header !== null && this.#readBelowHeader(row)) return;
    this.#header = null;
    const numbers = row.cells.filter((cell): cell is Cell & { number: CellNumber } => cell.number !== null);
    if (label.number !== null || takePaymentsOfColumns(row.cells, this.#columns)) return;
    if (numbers.length === 0) {
      if (!this.#isEmptyLine(label)) this.#takeSection(label.text);
      return;
    }
    for (const cell of numbers) this.#readNumber(label, cell);
  }

  #begin(row: CellRow): void {
    this.#header = row;
    this.#columns = columnsOf(row.cells, (cell) => this.#recordOf(cell, row));
    const above = this.#above;
    if (above !== null && isRightAbove(above, row)) takeIdsOfColumns(above.cells, this.#columns);
  }

  #recordOf(cell: Cell, row: CellRow): RecordReading {
    const scope = scopeOfColumn(cell);
    const { record } = openRecord(scope, TABLE, row.page);
    const named = { text: cell.text, tokens: cell.tokens };
    if (scope === "check") record.name = named;
    else if (scope === "department") record.department = named;
    this.#records.push(record);
    return record;
  }

  /** More of the names, and what the numbers below are. True where the row was one of the two. */
  #readBelowHeader({ cells }: CellRow): boolean {
    if (cells.some(({ number }) => number?.whole === false)) return claimAgreed(cells);
    const roles = cells.flatMap(({ text }) => headingOf(text)?.role ?? []);
    const below = this.#columns.some(({ name }) => cells.some((cell) => overlap(cell, name) > 0));
    // A line of departments may be of words that head columns without figures: `Billing`.
    if (roles.length >= 2 && roles.some((role) => role !== "aside")) {
      putRoles(this.#columns, cells);
      return true;
    }
    if (takeFactsOfColumns(cells, this.#columns)) return true;
    if (!below) return false;
    for (const cell of cells) {
      const column = this.#columns.find(({ name }) => overlap(cell, name) > 0);
      const name = column?.record.name;
      if (name == null) continue;
      column!.record.name = { text: `${name.text} ${cell.text}`, tokens: [...name.tokens, ...cell.tokens] };
    }
    return true;
  }

  /** Sums and sections may have one name, lines of pay and sections have not. */
  #isEmptyLine(label: Cell): boolean {
    return this.#lines.has(lineOf(label)) && figureOfLabel(label.text) === null;
  }

  #takeSection(text: string): void {
    const heading = headingOf(text);
    this.#ofHours = heading?.role === "hours";
    this.#pretax = pretaxOf(text);
    const section = heading?.section ?? null;
    if (section !== null && section !== "net" && section !== "other") this.#section = section;
    this.#reimbursed = /additions|reimburs|other pay|non ?taxable/.test(normalizeLabel(text));
    if (this.#reimbursed) this.#section = "earning";
  }

  #readNumber(label: Cell, cell: Cell & { number: CellNumber }): void {
    const column = columnOf(this.#columns, cell);
    if (column === undefined) return;
    const { record } = column;
    const { token, cents, quantity, whole } = cell.number;
    const role = this.#ofHours ? "hours" : roleIn(column, cell);
    const figure = figureOfLabel(label.text);
    const total = totalScope(label.text) !== null || isSubtotal(label.text);
    if (figure !== null || total) {
      if (role === "hours" && quantity !== null) record.totalHours ??= { quantity, token };
      else if (figure !== null && role === "amount" && cents !== null) {
        const money = { cents, token };
        if (isPartial(label.text)) this.#parts.push({ record, figure, money });
        else setFigure(record, figure, money);
      }
      token.claim ??= "total";
      return;
    }
    if (whole && role !== "hours" && role !== "rate") return;
    if (cents === 0 && role === "amount") {
      token.claim ??= "decoration";
      return;
    }
    const section = this.#ofHours ? "earning" : this.#sectionOf(label.text);
    if (section === null) return;
    const item = this.#itemOf(record, section, label);
    if (role === "hours" && quantity !== null) item.hours ??= { quantity, token };
    else if (role === "rate" && quantity !== null) item.rate ??= { quantity, token };
    else if (role === "ytd_amount" && cents !== null) item.ytdAmount ??= { cents, token };
    else if (cents !== null) item.amount ??= { cents, token };
    else return;
    token.claim = record.scope === "check" ? "field" : "total";
  }

  #sectionOf(text: string): LineSection | null {
    const section = this.#assumptions.sectionOf(text) ?? sectionFor(text, this.#section, null);
    if (section !== null && !isSettled(text, this.#section)) this.#doubts.label(text, section);
    return section;
  }

  /** The item of a line: hours and amounts of one label may stand in different parts of the table. */
  #itemOf(record: RecordReading, section: LineSection, label: Cell): ItemReading {
    const known = record.items.find((item) => item.label.tokens === label.tokens && item.section === section);
    if (known !== undefined) return known;
    const item = newItem(section, null, label, false, "label");
    item.reimbursement = this.#reimbursed && section === "earning";
    if (this.#pretax !== null && section === "deduction") item.pretax = this.#pretax;
    record.items.push(item);
    return item;
  }
}

function lineOf({ text }: Cell): string {
  return normalizeLabel(text);
}

/** Parts of a table that continue across or down belong to the person of the same name, unless a line would repeat. */
export function joinParts(records: readonly RecordReading[]): RecordReading[] {
  const joined: RecordReading[] = [];
  for (const record of records) {
    const known = joined.findLast((other) => isSamePerson(other, record));
    if (known === undefined) joined.push(record);
    else takeIn(known, record);
  }
  return joined;
}

function isSamePerson(a: RecordReading, b: RecordReading): boolean {
  if (a.scope !== b.scope || a.page === b.page) return false;
  if (a.scope === "check" && nameKey(a.name?.text ?? "") !== nameKey(b.name?.text ?? "")) return false;
  if (a.department?.text !== b.department?.text && a.scope === "department") return false;
  if ([...b.figures.keys()].some((name) => a.figures.has(name))) return false;
  return !b.items.some((item) => a.items.some((other) => isRepeated(item, other)));
}

function isRepeated(a: ItemReading, b: ItemReading): boolean {
  return (
    a.section === b.section &&
    normalizeLabel(a.label.text) === normalizeLabel(b.label.text) &&
    ((a.amount !== null && b.amount !== null) || (a.hours !== null && b.hours !== null))
  );
}

const PARTIAL = /\bfrom\b|\bpre ?tax\b|\bafter ?tax\b|\bpost ?tax\b|\badditions\b/;

/** Sums over a part of a section only. */
function isPartial(text: string): boolean {
  return PARTIAL.test(normalizeLabel(text));
}
