import type { ItemReading } from "../../interpret/reading.ts";
import type { FigureCell } from "../cells/cell-groups.ts";

const CURRENCY = /[$£€]/;
/** Hours are counted in quarters mostly, and rates are printed with more decimals. */
const QUARTER = /^\d+(?:\.(?:00|25|50?|75|0))?$/;
const FINE = /\.\d{3,}$/;

/** Whether a document without headings prints hours before their rate, or behind it. */
export class HoursOrder {
  #balance = 0;
  /** Lines whose own numbers do not tell, and whether the first was taken for the hours. */
  readonly #untold: { item: ItemReading; isFirst: boolean }[] = [];

  /** Of two numbers whose product is an amount, whether the first is the hours; what the others of the document are, where these do not tell. */
  isFirst(item: ItemReading, first: FigureCell, second: FigureCell): boolean {
    const [a, b] = [likeHours(first), likeHours(second)];
    if (a !== b) {
      this.#balance += a > b ? 1 : -1;
      return a > b;
    }
    const isFirst = this.#areFirst;
    this.#untold.push({ item, isFirst });
    return isFirst;
  }

  /** Turns round the lines that were read before others told the order. */
  complete(): void {
    for (const { item, isFirst } of this.#untold)
      if (isFirst !== this.#areFirst) [item.hours, item.rate] = [item.rate, item.hours];
  }

  /** Where nothing tells, hours are printed before their rate, as most documents do. */
  get #areFirst(): boolean {
    return this.#balance >= 0;
  }
}

function likeHours({ number: { token } }: FigureCell): number {
  if (CURRENCY.test(token.text) || FINE.test(token.plain)) return -1;
  return QUARTER.test(token.plain.replaceAll(",", "")) ? 1 : 0;
}
