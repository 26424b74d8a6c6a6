import { lineIn } from "../grammars/slot-lines.ts";
import type { Role, Subject } from "../votes/roles.ts";
import type { Hypothesis } from "./hypothesis.ts";

/** Who pays the same line: the employee, the employer. */
const OTHER_SIDE: Partial<Record<Subject, Subject>> = {
  tax: "employer_tax",
  employer_tax: "tax",
  deduction: "employer_contribution",
  employer_contribution: "deduction",
};

/**
 * A hypothesis in which what a labelled line is reckoned from, and what it comes to in the year, are on the side of its amount. Where
 * one label has amounts on both sides, nothing is known.
 */
export function withSidesOfAmounts(hypothesis: Hypothesis): Hypothesis {
  const { assignment, slots } = hypothesis;
  const sides = new Map<string, Subject | null>();
  slots.forEach((slot, i) => {
    const { subject, kind } = assignment.roles[i]!;
    if (!slot.labelled || kind !== "amount" || OTHER_SIDE[subject] === undefined) return;
    const line = lineIn(slot);
    sides.set(line, sides.has(line) && sides.get(line) !== subject ? null : subject);
  });
  const roles = assignment.roles.map((role, i): Role => {
    const side = slots[i]!.labelled ? sides.get(lineIn(slots[i]!)) : null;
    return side != null && OTHER_SIDE[role.subject] === side ? { ...role, subject: side } : role;
  });
  return { ...hypothesis, assignment: { ...assignment, roles } };
}
