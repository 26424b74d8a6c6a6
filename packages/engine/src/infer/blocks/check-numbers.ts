import type { RecordReading } from "../../interpret/reading.ts";
import type { Cell } from "../cells/cells.ts";
import { isDay } from "../cells/is-day.ts";
import type { Block, OpenBlocks } from "./open-blocks.ts";
import {
  isPaymentNumber,
  namesNumber,
  paymentNumberOf,
  saysTakenBack,
  takePaymentMethod,
  takePaymentNumber,
} from "./payments.ts";

const EDGE_PT = 4;
const LINE_EM = 1.8;
/** Of digits alone it may be anything. */
const IN_COLUMN = /^[A-Z]{1,3}-?\d{4,}$/;

/** Numbers of checks, which stand within what a person is paid, begin a further check, or stand above the name. */
export class CheckNumbers {
  readonly #blocks: OpenBlocks;
  /** The number of a check, above the name of whom it is paid to. */
  #above: { cell: Cell; next: Cell | undefined } | null = null;
  #areAbove = false;
  /** The name of a number that has none beside it. */
  #label: Cell | null = null;

  readonly #ofReport: ReadonlySet<string>;

  /** `ofReport` are numbers that count the payroll, and no checks. */
  constructor(blocks: OpenBlocks, ofReport: ReadonlySet<string>) {
    this.#blocks = blocks;
    this.#ofReport = ofReport;
  }

  /** Takes a row above the first name. */
  readAboveNames(cells: readonly Cell[]): void {
    const at = cells.findIndex((cell, i) => this.#isNumber(cell, cells[i + 1]));
    if (at >= 0) this.#above = { cell: cells[at]!, next: cells[at + 1] };
    this.#areAbove ||= at >= 0;
  }

  /** Gives the number above to the person whose record has begun; whose own line has one needs none. */
  beginPerson(cells: readonly Cell[]): void {
    const hasOwn = cells.some((cell, i) => isPaymentNumber(cell, cells[i + 1]));
    const above = hasOwn ? null : this.#above;
    this.#above = null;
    if (hasOwn) this.#areAbove = false;
    if (above !== null) takePaymentNumber(this.#blocks.open!.record, above.cell, above.next);
  }

  /** Takes the number of a check that stands on the line of a name in the column of the net pay, which `isNet` tells: `V118204`. */
  beginPaid(cells: readonly Cell[], isNet: (cell: Cell) => boolean): void {
    const { record } = this.#blocks.open!;
    const [only, other] = cells.filter((cell) => IN_COLUMN.test(cell.text) && isNet(cell));
    if (only === undefined || other !== undefined || record.payments.length > 0) return;
    record.payments.push({
      number: { text: only.text, tokens: only.tokens },
      method: null,
      date: null,
      amount: null,
    });
  }

  /** Takes the number and the day of the check that a name is paid by, where they stand before it: `20417  11/6/2026  Jane Doe`. */
  beginDated([number, day, ...rest]: readonly Cell[], name: Cell): void {
    if (number?.number?.whole !== true || day === undefined || !isDay(day.text) || rest[0] !== name) return;
    const { record } = this.#blocks.open!;
    const isKnown = record.payments.some((payment) => payment.number?.text === number.text);
    if (isKnown) return;
    const paid = record.items.length > 0 && isPaid(record) ? this.#blocks.beginCheck(record) : record;
    const date = { text: day.text, tokens: day.tokens };
    paid.payments.push({
      number: { text: number.text, tokens: number.tokens },
      method: null,
      date,
      amount: null,
    });
  }

  /** Where the name is repeated below a check that is paid, beside the number of another or of one that is taken back, begins that one. */
  beginAgain(cells: readonly Cell[]): void {
    const { record } = this.#blocks.open!;
    const known = record.payments.findLast(({ number }) => number !== null)?.number;
    if (known == null || record.items.length === 0 || !isPaid(record)) return;
    const numbers = cells.flatMap((cell, i) => paymentNumberOf(cell, cells[i + 1]) ?? []);
    const isOther = numbers.some(({ text }) => text !== known.text);
    if (isOther || (numbers.length > 0 && cells.some(saysTakenBack))) this.#blocks.beginCheck(record);
  }

  /** A number at the head of a page that lines of a check follow, and no name, is about a further check of whoever is open. */
  settle(block: Block): void {
    const above = this.#above;
    if (above === null || this.#areAbove || block.record.scope !== "check") return;
    this.#above = null;
    takePaymentNumber(this.#checkOf(block, above.cell), above.cell, above.next);
  }

  /** Takes what a person's cell says of a payment. */
  read(block: Block, cell: Cell, next: Cell | undefined): void {
    if (this.#takeBelow(block.record, cell)) return;
    if (namesNumber(cell)) this.#label = cell;
    if (!this.#isNumber(cell, next)) takePaymentMethod(block.record, cell, next);
    else if (!isKnown(block, cell, next) && (this.#isOfNext(block) || isBehind(block, cell)))
      this.#above = { cell, next };
    else takePaymentNumber(this.#checkOf(block, cell), cell, next);
  }

  #isNumber(cell: Cell, next: Cell | undefined): boolean {
    const number = paymentNumberOf(cell, next);
    return number !== null && !this.#ofReport.has(number.text);
  }

  /** Takes the number of a payment that stands right below its name. False for other cells. */
  #takeBelow({ payments }: RecordReading, { text, tokens, number, x0, page, baseline, size }: Cell): boolean {
    const label = this.#label;
    if (label === null || number?.whole !== true || label.page !== page) return false;
    const below = baseline - label.baseline;
    if (Math.abs(label.x0 - x0) > EDGE_PT || below <= 0 || below > LINE_EM * size) return false;
    this.#label = null;
    const payment = payments.at(-1);
    if (payment === undefined || payment.number !== null) return false;
    payment.number = { text, tokens };
    return true;
  }

  /** Where the first name stands below the number of its check, others do, too. */
  #isOfNext({ record, paidOut }: Block): boolean {
    const isPaid = record.figures.has("net_pay") || paidOut !== null;
    return this.#areAbove && isPaid && record.items.length > 0;
  }

  /** The check that a number is about: another one, where such a number began the one before and its net pay is printed. */
  #checkOf(block: Block, { x0 }: Cell): RecordReading {
    const { record, numberAt } = block;
    if (record.items.length === 0 && record.figures.size === 0) block.numberAt = x0;
    const begins = numberAt !== null && Math.abs(numberAt - x0) <= EDGE_PT && record.items.length > 0;
    if (!begins || !record.figures.has("net_pay")) return this.#blocks.current(block);
    const next = this.#blocks.beginCheck(record);
    this.#blocks.open!.numberAt = x0;
    return next;
  }
}

/** Whether what a check pays is known: before that more of its lines may follow, beside the number of a deposit. */
function isPaid({ figures, payments }: RecordReading): boolean {
  return figures.has("net_pay") || payments.some(({ amount }) => amount !== null);
}

/** Whether a number is that of the open check, which goes on where it is repeated. */
function isKnown({ record }: Block, cell: Cell, next: Cell | undefined): boolean {
  const repeated = paymentNumberOf(cell, next)?.text;
  return record.payments.some(({ number }) => number !== null && number.text === repeated);
}

/**
 * Whether a number stands on a page behind the one with the net pay of somebody whose check has a number: before whoever is
 * next. Without one it is theirs, where a page ends within a person.
 */
function isBehind({ record }: Block, { page }: Cell): boolean {
  const net = record.figures.get("net_pay");
  const hasNumber = record.payments.some(({ number }) => number !== null);
  return hasNumber && net !== undefined && record.items.length > 0 && net.token.page < page;
}
