import { KNOWN_LINE, nameOf, sumOf } from "../grammars/slot-lines.ts";
import type { Role, Subject } from "../votes/roles.ts";
import { knownBits } from "../votes/wording.ts";
import type { Hypothesis } from "./hypothesis.ts";

/** More lines that may be either are not tried. */
const MOST = 8;

/** What one printed sum says: the people it is over, and what their taxes come to. */
interface Printed {
  records: readonly number[];
  taxes: number;
}

/**
 * A hypothesis in which lines that no word tells are taxes or deductions as the printed sums of both have it: a town's tax is
 * called by the town. Only where one way alone makes all sums hold.
 */
export function withSidesBySums(hypothesis: Hypothesis): Hypothesis {
  const { assignment, slots } = hypothesis;
  const { roles } = assignment;
  const lines = slots.flatMap(({ label }, slot) => {
    const { subject, kind } = roles[slot]!;
    if (kind !== "amount" || (subject !== "tax" && subject !== "deduction")) return [];
    return [{ slot, isTax: subject === "tax", isOpen: knownBits(nameOf({ label })) < KNOWN_LINE }];
  });
  const printed = printedSums(
    hypothesis,
    lines.map(({ slot }) => slot),
  );
  const open = lines.filter(({ isOpen }) => isOpen);
  const holds = (taxes: ReadonlySet<number>): boolean =>
    printed.every((sum) => sumIn(hypothesis, [...taxes], sum.records) === sum.taxes);
  const now = new Set(lines.flatMap(({ slot, isTax }) => (isTax ? slot : [])));
  if (printed.length === 0 || open.length === 0 || open.length > MOST || holds(now)) return hypothesis;
  const fitting: Set<number>[] = [];
  for (let way = 0; way < 2 ** open.length; way++) {
    const taxes = new Set(now);
    open.forEach(({ slot }, i) => ((way >> i) & 1 ? taxes.add(slot) : taxes.delete(slot)));
    if (holds(taxes)) fitting.push(taxes);
  }
  const [only, second] = fitting;
  if (only === undefined || second !== undefined) return hypothesis;
  // What a line comes to in the year moves with it.
  const moved = new Set(
    open.flatMap(({ slot, isTax }) => (only.has(slot) !== isTax ? nameOf(slots[slot]!) : [])),
  );
  const moves = roles.map((role, slot) => (moved.has(nameOf(slots[slot]!)) ? onOtherSide(role) : role));
  return { ...hypothesis, assignment: { ...assignment, roles: moves } };
}

function onOtherSide(role: Role): Role {
  if (role.subject === "tax") return { ...role, subject: "deduction" };
  return role.subject === "deduction" ? { ...role, subject: "tax" } : role;
}

/** The sums that print both taxes and deductions, over the people since the sum before or over all: whoever comes to both. */
function printedSums(hypothesis: Hypothesis, lines: readonly number[]): Printed[] {
  const found: Printed[] = [];
  let [all, group]: [number[], number[]] = [[], []];
  for (const { index, isSum } of hypothesis.segmentation.records) {
    if (!isSum) {
      all.push(index);
      group.push(index);
      continue;
    }
    const [taxes, deductions] = [
      printedIn(hypothesis, index, "total_taxes"),
      printedIn(hypothesis, index, "total_deductions"),
    ];
    if (taxes !== null && deductions !== null)
      for (const records of [group, all])
        if (records.length > 0 && sumIn(hypothesis, lines, records) === taxes + deductions) {
          found.push({ records: [...records], taxes });
          break;
        }
    group = [];
  }
  return found;
}

function printedIn({ slots, assignment }: Hypothesis, record: number, subject: Subject): number | null {
  const own = slots.flatMap(({ entries }, slot) => {
    const role = assignment.roles[slot]!;
    return role.subject === subject && role.kind === "amount" ? (entries.get(record) ?? []) : [];
  });
  return own.length === 0 ? null : sumOf(own.slice(0, 1));
}

function sumIn({ slots }: Hypothesis, lines: readonly number[], records: readonly number[]): number {
  return lines.reduce(
    (sum, slot) => sum + sumOf(records.flatMap((record) => slots[slot]!.entries.get(record) ?? [])),
    0,
  );
}
