import type { PaymentMethod } from "./reading.ts";

/** Kinds of bank accounts stand for deposits to them. */
const METHODS: readonly [RegExp, PaymentMethod][] = [
  [
    /deposit|\bd[eé]p[oôó](?:t|sito)\b|\bdir(?:ect)?\.? ?dep\b|voucher|\bvchr\b|advice|\badv\b|\bach\b|\beft\b|\b(?:dd|apd)\b|\b(?:bacs|neft|rtgs|imps|sepa|becs|giro)\b|\btransfer\b|\bchecking\b|\bchkg\b|\bsav(?:in)?gs?\b|\b(?:acct|account)\b.{0,20}[*x]{2}\d{2}/i,
    "direct_deposit",
  ],
  [/check|cheque|\bchk|\bck\b|^warrants?\b/i, "check"],
];

/** How a payment is made, by the word that the page has for it; null where that says neither, as `Cash`. */
export function methodOf(text: string): PaymentMethod | null {
  return METHODS.find(([pattern]) => pattern.test(text))?.[1] ?? null;
}
