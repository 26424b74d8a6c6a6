import { methodOf } from "../../interpret/payment-method.ts";
import type { RecordReading } from "../../interpret/reading.ts";
import { isFigure, type Cell } from "../cells/cells.ts";
import { figureOfLabel, paidByOf } from "../vocabulary/figure-labels.ts";

/** Numbers of checks and vouchers alike may begin with letters: `V100871`. */
const LETTERED = /^[A-Z]{1,3}-?\d{4,}$/;

/** Takes what the line of somebody's net pay says of its payment: how it is paid, behind its name, and a number behind the amount. */
export function takePaidBesideNet({ scope, payments }: RecordReading, cells: readonly Cell[]): void {
  const [label, net, number, other] = cells.filter(({ text }, i) => i > 0 || !CODE.test(text));
  if (scope !== "check" || label === undefined || !isFigure(net) || figureOfLabel(label.text) !== "net_pay")
    return;
  if (net.number.cents === null || net.number.cents === 0 || payments.length > 0) return;
  const method = methodOf(paidByOf(label.text) ?? "");
  const isNumbered = number !== undefined && other === undefined && LETTERED.test(number.text);
  if (method === null && !isNumbered) return;
  const printed = isNumbered ? { text: number.text, tokens: number.tokens } : null;
  payments.push({ number: printed, method, date: null, amount: null });
}

/** The code of a line, before its name. */
const CODE = /^\/?\d{1,5}$/;
