import type { Hypothesis } from "./hypothesis.ts";
import type { Subject } from "../votes/roles.ts";

/** The sums of lists that people have, each with its list. */
const LISTS: ReadonlyMap<Subject, Subject> = new Map([
  ["total_taxes", "tax"],
  ["total_deductions", "deduction"],
]);

/**
 * Hypotheses with the sum of a list as its one line where a document prints no other line of it: `Deductions` of a summary. No
 * printed money is lost.
 */
export function withUnlistedSums(best: readonly Hypothesis[]): Hypothesis[] {
  const listed = new Set(best.flatMap(({ assignment }) => assignment.roles.map(({ subject }) => subject)));
  return best.map((hypothesis) => {
    const { assignment, slots, segmentation } = hypothesis;
    // What stands behind a label may be the sum of lines of another list: `Total withheld`, below taxes alone.
    const isOfPeople = (slot: number): boolean =>
      !slots[slot]!.labelled &&
      [...slots[slot]!.entries.keys()].some((record) => segmentation.records[record]?.isSum === false);
    const roles = assignment.roles.map((role, slot) => {
      const list = LISTS.get(role.subject);
      return list === undefined || listed.has(list) || !isOfPeople(slot) ? role : { ...role, subject: list };
    });
    return { ...hypothesis, assignment: { ...assignment, roles } };
  });
}
