import { methodOf } from "../../interpret/payment-method.ts";
import type { PaymentReading, RecordReading, TextReading } from "../../interpret/reading.ts";
import { dateOfEitherOrder } from "../../layout/date-order.ts";
import type { Block, OpenBlocks } from "../blocks/open-blocks.ts";
import { takeNumberBelowMethod, takeNumberBelowPay } from "../blocks/numbers-below-pay.ts";
import {
  CHECK_MARK,
  isPaymentNumber,
  paymentNumberOf,
  putPaymentMethod,
  takePaymentNumber,
} from "../blocks/payments.ts";
import { isFigure, type Cell } from "../cells/cells.ts";
import { isTableRow } from "../cells/table-rows.ts";
import type { HeadingMap } from "../headers/heading-map.ts";
import { periodOfRow } from "../vocabulary/total-labels.ts";
import { isMethod } from "../vocabulary/ways-paid.ts";

const CHECK_NUMBER = /^[A-Z]{0,3}-?\d{2,}$/i;
/** A column of checks may hold deposits; one of vouchers holds no checks. */
const VOUCHER = /^(?:voucher|vchr|advice)/i;
const CHECK = /^(?:check|chk|cheque|ck)\b(?!.*(?:voucher|advice|deposit|\bdd\b|\/))/i;

/** Reads the texts that say how somebody is paid, and the numbers and days of their checks, where headings or the net pay tell. */
export class PaymentTexts {
  readonly #blocks: OpenBlocks;
  readonly #headings: HeadingMap;
  readonly #onlyChecks: boolean;
  /** Payments whose numbers stand in a column of checks. */
  readonly #inChecks: PaymentReading[] = [];
  /** Whether deposits are told by a word in such a column, in the place of a number or before it. */
  #areDepositsTold = false;

  /** `onlyChecks` where nobody is paid but by a check. */
  constructor(blocks: OpenBlocks, headings: HeadingMap, onlyChecks: boolean) {
    this.#blocks = blocks;
    this.#headings = headings;
    this.#onlyChecks = onlyChecks;
  }

  /** Takes how somebody is paid below the net pay, and numbers of checks beside or below figures. False for other cells. */
  take(record: RecordReading, cells: readonly Cell[], i: number, ofPerson: boolean): boolean {
    const cell = cells[i]!;
    const isBelowPay = this.#headings.headingOver(cell)?.figure === "net_pay";
    if (isMethod(cell) && !isFigure(cells[i + 1]) && isBelowPay) {
      putPaymentMethod(record, cell);
      return true;
    }
    if (ofPerson && this.#isCheckInTable(cells, i)) {
      takePaymentNumber(record, cell);
      return true;
    }
    return this.#takeNumberBelow(record, cell);
  }

  /** Takes what stands in a column of payments. False for other cells. */
  takeInColumn(record: RecordReading, cells: readonly Cell[], i: number, ofPerson: boolean): boolean {
    const cell = cells[i]!;
    const day = dayBehind(cell);
    if (day !== null) takeDate(this.#blocks.open!, day);
    const number = cell.text
      .replace(CHECK_MARK, "")
      .slice(0, day === null ? undefined : -day.text.length)
      .trim();
    // The method may stand before its number: `Direct Deposit  20463`.
    if (isMethod(cell) && cells[i + 1]?.number?.whole === true) return false;
    // In a list of payments it stands before the amount, and nothing else behind.
    if (isMethod(cell) && !ofPerson && isFigure(cells[i + 1]) && !isFigure(cells[i + 2])) return false;
    this.#areDepositsTold ||= tellsDeposit(cell) && CHECK.test(this.#headings.textHeadOf(cell));
    if (isMethod(cell)) putPaymentMethod(record, cell);
    else if (CHECK_NUMBER.test(number))
      this.#takeCheck(record, { text: number, tokens: cell.tokens }, cell, cells);
    else {
      // The word for how it is paid may stand before the number, in one cell: `DD 20463`.
      if (!ofPerson || paymentNumberOf(cell) === null) return false;
      takePaymentNumber(record, cell);
    }
    return true;
  }

  /** Where a word tells deposits in the column of checks, the numbers in it are those of checks. */
  complete(): void {
    if (this.#areDepositsTold) for (const payment of this.#inChecks) payment.method ??= "check";
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
export function takeDate(block: Block, date: TextReading): boolean {
  if (dateOfEitherOrder(date.text) === null) return false;
  block.payDate ??= date;
  return true;
}

/** How a payment is made, in a column of its own, perhaps with its number. False for other words. */
export function takeMethod(record: RecordReading, cell: Cell): boolean {
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
