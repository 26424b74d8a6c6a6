import { classifyTax } from "@paylift/canonical";
import { centsOf } from "../page-graph/figure.ts";
import type { Subject } from "../votes/roles.ts";
import { figuresOf, type Slot } from "./slot.ts";

/** What social security and Medicare take of wages, in hundred thousandths (26 U.S.C. 3101 and 3111). */
const RATES = [6_200, 1_450];
const WHOLE = 100_000;
/** Each is rounded to a cent. */
const ROUNDED = 1;
const LEAST_RECORDS = 3;
const MOSTLY = 0.9;
const OF_RATE = 4;
/** What a tax may be taken for: `MED-ER` is the employer's Medicare or what it pays for a medical plan. */
const TAXES: readonly Subject[] = ["tax", "employer_tax"];

/**
 * What is nearly everywhere as much of the pay as the law takes is likely a tax, where its words leave that open, and so is what the
 * employer pays that is as much as one of these taxes. A weak vote: what is withheld before tax moves the wages that a tax is
 * reckoned from.
 */
export function statutoryRates(slots: readonly Slot[]): void {
  const pay = slots.filter(({ votes }) => isPay(votes.subjects)).map(amountsOf);
  const shared = slots.filter(isShared).map(amountsOf);
  for (const slot of slots) {
    const { subjects } = slot.votes;
    const open = TAXES.filter((tax) => (subjects.get(tax) ?? 0) > 0);
    const isElse = [...subjects].some(([subject, bits]) => bits > 0 && !TAXES.includes(subject));
    if (open.length === 0 || !isElse || isPay(subjects)) continue;
    const own = amountsOf(slot);
    const best = open.sort((one, other) => subjects.get(other)! - subjects.get(one)!)[0]!;
    const isTwin = best === "employer_tax" && shared.some((tax) => areEqual(own, tax));
    if (!isTwin && !pay.some((gross) => RATES.some((rate) => isShareOf(own, gross, rate)))) continue;
    subjects.set(best, subjects.get(best)! + OF_RATE);
  }
}

/** Whether a tax is one of those of which the employer pays as much again. */
function isShared({ labelled, label, heads, votes }: Slot): boolean {
  const words = (labelled ? label : heads).map(({ text }) => text).join(" ");
  const { type } = classifyTax(words);
  return (type === "social_security" || type === "medicare") && (votes.subjects.get("tax") ?? 0) >= OF_RATE;
}

function areEqual(one: ReadonlyMap<number, number>, other: ReadonlyMap<number, number>): boolean {
  const both = [...one].filter(([record, cents]) => cents !== 0 && other.has(record));
  return both.length >= LEAST_RECORDS && both.every(([record, cents]) => other.get(record) === cents);
}

function isPay(subjects: ReadonlyMap<Subject, number>): boolean {
  return (subjects.get("gross") ?? 0) > OF_RATE;
}

/** The amounts of records that have one, in cents. */
function amountsOf(slot: Slot): ReadonlyMap<number, number> {
  return new Map(
    [...slot.entries].flatMap(([record, entries]) => {
      const [figure] = figuresOf({ entries: new Map([[record, entries]]) });
      const cents = entries.length === 1 && figure!.figure !== null ? centsOf(figure!.figure) : null;
      return cents === null ? [] : [[record, cents] as const];
    }),
  );
}

function isShareOf(
  own: ReadonlyMap<number, number>,
  pay: ReadonlyMap<number, number>,
  rate: number,
): boolean {
  const both = [...own].filter(([record, cents]) => cents !== 0 && pay.has(record));
  const held = both.filter(
    ([record, cents]) => Math.abs(cents - (pay.get(record)! * rate) / WHOLE) <= ROUNDED,
  );
  return held.length >= LEAST_RECORDS && held.length >= MOSTLY * both.length;
}
