import { sumMoney, type Cents } from "@paylift/canonical";
import { methodOf } from "../../interpret/payment-method.ts";
import type { PaymentMethod, PaymentReading, RecordReading, TextReading } from "../../interpret/reading.ts";
import { dateOfEitherOrder } from "../../layout/date-order.ts";
import { isFigure, type Cell } from "../cells/cells.ts";
import { isAccount, isAccountNumber } from "../vocabulary/account.ts";

const NUMBER =
  /^(?:(?<kind>(?:(?:paper|live|printed|physical|manual|handwritten|replacement) )?(?:check|chk|cheque)|ck|warrant|voucher|vchr|(?:dir(?:ect)?\.? dep(?:osit)?|dd)(?: (?:voucher|vchr|advice|notice|slip))?|(?:deposit )?(?:advice|adv(?= ?(?:#|no)))|(?:pay ?card )?deposit|(?:eft|ach|apd)(?: seq(?:uence)?)?)\b\.? ?(?:#|no\.?|nbr\.?|number)?|(?:(?:pay )?(?:stub|statement)|settlement|payment|pay ?card|(?:check|chk|ck) ?\/ ?(?:adv|advice|dd|dep|deposit|voucher|vchr)) ?(?:#|no\.?|nbr\.?|number)|document(?: ?(?:#|no\.?|nbr\.?|number))?|doc\.? ?(?:#|no\.?|nbr\.?|number))(?: \/ [^:\d]+(?=:))?:?\s*(?<number>[A-Z]?\d(?:\S*[^\s:])?|(?!X+-?\d)[A-Z]{2,3}-?\d{3,})?(?::| [-\u2013\u2014])?$/i;

/** Numbers of deposits may begin with letters: `DD004512`. */
const LETTERED = /^(?<letters>[A-Z]{1,3})-?\d{3,}$/;

/** Words that a number follows, whatever it begins with. */
const SAYS_NUMBER = /:$|#$|\b(?:no|nbr)\.$|\bnumber$/i;

/** `Net Pay (Check 20456)` */
const IN_BRACKETS = /^\D+ \((?<inside>[^()]*\d)\)$/;

/** `Paid 10/15/2026 by check 2210`, at the end of a sentence as well */
const PAID_BY = /\bby (?<inside>(?:check|cheque|(?:direct )?deposit|dd|ach)\b.*\d)\.?$/i;
/** And the day before the way: `Paid Apr 15, 2026 by direct deposit #51230` */
const PAID_ON = /^paid(?: on)? (?<date>\S.*\d) by\b/i;

/** `Net Check 20456`: the name of what is paid goes on with the number of its check. */
const NET = /^net (?=(?:check|chk|cheque)\b.*\d)/i;

/** What may stand behind the number of a check. */
export const CHECK_MARK = / \(?(?:void(?:ed)?|rev(?:ersed|ersal)?|manual)\)?$/i;
const TAKEN_BACK = /(?:^| )\(?(?:void(?:ed)?|rev(?:ersed|ersal)?)\)?$/i;

/** Whether a text says that a check is taken back. */
export function saysTakenBack({ text }: Cell): boolean {
  return TAKEN_BACK.test(text);
}

/** The letters that the number of a payment begins with; null for other texts. */
export function lettersOfNumber(text: string): string | null {
  return LETTERED.exec(text)?.groups?.["letters"] ?? null;
}

/** The number of a payment; null for other cells. */
export function paymentNumberOf(cell: Cell, next?: Cell): TextReading | null {
  return numberOf(cell, next)?.number ?? null;
}

/** A check or deposit that is named by its number, before or without its amount. */
export function takePaymentNumber(record: RecordReading, cell: Cell, next?: Cell): void {
  const found = numberOf(cell, next);
  if (found === null) return;
  const { number } = found;
  const method = methodOf(found.kind);
  if (record.payments.some((payment) => payment.number?.text === number.text)) return;
  const [only, other] = record.payments;
  // The number may stand below what is paid, or how.
  const isOfIt = only?.number === null && (only.amount !== null || only.method === (method ?? only.method));
  if (isOfIt && other === undefined) only.number = number;
  else record.payments.push({ number, method, date: null, amount: null });
}

const DATE_LABEL = /^(?:check|chk|pay|payment|deposit) date:?$/i;
const DATE_IN_LABEL = /^(?:check|chk|pay|payment|deposit) date:? (?<date>\S*\d\S*)$/i;

/** The day of a check that is printed with it. */
export function payDateOf(cell: Cell, next?: Cell): TextReading | null {
  const within = (DATE_IN_LABEL.exec(cell.text) ?? PAID_ON.exec(cell.text))?.groups?.["date"];
  if (within !== undefined && dateOfEitherOrder(within) !== null)
    return { text: within, tokens: cell.tokens.filter(({ plain }) => within.split(" ").includes(plain)) };
  // Right behind its number stands the day of a check, too: `Check 20456  10/15/2026`.
  const isNamed = DATE_LABEL.test(cell.text) || paymentNumberOf(cell) !== null;
  if (next === undefined || !isNamed || dateOfEitherOrder(next.text) === null) return null;
  return { text: next.text, tokens: next.tokens };
}

const BARE_NUMBER_LABEL = /^(?:check|chk|cheque|voucher|vchr|advice|warrant) ?#:?$/i;
const METHOD_LABEL = /^(?:pay(?:ment)?(?: method| type)?|type|method):$/i;

/** Whether a text names the number of a payment, which may stand below it. */
export function namesNumber({ text }: Cell): boolean {
  return BARE_NUMBER_LABEL.test(text);
}

const PAID_IN = /^(?:pay(?:ment)? method:? |paid (?:by|by direct) )(?<method>\D+)$/i;

/** Whether a text says that all is paid into an account: `Paid by BACS`. */
function isPaidIn(text: string): boolean {
  const method = PAID_IN.exec(text)?.groups?.["method"];
  return method !== undefined && methodOf(method) === "direct_deposit";
}

/** All of the net pay goes to an account that stands without an amount. */
function putDeposit({ payments }: RecordReading): void {
  const last = payments.at(-1);
  if (last === undefined) payments.push({ number: null, method: "direct_deposit", date: null, amount: null });
  else if (last.amount === null) last.method ??= "direct_deposit";
}

/** How the net pay is paid, where the document names no number. */
export function takePaymentMethod(record: RecordReading, cell: Cell, next?: Cell): void {
  if ((isAccount(cell.text) || isPaidIn(cell.text)) && !isFigure(next)) putDeposit(record);
  if (BARE_NUMBER_LABEL.test(cell.text) && record.payments.length === 0)
    record.payments.push({ number: null, method: methodOf(cell.text), date: null, amount: null });
  if (
    next === undefined ||
    !METHOD_LABEL.test(cell.text) ||
    !/check|cheque|deposit|cash|\bach\b|\beft\b|\bbacs\b|bank transfer/i.test(next.text)
  )
    return;
  const last = record.payments.at(-1);
  // How a check is paid may stand behind its number.
  if (last?.amount === null) last.method = methodOf(next.text) ?? last.method;
  else record.payments.push({ number: null, method: methodOf(next.text), date: null, amount: null });
}

/** How somebody is paid, beside their name: that of the check whose number stands there, too. */
export function putPaymentMethod(record: RecordReading, { text }: Cell): void {
  // Deposits are reversed; what is void is a check.
  putMethod(record, /^void/i.test(text) ? "check" : methodOf(text));
}

/** Sets how somebody is paid, by the last payment that is known. */
export function putMethod({ payments }: RecordReading, method: PaymentMethod | null): void {
  const last = payments.at(-1);
  if (last === undefined) payments.push({ number: null, method, date: null, amount: null });
  else last.method = method ?? last.method;
}

export function isPaymentNumber(cell: Cell, next?: Cell): boolean {
  return numberOf(cell, next) !== null;
}

function numberOf(cell: Cell, next?: Cell): { kind: string; number: TextReading } | null {
  const within = (IN_BRACKETS.exec(cell.text) ?? PAID_BY.exec(cell.text))?.groups?.["inside"];
  const found = NUMBER.exec(within ?? cell.text.replace(NET, "").replace(CHECK_MARK, ""))?.groups;
  if (found === undefined) return null;
  const kind = found["kind"] ?? "";
  if (found["number"] !== undefined) return { kind, number: { text: found["number"], tokens: cell.tokens } };
  if (next === undefined) return null;
  const isNumber =
    next.number?.whole === true || (SAYS_NUMBER.test(cell.text) && lettersOfNumber(next.text) !== null);
  if (!isNumber) return null;
  const letters = lettersOfNumber(next.text);
  return { kind: letters === "DD" ? letters : kind, number: { text: next.text, tokens: next.tokens } };
}

/** What pays the net pay out: the amount of the payment that was named last, or a further one of it. */
export function pay(
  record: RecordReading,
  label: Cell,
  cells: readonly Cell[],
  isYear: (cell: Cell) => boolean,
): void {
  for (const cell of cells) {
    if (!isFigure(cell)) continue;
    const { token, cents } = cell.number;
    if (isYear(cell)) {
      token.claim ??= "total";
      continue;
    }
    if (record.scope !== "check" || cents === null || cents === 0) {
      token.claim ??= "decoration";
      continue;
    }
    if (isPaidAgain(record, cents)) {
      token.claim ??= "total";
      continue;
    }
    const amount = { cents: Math.abs(cents), token };
    const last = openPaymentOf(record, label) ?? record.payments.at(-1);
    // What goes to an account is a deposit, though the number above be called a check's.
    const isToAccount = isAccount(label.text) || isAccountNumber(label.text);
    const isDeposit = isToAccount || methodOf(label.text) === "direct_deposit";
    const deposited = isDeposit ? "direct_deposit" : null;
    if (last !== undefined && isOfCheckBehind(last, label))
      record.payments.splice(-1, 0, { number: null, method: methodOf(label.text), date: null, amount });
    else if (last?.amount === null) {
      last.amount = amount;
      last.method = deposited ?? last.method ?? methodOf(label.text);
    } else
      record.payments.push({
        number: last?.number ?? null,
        method: deposited ?? last?.method ?? methodOf(label.text),
        date: null,
        amount,
      });
    token.claim = "field";
  }
}

/** The payment whose number a label carries, while its amount is not known: `Deposit 20456: 500.00  Check 20457: 370.27`. */
function openPaymentOf({ payments }: RecordReading, label: Cell): PaymentReading | undefined {
  const number = paymentNumberOf(label)?.text;
  return payments.find((payment) => payment.amount === null && payment.number?.text === number);
}

/** Whether a payment is that of a check with a number further right, beside a deposit: `Direct Deposit 500.00  Check 42211 1,058.96`. */
function isOfCheckBehind({ number, method, amount }: PaymentReading, label: Cell): boolean {
  const at = number?.tokens[0];
  const deposit = methodOf(label.text);
  if (at === undefined || amount !== null || deposit === null || deposit === method) return false;
  return at.page === label.page && at.words[0]!.baseline === label.baseline && at.x0 > label.x1;
}

/** The whole net pay, below what pays all of it: under a name of its own, or on the slip of a deposit at the foot. */
function isPaidAgain({ payments, figures }: RecordReading, cents: Cents): boolean {
  const parts = payments.flatMap(({ amount }) => amount ?? []);
  const isNet = figures.get("net_pay")?.cents === cents;
  return isNet && parts.length > 0 && sumMoney(parts.map((part) => part.cents)) === cents;
}

/** What a check at the foot of a statement says in words and in figures. */
export function payByCheck(record: RecordReading, cells: readonly Cell[]): void {
  if (record.payments.length === 0)
    record.payments.push({ number: null, method: "check", date: null, amount: null });
  for (const cell of cells) {
    if (!isFigure(cell) || cell.number.cents === null) continue;
    const { cents, token } = cell.number;
    record.payments.at(-1)!.amount ??= { cents: Math.abs(cents), token };
    token.claim ??= "field";
  }
}

/** The net pay printed again beside words of no meaning, as where it is deposited. */
export function claimRepeated({ figures }: RecordReading, cells: readonly Cell[]): void {
  const net = figures.get("net_pay")?.cents;
  for (const { number } of cells)
    if (net !== undefined && number?.cents === net) number.token.claim ??= "total";
}
