import { moneyToJson, type Cents } from "@paylift/canonical";
import type { Check, CheckScope } from "../api/result.ts";
import type { Token } from "../layout/token.ts";

/** A check with the tokens that it proves when it holds. */
export interface ProvenCheck {
  check: Check;
  tokens: Token[];
  /** Figures that take part and are not zero; a sum of one figure proves only that it is printed twice. */
  weight: number;
}

export interface CheckInput {
  scope: CheckScope;
  /** What is checked and of whom, for example `net_pay:employees[3]`. */
  what: string;
  identity: string;
  /** Printed; null where it is not. */
  expected: Cents | null;
  /** Added up; null where it cannot be. */
  actual: Cents | null;
  /** Cents by which the two may differ, for products that the provider rounds. */
  tolerance?: Cents;
  members: string[];
  tokens: Token[];
  weight: number;
}

/** All checks of a document, in the order in which they were made. */
export class CheckList {
  readonly all: ProvenCheck[] = [];
  readonly #ids = new Map<string, number>();

  add({ scope, what, identity, expected, actual, tolerance = 0, members, tokens, weight }: CheckInput): void {
    const difference = expected === null || actual === null ? null : actual - expected;
    const check: Check = {
      id: this.#uniqueId(`${scope}.${what}`),
      scope,
      identity,
      expected: json(expected),
      actual: json(actual),
      difference: json(difference),
      passed: difference === null ? null : Math.abs(difference) <= tolerance,
      members,
    };
    this.all.push({ check, tokens, weight });
  }

  #uniqueId(id: string): string {
    const count = (this.#ids.get(id) ?? 0) + 1;
    this.#ids.set(id, count);
    return count === 1 ? id : `${id}#${count}`;
  }
}

function json(cents: Cents | null): number | null {
  return cents === null ? null : moneyToJson(cents);
}
