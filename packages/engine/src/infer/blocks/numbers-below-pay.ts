import { methodOf } from "../../interpret/payment-method.ts";
import type { RecordReading } from "../../interpret/reading.ts";
import { overlap, type Cell } from "../cells/cells.ts";
import { lettersOfNumber } from "./payments.ts";

const NUMBER = /^(?:(?:no\.?|nbr\.?|#) ?)?(?<number>[A-Z]{0,2}\d+)$/i;

/** Takes the number of a payment that stands below what is paid, in the column of the net pay. False for other cells. */
export function takeNumberBelowPay(record: RecordReading, cell: Cell): boolean {
  return takeNumberBelowMethod(record, cell) || takeLetteredNumber(record, cell);
}

/** Takes the number of a payment below how it is paid: `No. D880412`. False for other cells. */
export function takeNumberBelowMethod({ payments }: RecordReading, { text, tokens }: Cell): boolean {
  const number = NUMBER.exec(text)?.groups?.["number"];
  const last = payments.at(-1);
  if (number === undefined || last === undefined || last.method === null || last.number !== null)
    return false;
  last.number = { text: number, tokens };
  return true;
}

/** The number of a payment whose letters tell it from an id: `V0088120`. */
function takeLetteredNumber({ figures, payments }: RecordReading, cell: Cell): boolean {
  const net = figures.get("net_pay")?.token;
  const letters = lettersOfNumber(cell.text);
  if (net === undefined || letters === null || payments.length > 0) return false;
  if (net.page !== cell.page || overlap(net, cell) <= 0) return false;
  const number = { text: cell.text, tokens: cell.tokens };
  payments.push({ number, method: methodOf(letters), date: null, amount: null });
  return true;
}
