import { methodOf } from "../../interpret/payment-method.ts";
import type { PaymentMethod, PaymentReading, RecordReading, TextReading } from "../../interpret/reading.ts";
import { dateOfEitherOrder } from "../../layout/date-order.ts";
import type { PrintedDate } from "../facts/printed-dates.ts";
import type { RecordDraft } from "../grammars/record-draft.ts";
import { centsOf } from "../page-graph/figure.ts";
import type { Span } from "../page-graph/span.ts";
import type { Attribute } from "../people/attributes.ts";
import { isMaskedAccount } from "../people/masked.ts";
import { endsInNumber, isMethod } from "../people/pay-methods.ts";
import type { PlacedPart } from "../people/place.ts";
import type { PaidAmount } from "./paid-amounts.ts";
import { claim, moneyOf, textOf } from "./readings.ts";

/** A number is one of a payment where its letters say so. */
const LETTERS = /^(?:dd|eft|ach|ck|chk|chq)-?\d{3,}$/i;
const NUMBER = /^[A-Z]{0,4}-?\d[\dA-Z-]{0,14}$/i;

/**
 * The payments of a record, by what its texts say; an amount is left open where one payment pays all of the net pay.
 * `netWords` are what names the net pay: they may say how it is paid.
 */
export function paymentsOf(
  parts: readonly PlacedPart[],
  paid: readonly PaidAmount[],
  net: number | null,
  netWords: readonly Span[] = [],
): PaymentReading[] {
  const sorted = [...parts].sort((a, b) => a.span.index - b.span.index || a.order - b.order);
  const found: { payment: PaymentReading; row: number }[] = [];
  const headed = new Map<PaymentReading, PaymentMethod | null>();
  const numbers = sorted.filter(isNumber);
  // The number of the whole run stands at the head of its first page, `Warrant 2514`, and that of somebody without pay above the next.
  const nearest = (["own", "above", "around"] as const).find((at) =>
    numbers.some(({ where }) => where === at),
  );
  for (const part of numbers.filter(({ where }) => where === nearest)) {
    if (found.some(({ payment }) => payment.number?.text === part.text)) continue;
    const payment = { number: textOf([part]), method: methodByLetters(part), date: null, amount: null };
    found.push({ payment, row: part.span.row });
    headed.set(payment, methodByWords(part));
  }
  const drawn = found.length === 0 ? numberOfCheck(sorted) : null;
  if (drawn !== null)
    found.push({
      payment: { number: textOf([drawn]), method: "check", date: null, amount: null },
      row: drawn.span.row,
    });
  const near = (part: PlacedPart): PaymentReading | undefined =>
    [...found].sort((a, b) => Math.abs(a.row - part.span.row) - Math.abs(b.row - part.span.row))[0]?.payment;
  for (const part of sorted) {
    const method = saidMethod(part);
    if (method === null) continue;
    const known = near(part);
    if (known === undefined)
      found.push({ payment: { number: null, method, date: null, amount: null }, row: part.span.row });
    else known.method ??= method;
  }
  // A heading over numbers is about checks, though some are none.
  for (const { payment } of found) payment.method ??= headed.get(payment) ?? null;
  const deposits = depositsOf(paid, net);
  const said = methodIn(netWords);
  if (found.length === 0 && deposits.length === 0 && said !== null)
    return [
      {
        number: null,
        method: said,
        date: sorted.flatMap((part) => dayOf(part) ?? [])[0] ?? null,
        amount: null,
      },
    ];
  if (found.length < 2 && (deposits.length > 1 || found.length === 0)) {
    const [known] = found;
    const date = sorted.flatMap((part) => dayOf(part) ?? [])[0] ?? null;
    return deposits.map(({ figure, words }) => {
      claim(figure, "field");
      const method = methodIn(words) ?? known?.payment.method ?? said ?? intoAccount(words);
      const number = known?.payment.number ?? numberIn(words);
      return { number, method, date, amount: moneyOf(figure) };
    });
  }
  for (const { figure } of deposits) claim(figure, "total");
  for (const part of sorted) {
    const known = near(part);
    const isBeside = found.some(
      ({ payment, row }) => payment === known && Math.abs(row - part.span.row) <= ROWS_BETWEEN,
    );
    const day = dayOf(part) ?? (isBeside && isDay(part) ? textOf([part]) : null);
    if (known !== undefined && day !== null) known.date ??= day;
  }
  if (found.length > 1)
    for (const { payment, row } of found) {
      const own = paid.find(({ figure }) => figure.row === row);
      if (own === undefined) continue;
      claim(own.figure, "field");
      payment.amount = moneyOf(own.figure);
      payment.method ??= methodIn(own.words);
    }
  else found[0]!.payment.method ??= deposits.flatMap(({ words }) => methodIn(words) ?? [])[0] ?? said;
  return found.map(({ payment }) => payment);
}

/** `Paid into Capitec account ending 9343.` */
const PAID_INTO =
  /\b(?:paid|deposited|sent|transferred|credited|transfer|deposit)\b.{0,40}\b(?:in)?to\b.{0,60}(?:\baccount\b|\bacct\b|\bbank\b|\bending\b|[*x]{2,}\d{3,4}\b)/i;

/** `Paid by check no. 1188:` */
const PAID_BY_CHECK = /\bpaid by (?:check|cheque) (?:(?:no\.?|number|#) ?)?#?(?<number>\d{3,})\b/i;

/** The payment that a sentence tells, of all of the net pay, by the lines of a record and their phrases, or a word for the method beside the name; null where none does. */
export function paymentToldIn(
  texts: readonly string[],
  spans: readonly Span[],
  besideName: readonly Span[],
): PaymentReading | null {
  for (const { text, tokens } of spans) {
    const number = PAID_BY_CHECK.exec(text)?.groups?.["number"];
    const token = number === undefined ? undefined : tokens.find((one) => one.text.includes(number));
    if (token !== undefined)
      return { number: { text: number!, tokens: [token] }, method: "check", date: null, amount: null };
  }
  const paidBy = [...texts, ...spans.map(({ text }) => text)].find(
    (text) => /^paid by /i.test(text) && isMethod(text),
  );
  const isInto = texts.some((text) => PAID_INTO.test(text));
  const [beside] = besideName.flatMap(({ text }) => (isMethod(text) ? (methodOf(text) ?? []) : []));
  const method = isInto ? "direct_deposit" : paidBy === undefined ? (beside ?? null) : methodOf(paidBy);
  return method === null ? null : { number: null, method, date: null, amount: null };
}

/** The day of payment that a record prints is that of its payments. */
export function tellDay(
  { payments }: RecordReading,
  { rows }: RecordDraft,
  payDays: readonly PrintedDate[],
): void {
  const own = new Set(rows.flatMap(({ spans }) => spans.flatMap(({ tokens }) => tokens)));
  const days = payDays.filter(({ tokens }) => own.has(tokens[0]!));
  const [day] = days;
  if (day === undefined || new Set(days.map(({ text }) => text)).size > 1) return;
  for (const payment of payments) payment.date ??= { text: day.text, tokens: [...day.tokens] };
}

/** The day of a payment, in digits or with the name of the month. Null where a text is none. */
function dayOf(part: PlacedPart): TextReading | null {
  const isTold = part.says.some((says) => says === "payment_date" || says === "payment_number");
  if (!isTold || part.where === "above") return null;
  if (part.form === "date") return textOf([part]);
  if (part.order > 0) return null;
  return dateOfEitherOrder(part.whole.text) === null
    ? null
    : { ...part.whole, tokens: [...part.whole.tokens] };
}

/**
 * `Check #: 21780  Date: 04/25/2025`: beside the number of a payment a day is its own, or where `Date` stands over `Reference`, or below
 * `Direct Deposit Vouchers`.
 */
function isDay({ form, words, heads }: PlacedPart): boolean {
  if (form !== "date") return false;
  const others = heads.filter(({ text }) => !DATE.test(text));
  const isOfPayment = others.some(
    ({ text, attributes }) => attributes.includes("payment_number") || methodOf(text) !== null,
  );
  return DATE.test(words) || (isOfPayment && others.length < heads.length);
}

/** What is paid out is called so however it is paid, and when: `Check Amount` and `Check Date 9/11/2026` beside `Direct deposit`. */
const PAID_OUT = /^(?:check|cheque) (?:(?:amount|amt)$|date\b)/i;
const DATE = /^date:?$/i;

function methodIn(words: readonly Span[]): PaymentMethod | null {
  return words.flatMap(({ text }) => (PAID_OUT.test(text) ? [] : (methodOf(text) ?? [])))[0] ?? null;
}

/** Nobody prints the number of an account beside a check. */
function intoAccount(words: readonly Span[]): PaymentMethod | null {
  return words.some(({ text }) => isMaskedAccount(text)) ? "direct_deposit" : null;
}

/** The number in the words before an amount. */
function numberIn(words: readonly Span[]): TextReading | null {
  const found = words.find(({ text }) => endsInNumber(text))?.tokens.at(-1);
  return found === undefined ? null : { text: found.text.replace(/^#/, ""), tokens: [found] };
}

function isNumber({ form, text, says }: PlacedPart): boolean {
  if (form !== "code") return false;
  return LETTERS.test(text) || (says.includes("payment_number") && NUMBER.test(text));
}

/** On a check the day stands in the line below its number, or above it. */
const ROWS_BETWEEN = 1;

const PAYEE = /\border of\b/i;
const BARE_NUMBER = /^\d{3,8}$/;

/** The number of a check that is made out to somebody: without a word, on the check and again on its stub. */
function numberOfCheck(parts: readonly PlacedPart[]): PlacedPart | null {
  if (!parts.some(({ words }) => PAYEE.test(words))) return null;
  const bare = parts.filter(
    ({ text, says, words }) => says.length === 0 && words === "" && BARE_NUMBER.test(text),
  );
  return bare.find((part) => bare.some((other) => other !== part && other.text === part.text)) ?? null;
}

/** Vouchers, deposits and advices are numbered apart from checks: `V88120` below `Check No.` is none. */
const OF_LETTER: Readonly<Partial<Record<string, PaymentMethod>>> = {
  V: "direct_deposit",
  D: "direct_deposit",
  A: "direct_deposit",
  C: "check",
};

function methodByLetters({ text }: PlacedPart): PaymentMethod | null {
  const letters = /^[A-Z]{1,3}(?=-?\d{3})/i.exec(text)?.[0].toUpperCase();
  return letters === undefined ? null : (OF_LETTER[letters] ?? methodOf(letters));
}

/** `Check/Advice No.` says neither, `Check / Cheque` the same twice. */
function methodByWords({ words }: PlacedPart): PaymentMethod | null {
  const parts = words.split(/[/&]/).filter((part) => part.trim() !== "");
  const said = new Set(parts.map(methodOf));
  return said.size === 1 ? [...said][0]! : null;
}

function saidMethod({ form, text, says, told }: PlacedPart): PaymentMethod | null {
  const isOther = (all: readonly Attribute[]): boolean =>
    all.some((one) => one === "name" || one === "id" || one === "department");
  // Below names a header says `Employee` of all lines, also of that which tells how they are paid.
  if (form !== "words" || isOther(told)) return null;
  return isMethod(text) || (says.includes("payment_method") && !isOther(says)) ? methodOf(text) : null;
}

/** What is printed as paid out and comes to the net pay: all of it, or one amount alone. Empty where nothing does. */
export function depositsOf(paid: readonly PaidAmount[], net: number | null): readonly PaidAmount[] {
  const cents = ({ figure }: PaidAmount): number => centsOf(figure.figure!) ?? 0;
  if (paid.reduce((sum, one) => sum + cents(one), 0) === net) return paid;
  const others = paid.filter((one) => cents(one) !== net);
  if (others.length > 1 && others.reduce((sum, one) => sum + cents(one), 0) === net) return others;
  return paid.filter((one) => cents(one) === net).slice(0, 1);
}
