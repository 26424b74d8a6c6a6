import type { Person } from "../model/person.ts";
import { labelOf } from "../model/read-person.ts";
import { isRounding } from "../model/rounding.ts";

/** How alike the pay of two records is, as evidence that they are one person. */
export interface PayLikeness {
  /** 0 to 100: net counts 30, gross 20, the share of equal amounts 50. */
  score: number;
  /** Neither record holds any money: nothing speaks for or against. */
  empty: boolean;
  department: boolean;
}

export function payLikeness(source: Person, target: Person): PayLikeness {
  const [a, b] = [amountsOf(source), amountsOf(target)];
  const net = sameMoney(source.netCents, target.netCents) ? 30 : 0;
  const gross = sameMoney(source.grossCents, target.grossCents) ? 20 : 0;
  const most = Math.max(a.length, b.length);
  const overlap = most === 0 ? 0 : Math.round((50 * common(a, b)) / most);
  return {
    score: net + gross + overlap,
    empty: most === 0 && !source.grossCents && !target.grossCents,
    department: sameDepartment(source.department, target.department),
  };
}

/** Whether gross or net is the same, without which little else can be. */
export function samePay(a: Person, b: Person): boolean {
  return sameMoney(a.netCents, b.netCents) || sameMoney(a.grossCents, b.grossCents);
}

/** Nothing is no evidence: an empty check is like any other empty check. */
function sameMoney(a: number | null, b: number | null): boolean {
  return a !== null && b !== null && a !== 0 && isRounding(a - b);
}

const sortedAmounts = new WeakMap<Person, number[]>();

function amountsOf(person: Person): number[] {
  let amounts = sortedAmounts.get(person);
  if (amounts === undefined) {
    amounts = person.lines
      .filter(({ netSign, cents }) => netSign !== 0 && cents !== 0)
      .map(({ cents }) => Math.abs(cents))
      .sort((a, b) => a - b);
    sortedAmounts.set(person, amounts);
  }
  return amounts;
}

/** How many amounts two sorted lists share. */
function common(a: readonly number[], b: readonly number[]): number {
  let [i, j, found] = [0, 0, 0];
  while (i < a.length && j < b.length) {
    const difference = (a[i] ?? 0) - (b[j] ?? 0);
    if (isRounding(difference)) {
      found += 1;
      i += 1;
      j += 1;
    } else if (difference < 0) i += 1;
    else j += 1;
  }
  return found;
}

/** One side may print the code, the other the name, a third both. */
function sameDepartment(a: string | null, b: string | null): boolean {
  if (a === null || b === null) return false;
  const [x, y] = [labelOf(a), labelOf(b)];
  return x !== "" && y !== "" && (x.includes(y) || y.includes(x));
}
