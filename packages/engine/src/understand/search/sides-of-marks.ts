import { markOf } from "../grammars/marked-labels.ts";
import { nameOf, sumOf } from "../grammars/slot-lines.ts";
import type { Slot } from "../grammars/slot.ts";
import type { Hypothesis } from "./hypothesis.ts";

const LEAST_PEOPLE = 3;
const MOST_MARKS = 6;
const MARK_LENGTH = 2;

/**
 * A hypothesis in which the lines of a list that bear one mark are the employer's, where the printed sum of what is withheld from
 * each person who has any leaves them all out: `Dental B  12.00`, `Dental N  40.00`, `Pension N  150.00`.
 */
export function withSidesOfMarks(hypothesis: Hypothesis): Hypothesis {
  const { assignment, slots, segmentation } = hypothesis;
  const isOf = (slot: Slot, subject: string): boolean => {
    const role = assignment.roles[slot.index]!;
    return role.subject === subject && role.kind === "amount";
  };
  const withheld = slots.filter((slot) => isOf(slot, "deduction"));
  // What a search may have left to nobody or to the employer, line by line, is of the same mark.
  const leftOut = slots.filter((slot) => isOf(slot, "employer_contribution") || isOf(slot, "none"));
  const lines = [...withheld, ...leftOut];
  const marks = new Set(lines.flatMap((slot) => markIn(slot) ?? []));
  if (marks.size < 2 || marks.size > MOST_MARKS) return hypothesis;
  const sums = slots.filter((slot) => isOf(slot, "total_deductions"));
  const sumIn = (own: readonly Slot[], record: number): number =>
    sumOf(own.flatMap(({ entries }) => entries.get(record) ?? []));
  const people = segmentation.records.flatMap(({ index, isSum }) =>
    !isSum && sums.some(({ entries }) => entries.has(index)) ? [index] : [],
  );
  const printed = sums.slice(0, 1);
  const hold = (left: ReadonlySet<string>): boolean => {
    const others = withheld.filter((slot) => !left.has(markIn(slot) ?? ""));
    return people.every((index) => sumIn(others, index) === sumIn(printed, index));
  };
  const ways = waysToLeave([...marks]).filter(hold);
  // Two plans of one name are what the employee and the employer pay; what else is left out may be no money at all.
  const isAgain = (slot: Slot): boolean => lines.filter((line) => nameOf(line) === nameOf(slot)).length > 1;
  const left = new Set(
    [...(ways[0] ?? [])].filter((mark) => lines.some((slot) => markIn(slot) === mark && isAgain(slot))),
  );
  if (people.length < LEAST_PEOPLE || ways.length !== 1 || left.size === 0) return hypothesis;
  const roles = assignment.roles.map((role, i) =>
    lines.includes(slots[i]!) && left.has(markIn(slots[i]!) ?? "")
      ? { ...role, subject: "employer_contribution" as const }
      : role,
  );
  return { ...hypothesis, assignment: { ...assignment, roles } };
}

/** The marks whose lines a sum may leave out: some of them, and not all. */
function waysToLeave(marks: readonly string[]): ReadonlySet<string>[] {
  const ways = Array.from({ length: 2 ** marks.length - 2 }, (_, way) => way + 1);
  return ways.map((way) => new Set(marks.filter((_, i) => (way >> i) & 1)));
}

/** The mark that all numbers of a labelled slot have; null where they have none or several. */
function markIn({ labelled, entries }: Slot): string | null {
  if (!labelled) return null;
  const marks = new Set([...entries.values()].flat().map(markOf));
  const [mark] = marks;
  return marks.size === 1 && mark !== "" && mark!.length <= MARK_LENGTH ? mark! : null;
}
