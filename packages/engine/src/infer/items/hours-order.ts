import type { FigureCell } from "../cells/cell-groups.ts";

const CURRENCY = /[$£€]/;
/** Hours are counted in quarters mostly, and rates are printed with more decimals. */
const QUARTER = /^\d+(?:\.(?:00|25|50?|75|0))?$/;
const FINE = /\.\d{3,}$/;

/** Whether a document without headings prints hours before their rate, or behind it. */
export class HoursOrder {
  #balance = 0;

  /** Of two numbers whose product is an amount, whether the first is the hours; what others before them were counts. */
  isFirst(first: FigureCell, second: FigureCell): boolean {
    const [a, b] = [likeHours(first), likeHours(second)];
    if (a !== b) this.#balance += a > b ? 1 : -1;
    return a === b ? this.#balance >= 0 : a > b;
  }
}

function likeHours({ number: { token } }: FigureCell): number {
  if (CURRENCY.test(token.text) || FINE.test(token.plain)) return -1;
  return QUARTER.test(token.plain.replaceAll(",", "")) ? 1 : 0;
}
