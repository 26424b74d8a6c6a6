import {
  familyFirst,
  hours,
  money,
  naturalName,
  rate,
  suffixLast,
  type PersonName,
} from "@paylift/samples/parts";
import type { Traits } from "./traits.ts";

/** Writes figures and names the way one document does. */
export class Printing {
  readonly #traits: Traits;

  constructor(traits: Traits) {
    this.#traits = traits;
  }

  money(cents: number): string {
    const printed = this.#decimals(money(cents, this.#traits.money));
    return this.#traits.dollarApart ? printed.replace("$", "$ ") : printed;
  }

  #decimals(printed: string): string {
    if (!this.#traits.decimalComma) return printed;
    return printed.replace(/[.,]/g, (sign) => (sign === "." ? "," : "."));
  }

  /** What is taken off the pay. */
  withheld(cents: number): string {
    return this.money(this.#traits.withheldNegative && cents !== 0 ? -cents : cents);
  }

  /** A figure of a table, where nothing may be printed as nothing. */
  orZero(cents: number, printed: string): string {
    return cents === 0 && this.#traits.zero !== "0.00" ? this.#traits.zero : printed;
  }

  hours(hundredths: number | null): string {
    return hundredths === null ? "" : this.#decimals(hours(hundredths));
  }

  rate(tenThousandths: number | null): string {
    return tenThousandths === null ? "" : this.#decimals(rate(tenThousandths));
  }

  name(name: PersonName): string {
    const { nameOrder, capitals } = this.#traits;
    const printed = {
      "given first": () => naturalName(name),
      "family first": () => familyFirst(name, ", "),
      "suffix last": () => suffixLast(name),
    }[nameOrder]();
    return capitals ? printed.toUpperCase() : printed;
  }
}
