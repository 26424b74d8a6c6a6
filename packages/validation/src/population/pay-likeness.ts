import type { Line } from "../model/line.ts";
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
  /** 0 to 1: the share of equal years to date; 0 where a side prints none. Of people of one name and one pay it tells who is who. */
  ytd: number;
}

export function payLikeness(source: Person, target: Person): PayLikeness {
  const [a, b] = [amountsOf(source), amountsOf(target)];
  const net = sameMoney(source.netCents, target.netCents) ? 30 : 0;
  const gross = sameMoney(source.grossCents, target.grossCents) ? 20 : 0;
  const overlap = Math.round(50 * shareOf(a, b));
  return {
    score: net + gross + overlap,
    empty: a.length + b.length === 0 && !source.grossCents && !target.grossCents,
    department: sameDepartment(source.department, target.department),
    ytd: shareOf(yearsOf(source), yearsOf(target)),
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
const sortedYears = new WeakMap<Person, number[]>();

function amountsOf(person: Person): number[] {
  return sortedOf(person, sortedAmounts, ({ netSign, cents }) => (netSign === 0 ? 0 : cents));
}

function yearsOf(person: Person): number[] {
  return sortedOf(person, sortedYears, ({ ytdCents }) => ytdCents ?? 0);
}

/** The figures of a person that are not zero, without signs, the smallest first. */
function sortedOf(person: Person, known: WeakMap<Person, number[]>, of: (line: Line) => number): number[] {
  let figures = known.get(person);
  if (figures === undefined) {
    figures = person.lines
      .map(of)
      .filter((cents) => cents !== 0)
      .map(Math.abs)
      .sort((a, b) => a - b);
    known.set(person, figures);
  }
  return figures;
}

function shareOf(a: readonly number[], b: readonly number[]): number {
  const most = Math.max(a.length, b.length);
  return most === 0 ? 0 : common(a, b) / most;
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
