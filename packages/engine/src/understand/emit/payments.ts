import { methodOf } from "../../interpret/payment-method.ts";
import type { PaymentMethod, PaymentReading } from "../../interpret/reading.ts";
import { centsOf } from "../page-graph/figure.ts";
import type { Span } from "../page-graph/span.ts";
import type { PlacedPart } from "../people/places.ts";
import { claim, moneyOf, textOf } from "./readings.ts";

/** An amount that a record prints as paid out, with the text that names it. */
export interface PaidAmount {
  figure: Span;
  label: string;
}

/** A number is one of a payment where its letters say so. */
const LETTERS = /^(?:dd|eft|ach|ck|chk|chq)-?\d{3,}$/i;
const NUMBER = /^[A-Z]{0,4}-?\d[\dA-Z-]{0,14}$/i;
/** How somebody is paid, and nothing else. */
const METHOD =
  /^(?:paid by )?(?:dir(?:ect)?\.? dep(?:osit|\.)?|dd|ach|eft|bacs|neft|rtgs|imps|sepa|becs|giro|deposit|(?:(?:paper|live|manual|printed|payroll|replacement) )?(?:check|cheque)|ck|chk|chq|pay ?card)$/i;

/** The payments of a record, by what its texts say; an amount is left open where one payment pays all of the net pay. */
export function paymentsOf(
  parts: readonly PlacedPart[],
  paid: readonly PaidAmount[],
  net: number | null,
): PaymentReading[] {
  const sorted = [...parts].sort((a, b) => a.span.index - b.span.index || a.order - b.order);
  const found: { payment: PaymentReading; row: number }[] = [];
  for (const part of sorted) {
    if (!isNumber(part) || found.some(({ payment }) => payment.number?.text === part.text)) continue;
    found.push({
      payment: { number: textOf([part]), method: methodOfNumber(part), date: null, amount: null },
      row: part.span.row,
    });
  }
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
  for (const part of sorted) {
    if (
      part.form !== "date" ||
      part.where === "above" ||
      !part.says.some((says) => says === "payment_date" || says === "payment_number")
    )
      continue;
    const known = near(part);
    if (known !== undefined) known.date ??= textOf([part]);
  }
  if (found.length === 0) return listed(paid, net);
  if (found.length > 1) for (const { payment, row } of found) payment.amount = amountIn(row, paid);
  return found.map(({ payment }) => payment);
}

function isNumber({ form, text, says }: PlacedPart): boolean {
  if (form !== "code") return false;
  return LETTERS.test(text) || (says.includes("payment_number") && NUMBER.test(text));
}

/** `Check/Advice No.` says neither. */
function methodOfNumber({ text, words }: PlacedPart): PaymentMethod | null {
  const letters = /^[A-Z]{2,3}(?=-?\d)/i.exec(text)?.[0];
  const own = letters === undefined ? null : methodOf(letters);
  if (own !== null || /[/&]/.test(words)) return own;
  return methodOf(words);
}

function saidMethod({ form, text, says }: PlacedPart): PaymentMethod | null {
  if (form !== "words" || says.some((one) => one === "name" || one === "id" || one === "department"))
    return null;
  return METHOD.test(text) || says.includes("payment_method") ? methodOf(text) : null;
}

function amountIn(row: number, paid: readonly PaidAmount[]): PaymentReading["amount"] {
  const own = paid.find(({ figure }) => figure.row === row);
  if (own === undefined) return null;
  claim(own.figure, "field");
  return moneyOf(own.figure);
}

/** Deposits that are listed with their amounts and come to the net pay. */
function listed(paid: readonly PaidAmount[], net: number | null): PaymentReading[] {
  const sum = paid.reduce((all, { figure }) => all + (centsOf(figure.figure!) ?? 0), 0);
  if (paid.length === 0 || sum !== net) return [];
  return paid.map(({ figure, label }) => {
    claim(figure, "field");
    return { number: null, method: methodOf(label), date: null, amount: moneyOf(figure) };
  });
}
