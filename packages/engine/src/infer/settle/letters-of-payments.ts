import { methodOf } from "../../interpret/payment-method.ts";
import type { PaymentMethod, RecordReading } from "../../interpret/reading.ts";
import type { Line } from "../../layout/lines.ts";

/** `V = direct deposit voucher`, `V before a check number = direct deposit` */
const LETTER_FIRST =
  /^(?<letters>[A-Z]{1,2})(?: before (?:a|the) \w+ (?:number|no\.?))? ?(?:=|-|\u2013|:) ?(?<said>\D+)$/;
/** `Voucher numbers (V) are direct deposits` */
const IN_BRACKETS = /\((?<letters>[A-Z]{1,2})\) (?:is|are)(?: paid by)? (?<said>\D+)$/;
const LETTERED = /^(?<letters>[A-Z]{1,2})-?\d+$/;

/** How somebody is paid by the letter that the number of the payment begins with, where a note of the document says what it means. */
export function putMethodsOfLetters(records: readonly RecordReading[], lines: readonly Line[]): void {
  const payments = records.flatMap((record) => record.payments).filter(({ method }) => method === null);
  const lettered = payments.filter(({ number }) => number !== null && LETTERED.test(number.text));
  if (lettered.length === 0) return;
  const methods = methodsTold(lines);
  for (const payment of lettered)
    payment.method = methods.get(LETTERED.exec(payment.number!.text)!.groups!["letters"]!) ?? null;
}

/** What letters mean, as far as all notes say the same of them. */
function methodsTold(lines: readonly Line[]): Map<string, PaymentMethod | null> {
  const methods = new Map<string, PaymentMethod | null>();
  for (const phrase of lines.flatMap(({ text }) => text.split("\t"))) {
    const found = (LETTER_FIRST.exec(phrase) ?? IN_BRACKETS.exec(phrase))?.groups;
    const method = found === undefined ? null : methodOf(found["said"]!);
    if (method === null) continue;
    const letters = found!["letters"]!;
    const known = methods.get(letters);
    methods.set(letters, known === undefined || known === method ? method : null);
  }
  return methods;
}
