import { methodOf } from "../../interpret/payment-method.ts";
import type { PaymentReading, RecordReading, TextReading } from "../../interpret/reading.ts";
import { dateOfEitherOrder } from "../../layout/date-order.ts";
import { isFigure, overlap, type Cell } from "../cells/cells.ts";
import { isTableRow } from "../cells/table-rows.ts";
import type { FigureReader } from "../figures/figure-reader.ts";
import type { HeadingMap } from "../headers/heading-map.ts";
import type { TextColumn } from "../vocabulary/headings.ts";
import { isMethod } from "../vocabulary/ways-paid.ts";
import { isAccount } from "../vocabulary/account.ts";
import { kindOfLine } from "../vocabulary/section-words.ts";
import { isLineLabel, sectionsOf } from "../vocabulary/line-labels.ts";
import { periodOfRow } from "../vocabulary/total-labels.ts";
import type { Block, OpenBlocks } from "../blocks/open-blocks.ts";
import {
  CHECK_MARK,
  isPaymentNumber,
  paymentNumberOf,
  putPaymentMethod,
  takePaymentNumber,
} from "../blocks/payments.ts";
import { takeNumberBelowMethod, takeNumberBelowPay } from "../blocks/numbers-below-pay.ts";
import { detailsOf, namesFact } from "../people/person-details.ts";

/** Under a heading of ids, words are none. */
const CODE_WIDTH_PT = 90;
/** Ids of one place begin within this, in points. */
const NEAR_PT = 15;
const CHECK_NUMBER = /^[A-Z]{0,3}-?\d{2,}$/i;
/** A column of checks may hold deposits; one of vouchers holds no checks. */
const VOUCHER = /^(?:voucher|vchr|advice)/i;
const CHECK = /^(?:check|chk|cheque|ck)\b(?!.*(?:voucher|advice|deposit|\bdd\b|\/))/i;
/** Where the company books what it pays: `10 E 100 1110`. */
const LEDGER_ACCOUNT = /^\d+(?:[- .][\dA-Z]+){2,}$/;
/** How somebody is paid who is paid by no rate. */
const OF_NO_RATE = /^(?:salary|salaried|exempt)$/i;
const CAN_BE_ID = /\d|^[\p{Lu}-]+$/u;

/** Reads the texts that say who a person is, in columns of their own or beside words that name them. */
export class PersonTexts {
  readonly #blocks: OpenBlocks;
  readonly #headings: HeadingMap;
  readonly #figures: FigureReader;
  readonly #onlyChecks: boolean;
  /** Payments whose numbers stand in a column of checks. */
  readonly #inChecks: PaymentReading[] = [];
  /** Whose department has a word for it: where they work is none. */
  readonly #haveDepartment = new WeakSet<RecordReading>();
  /** Whose id only `No.` tells. */
  readonly #withBareNumber = new Set<RecordReading>();
  /** Whether deposits are told by a word in such a column, in the place of a number or before it. */
  #areDepositsTold = false;

  /** `onlyChecks` where nobody is paid but by a check. */
  constructor(blocks: OpenBlocks, headings: HeadingMap, figures: FigureReader, onlyChecks: boolean) {
    this.#onlyChecks = onlyChecks;
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
      if (
        record?.scope === "check" &&
        isMethod(cell) &&
        !isFigure(cells[i + 1]) &&
        this.#headings.headingOver(cell)?.figure === "net_pay"
      ) {
        putPaymentMethod(record, cell);
        return false;
      }
      if (record?.scope === "check" && ofPerson && this.#isCheckInTable(cells, i)) {
        takePaymentNumber(record, cell);
        return false;
      }
      if (record?.scope === "check" && this.#takeNumberBelow(record, cell)) return false;
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
      if (column === "payment") {
        const day = dayBehind(cell);
        if (day !== null) takeDate(this.#blocks.open!, day);
        const number = cell.text
          .replace(CHECK_MARK, "")
          .slice(0, day === null ? undefined : -day.text.length)
          .trim();
        // The method may stand before its number: `Direct Deposit  20463`.
        if (isMethod(cell) && cells[i + 1]?.number?.whole === true) return true;
        // In a list of payments it stands before the amount, and nothing else behind.
        if (isMethod(cell) && !ofPerson && isFigure(cells[i + 1]) && !isFigure(cells[i + 2])) return true;
        this.#areDepositsTold ||= tellsDeposit(cell) && CHECK.test(this.#headings.textHeadOf(cell));
        if (isMethod(cell)) {
          putPaymentMethod(record, cell);
        } else if (!CHECK_NUMBER.test(number)) {
          // The word for how it is paid may stand before the number, in one cell: `DD 20463`.
          if (!ofPerson || paymentNumberOf(cell) === null) return true;
          takePaymentNumber(record, cell);
        } else this.#takeCheck(record, { ...reading, text: number }, cell, cells);
        return false;
      }
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

  /** Whether the number of a check stands beside columns of a table, and is the name of none of their figures: `Jane Doe  Ck 20456  980.00`. */
  #isCheckInTable(cells: readonly Cell[], i: number): boolean {
    // A word for the period may stand before the figures, and is their name.
    const periods = cells.slice(i + 1).findIndex(({ text }) => periodOfRow(text) === null);
    const next = cells[i + 1 + periods];
    if (!isFigure(next) || !isPaymentNumber(cells[i]!) || !isTableRow(cells.filter(isFigure))) return false;
    // In a list of payments it stands behind figures of other lists.
    if (cells.slice(0, i).some(isFigure)) return false;
    return periods > 0 || this.#headings.headingOver(next) !== null;
  }

  /** Takes the number of a payment that stands below what is paid or how, in the column of the net pay or of payments. False for other cells. */
  #takeNumberBelow(record: RecordReading, cell: Cell): boolean {
    if (this.#headings.headingOver(cell)?.figure === "net_pay") return takeNumberBelowPay(record, cell);
    return this.#headings.textColumnOf(cell) === "payment" && takeNumberBelowMethod(record, cell);
  }

  /** Marks what stands under headings of codes, on lines of sums as well. */
  markCodes(cells: readonly Cell[]): void {
    for (const cell of cells) if (this.#textColumnOf(cell) === "code") this.#figures.markCode(cell);
  }

  /** The number of a check in a column of theirs: of a further check, where the one before has its net pay. */
  #takeCheck(record: RecordReading, number: TextReading, cell: Cell, beside: readonly Cell[]): void {
    const known = record.payments.find((payment) => payment.number !== null)?.number;
    // Below a page's head a check is named again; beside amounts with a minus it is taken back.
    if (known?.text === number.text && !beside.some(isTakenBack)) return;
    const isFurther = known != null && record.items.length > 0 && record.figures.has("net_pay");
    const paid = isFurther ? this.#blocks.beginCheck(record) : record;
    const heading = this.#headings.textHeadOf(cell);
    const isTold = VOUCHER.test(heading) || (this.#onlyChecks && CHECK.test(heading));
    const method = isTold ? methodOf(heading) : methodOf(lettersOf(number.text));
    const open = paid.payments.find((payment) => payment.number === null && payment.amount === null);
    const payment = open ?? { number, method, date: null, amount: null };
    payment.number = number;
    if (open === undefined) paid.payments.push(payment);
    if (CHECK.test(heading)) this.#inChecks.push(payment);
  }

  /** Where a word tells deposits in the column of checks, the numbers in it are those of checks. */
  complete(): void {
    for (const record of this.#withBareNumber)
      if (isOfPayment(record, record.employeeId)) record.employeeId = null;
    if (this.#areDepositsTold) for (const payment of this.#inChecks) payment.method ??= "check";
  }

  /** A code before the label of a line is no id, though it may stand where ids do. */
  #withoutCode(cells: readonly Cell[]): readonly Cell[] {
    const [first, label, ...others] = cells;
    if (first === undefined || label === undefined) return cells;
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

/** Whether a word or letters before a number tell a deposit: `Direct Deposit`, `DD 914`, `DD914`. */
function tellsDeposit(cell: Cell): boolean {
  const { text } = cell;
  const word = isMethod(cell) || isPaymentNumber(cell) ? text : lettersOf(text);
  return methodOf(word) === "direct_deposit";
}

/** The letters that a number begins with: `DD` of `DD914`. */
function lettersOf(text: string): string {
  return text.replace(/-?\d+$/, "");
}

/** The day behind the number of a check, in one column with it: `20456 7/10/26`. */
function dayBehind({ tokens }: Cell): TextReading | null {
  const [number, day, other] = tokens;
  if (day === undefined || other !== undefined || !CHECK_NUMBER.test(number!.plain)) return null;
  return dateOfEitherOrder(day.plain) === null ? null : { text: day.plain, tokens: [day] };
}

function isTakenBack(cell: Cell): boolean {
  return isFigure(cell) && cell.number.cents !== null && cell.number.cents < 0;
}

/** The day of a check, in a column of theirs. False for other words. */
function takeDate(block: Block, date: TextReading): boolean {
  if (dateOfEitherOrder(date.text) === null) return false;
  block.payDate ??= date;
  return true;
}

/** How a payment is made, in a column of its own, perhaps with its number. False for other words. */
function takeMethod(record: RecordReading, cell: Cell): boolean {
  const { payments } = record;
  const { text } = cell;
  if (isPaymentNumber(cell)) {
    takePaymentNumber(record, cell);
    return true;
  }
  const method = methodOf(text);
  if (method === null) return false;
  const payment = payments.at(-1);
  if (payment === undefined) payments.push({ number: null, method, date: null, amount: null });
  else payment.method ??= method;
  return true;
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
