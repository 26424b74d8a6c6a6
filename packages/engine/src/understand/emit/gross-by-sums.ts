import type { Slot } from "../grammars/slot.ts";
import type { Hypothesis } from "../search/hypothesis.ts";

/** Records in which a number has to be what the earnings come to, and those of them in which there are several earnings. */
const LEAST_RECORDS = 3;
const LEAST_SEVERAL = 2;
/** Elsewhere a line may be misread; so many sums do not hold by chance. */
const MOSTLY = 0.6;
/** What few have is the sum of a department that was taken for one of them. */
const FEW = 0.5;

/**
 * The slot that holds the gross pay though nothing calls it so: its number is what all earnings come to, in most records.
 * Null where a slot is called gross pay or the total of earnings, and where no other holds such sums.
 */
export function grossSlot({ slots, assignment, matrix }: Hypothesis): Slot | null {
  const { roles } = assignment;
  const people = matrix.people.map((_, person) => person);
  const filled = (slot: number): number[] =>
    people.filter(
      (person) => !Number.isNaN(matrix.values[slot]![person]!) && matrix.values[slot]![person] !== 0,
    );
  const amounts = slots.map((_, i) => i).filter((i) => roles[i]!.kind === "amount");
  const isNamed = amounts.some(
    (i) => ["gross", "total_earnings"].includes(roles[i]!.subject) && filled(i).length > FEW * people.length,
  );
  if (isNamed) return null;
  const earnings = amounts.filter((i) => roles[i]!.subject === "earning");
  const terms = people.map((person) =>
    earnings.flatMap((i) => {
      const cents = matrix.values[i]![person]!;
      return Number.isNaN(cents) || cents === 0 ? [] : [cents];
    }),
  );
  const isGross = (i: number): boolean => {
    const own = filled(i);
    const held = own.filter(
      (person) => terms[person]!.reduce((sum, cents) => sum + cents, 0) === matrix.values[i]![person]!,
    );
    const several = held.filter((person) => terms[person]!.length > 1);
    return (
      held.length >= Math.max(LEAST_RECORDS, MOSTLY * own.length) &&
      several.length >= LEAST_SEVERAL &&
      own.length > FEW * people.length
    );
  };
  const found = amounts.find((i) => roles[i]!.subject === "none" && isGross(i));
  return found === undefined ? null : slots[found]!;
}
