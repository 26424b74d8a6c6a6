import type { RecordReading, TextReading } from "../../interpret/reading.ts";
import { isFigure, overlap, type Cell } from "../cells/cells.ts";
import type { FigureReader } from "../figures/figure-reader.ts";
import type { HeadingMap } from "../headers/heading-map.ts";
import type { TextColumn } from "../vocabulary/headings.ts";
import { isMethod } from "../vocabulary/ways-paid.ts";
import { isAccount } from "../vocabulary/account.ts";
import { kindOfLine } from "../vocabulary/section-words.ts";
import { isLineLabel, sectionsOf } from "../vocabulary/line-labels.ts";
import type { OpenBlocks } from "../blocks/open-blocks.ts";
import { detailsOf, namesFact } from "../people/person-details.ts";
import { PaymentTexts, takeDate, takeMethod } from "./payment-texts.ts";

/** Under a heading of ids, words are none. */
const CODE_WIDTH_PT = 90;
/** Ids of one place begin within this, in points. */
const NEAR_PT = 15;
/** Where the company books what it pays: `10 E 100 1110`. */
const LEDGER_ACCOUNT = /^\d+(?:[- .][\dA-Z]+){2,}$/;
/** How somebody is paid who is paid by no rate. */
const OF_NO_RATE = /^(?:salary|salaried|exempt)$/i;
const NUMBERED = /^[A-Z]{0,3}-?\d[\d.-]*$/;
const CAN_BE_ID = /\d|^[\p{Lu}-]+$/u;

/** Reads the texts that say who a person is, in columns of their own or beside words that name them. */
export class PersonTexts {
  readonly #blocks: OpenBlocks;
  readonly #headings: HeadingMap;
  readonly #figures: FigureReader;
  readonly #payments: PaymentTexts;
  /** Whose department has a word for it: where they work is none. */
  readonly #haveDepartment = new WeakSet<RecordReading>();
  /** Whose id only `No.` tells. */
  readonly #withBareNumber = new Set<RecordReading>();

  /** `onlyChecks` where nobody is paid but by a check. */
  constructor(blocks: OpenBlocks, headings: HeadingMap, figures: FigureReader, onlyChecks: boolean) {
    this.#payments = new PaymentTexts(blocks, headings, onlyChecks);
    this.#blocks = blocks;
    this.#headings = headings;
    this.#figures = figures;
  }

  /**
   * Takes texts that stand under a heading which says what they are; gives the other cells. `department` is what a line
   * above named.
   */
  take(cells: readonly Cell[], ofPerson: boolean, department: TextReading | null): Cell[] {
    const record = this.#blocks.open?.record;
    return cells.filter((cell, i) => {
      // What stands behind a word for it is in no column.
      if (cell.text.endsWith(":") || cells[i - 1]?.text.endsWith(":") === true) return true;
      if (record?.scope === "check" && this.#payments.take(record, cells, i, ofPerson)) return false;
      // Whoever has no rate has a word in its place, behind an id, hours or the name of a line.
      if (record?.scope === "check" && OF_NO_RATE.test(cell.text) && i > 0) {
        const over = this.#headings.headingOver(cell);
        if (over?.role === "rate" && overlap(over.cell, cell) > 0) return false;
      }
      const column = this.#textColumnOf(cell);
      // An account with an amount behind it is a line of its own, in a column that says how else somebody is paid.
      const isPart = isAccount(cell.text) && isFigure(cells[i + 1]);
      const isKind = (column === "kind" && !isPart) || (column === "line" && isMethod(cell));
      if (isKind && ofPerson && record !== undefined && takeMethod(record, cell)) return false;
      if ((column === "status" || column === "department") && namesFact(cell)) return true;
      if (column === "status" || (column === "kind" && isNote(cells, i))) return false;
      if (column === "account" && LEDGER_ACCOUNT.test(cell.text)) return false;
      // A number below words that nobody knows counts nothing of the pay.
      if (ofPerson && cell.number?.whole === true && this.#headings.isBelowOther(cell)) return false;
      if (column === "code") this.#figures.markCode(cell);
      // The number of a check stands on any line of its person.
      if (record?.scope !== "check" || (!ofPerson && column !== "payment" && column !== "date")) return true;
      const reading = { text: cell.text, tokens: cell.tokens };
      if (column === "date") return !takeDate(this.#blocks.open!, reading);
      if (column === "payment") return !this.#payments.takeInColumn(record, cells, i, ofPerson);
      if (column === "id" && CAN_BE_ID.test(cell.text)) {
        this.#takeId(record, reading, false);
        if (isFigure(cell)) cell.number.token.claim ??= "decoration";
      } else if (column !== "department") return true;
      else if (record.department === department) record.department = reading;
      return false;
    });
  }

  /** Takes somebody's first id; one that says what it is goes before a bare number, which may be that of the check above. */
  #takeId(record: RecordReading, id: TextReading | null, isBareNumber: boolean): void {
    if (id === null) return;
    const wasBare = this.#withBareNumber.has(record);
    if (record.employeeId !== null && (!wasBare || isBareNumber)) return;
    record.employeeId = id;
    if (isBareNumber) this.#withBareNumber.add(record);
    else this.#withBareNumber.delete(record);
  }

  /** Marks what stands under headings of codes, on lines of sums as well. */
  markCodes(cells: readonly Cell[]): void {
    for (const cell of cells) if (this.#textColumnOf(cell) === "code") this.#figures.markCode(cell);
  }

  /** Settles what only all records tell: an id that but `No.` told may be the number of the payment. */
  complete(): void {
    for (const record of this.#withBareNumber)
      if (isOfPayment(record, record.employeeId)) record.employeeId = null;
    this.#payments.complete();
  }

  /** A code before the label of a line is no id, though it may stand where ids do. */
  #withoutCode(cells: readonly Cell[]): readonly Cell[] {
    const [first, label, ...others] = cells;
    if (first === undefined || label === undefined) return cells;
    // In a table of somebody's own lines their id stands above it.
    if (others.some(isFigure) && NUMBERED.test(first.text) && this.#headings.isInOwnTable(first))
      return cells.slice(1);
    // Before a colon stands the name of a fact.
    if (first.text.includes(" ") || first.text.endsWith(":") || this.#isOfNames(first, label)) return cells;
    const isCode =
      this.#textColumnOf(first) === "code" ||
      (others.some(isFigure) && isLineLabel(label.text) && label.x0 - first.x0 < CODE_WIDTH_PT);
    return isCode && !isFigure(first) && label.number === null ? cells.slice(1) : cells;
  }

  /** Whether a text stands left of the column of lines that the one behind it stands in, where it could be but somebody's. */
  #isOfNames(cell: Cell, next: Cell): boolean {
    const column = this.#textColumnOf(cell);
    return (column === null || column === "name" || column === "id") && this.#textColumnOf(next) === "line";
  }

  /** Ids may look like numbers with decimals, no other text does. */
  #textColumnOf(cell: Cell): TextColumn | null {
    if (!isFigure(cell)) return this.#headings.textColumnOf(cell);
    return this.#headings.columnOf(cell)?.text === "id" ? "id" : null;
  }

  /** Takes facts about the person; gives the cells that they stand in. */
  takeDetails(cells: readonly Cell[]): Cell[] {
    let record = this.#blocks.open?.record;
    if (record?.scope !== "check") return [];
    const found = detailsOf(this.#withoutCode(cells), record.name!);
    const { department, place, used } = found;
    const id = isOfPayment(record, found.id) ? null : found.id;
    if (id !== null && beginsCheck(record, id)) {
      record = this.#blocks.beginCheck(record);
      record.employeeId = id;
    }
    this.#takeId(record, id, found.isBareNumber);
    const told = department ?? (this.#haveDepartment.has(record) ? null : place);
    if (!isCodeOf(told, record.department)) record.department = told ?? record.department;
    if (department !== null) this.#haveDepartment.add(record);
    for (const cell of used) if (isFigure(cell)) cell.number.token.claim ??= "decoration";
    return used;
  }
}

/** Whether a department is but the code of the one that a line above named with its name as well: `1010` of `1010 Machining`. */
function isCodeOf(department: TextReading | null, known: TextReading | null): boolean {
  return department !== null && known?.text.startsWith(`${department.text} `) === true;
}

/** A word beside a label says more of it, unless it names the section of its line, or the line beside what is none. */
function isNote(cells: readonly Cell[], i: number): boolean {
  const [before, { text }] = [cells[i - 1], cells[i]!];
  if (before === undefined || before.number !== null || kindOfLine(text) !== null) return false;
  return sectionsOf(text).length === 0 || sectionsOf(before.text).length > 0;
}

/** The number of a check is printed on the check as well, where it has no other name than a number. */
function isOfPayment({ payments }: RecordReading, id: TextReading | null): boolean {
  return id !== null && payments.some(({ number }) => number?.text === id.text);
}

/** Below a check whose net pay is printed, another id or the same one again in its place begins another. */
function beginsCheck({ employeeId, items, figures }: RecordReading, id: TextReading): boolean {
  if (employeeId === null || items.length === 0) return false;
  const [known, again] = [employeeId.tokens[0], id.tokens[0]];
  // What stands where no id was is the number of a job.
  const isThere = Math.abs((known?.x0 ?? 0) - (again?.x0 ?? 0)) <= NEAR_PT;
  if (employeeId.text !== id.text) return isThere;
  return figures.has("net_pay") && known?.page === again?.page && known?.x0 === again?.x0;
}
