import type { Line } from "../layout/lines.ts";
import type { Row, Table } from "../variants/compiled-variant.ts";
import type { RecordScope } from "../variants/variant-schema.ts";
import type { LaneCells } from "./lane-cells.ts";
import { addLabelled } from "./lane-reader.ts";
import { withoutTokens, type FoundFigure } from "./line-parts.ts";
import type { TokenMatch } from "./match-tokens.ts";
import type { RecordReading, TextReading } from "./reading.ts";
import { openNextCheck, openRecord, readSums, setGroups, type OpenRecord } from "./record-builder.ts";

/** Most lines of a name. */
export const NAME_LINES = 4;

/** The records of a document in the order in which they begin, and the one that the lines belong to. */
export class RecordBook {
  readonly records: RecordReading[] = [];
  #open: OpenRecord | null = null;
  /** The employee's record that was open last; further checks belong to it. */
  #employee: OpenRecord | null = null;
  #employeeBefore: OpenRecord | null = null;
  #department: { name: TextReading | null; code: TextReading | null } = { name: null, code: null };

  close(): void {
    this.#open = null;
  }

  /** Begins an employee whose name stood on its first line like any other text. */
  beginNamed(table: Table, line: Line): void {
    this.#begin({ ...openRecord("check", table.data.name, line.page), startsWithText: true });
  }

  /** Does what a row pattern says; gives the lanes that are still to be read. */
  applyRow(
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
    } else if (kind === "continued") this.#resume(line.page);
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
      this.#sum(scope ?? "employee", match, table, line, rest);
      return new Map();
    } else if (kind === "subtotal") {
      if (this.#open !== null) {
        setGroups(this.#open.record, match.groups);
        readSums(this.#open.record, rest);
      }
      return new Map();
    }
    if (this.#open !== null) setGroups(this.#open.record, match.groups);
    return rest;
  }

  /** Gives labelled figures to the record that they speak of; without one they stay unclaimed. */
  takeFigures(figures: readonly FoundFigure[], table: Table, line: Line): void {
    for (const { figure, match } of figures) {
      const record = this.#recordFor(figure.scope, table, line);
      if (record === null) continue;
      if (figure.lane !== null) addLabelled(record, figure, match.groups);
      else setGroups(record, match.groups, figure.negative);
      // A pattern without groups only knows that the figure is a total of no further use.
      if (match.groups.size === 0)
        for (const token of match.tokens) if (token.moneyLike) token.claim ??= "total";
    }
  }

  /** The record that a line's items go to; a new check where the sum of the last one is already printed. */
  openForItems(line: Line, cells: Map<string, LaneCells>): OpenRecord | null {
    const open = this.#open;
    if (open === null || !open.closed) return open;
    const hasContent = [...cells.values()].some(({ numbers }) => numbers.length > 0);
    if (!hasContent) return null;
    this.#begin(openNextCheck(open.record, line.page));
    return this.#open;
  }

  /** Whether the open record is an employee's whose id has not been seen yet. */
  isUnidentified(): boolean {
    const record = this.#open?.record;
    return record?.scope === "check" && record.employeeId === null;
  }

  #recordFor(scope: RecordScope | null, table: Table, line: Line): RecordReading | null {
    if (scope === null || this.#open?.record.scope === scope) return this.#open?.record ?? null;
    const known = this.records.findLast((record) => record.scope === scope);
    if (known !== undefined) return known;
    const { record } = openRecord(scope, table.data.name, line.page);
    this.records.push(record);
    return record;
  }

  /** `SURNAME` on one line and `JR.,GIVEN` on the next are one name. */
  #isRestOfName(): boolean {
    const name = this.#open?.record.name;
    if (!this.isUnidentified() || name == null || name.text.includes(",")) return false;
    return this.#open!.startsWithText && this.#open!.rows < NAME_LINES;
  }

  /**
   * Goes on with the employee before. A record that a first line of the repeated name began on this page was no new
   * employee; one that the page before ended in is.
   */
  #resume(page: number): void {
    const begun = this.#open;
    if (
      begun !== null &&
      this.isUnidentified() &&
      begun === this.#employee &&
      begun.record.page === page &&
      this.#employeeBefore !== null
    ) {
      this.records.splice(this.records.indexOf(begun.record), 1);
      this.#employee = this.#employeeBefore;
      this.#employee.record.items.push(...begun.record.items);
      this.#employee.record.payments.push(...begun.record.payments);
      this.#open = this.#employee;
    }
    this.#open ??= this.#employee;
    if (this.#open !== null) this.#open.resumed = true;
  }

  #isNextCheck(match: TokenMatch): boolean {
    const id = match.groups.get("employee_id");
    const open = this.#open;
    if (open?.record.scope !== "check" || open.record.employeeId === null || id === undefined) return false;
    const repeated = open.resumed && open.record.employeeId.text === id.text;
    open.resumed = false;
    return !repeated;
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

  /** Reads a line of sums into the record that it sums up; a total of one line is a record of its own. */
  #sum(scope: RecordScope, match: TokenMatch, table: Table, line: Line, cells: Map<string, LaneCells>): void {
    const ofTotal = scope === "department" || scope === "company";
    if (ofTotal && this.#open?.record.scope !== scope) {
      this.#begin(openRecord(scope, table.data.name, line.page));
      setGroups(this.#open!.record, match.groups);
    }
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
    readSums(record, cells);
    if (scope === "check" || scope === "employee") open.closed = true;
    if (scope === "employee") this.#open = null;
  }
}
