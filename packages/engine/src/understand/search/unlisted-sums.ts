import { SUM_OF } from "../grammars/slot-lines.ts";
import type { Subject } from "../votes/roles.ts";
import type { Hypothesis } from "./hypothesis.ts";

/** By the sum of what is withheld, its list. */
const LISTS: ReadonlyMap<Subject, Subject> = new Map(
  (["tax", "deduction"] as const).map((list) => [SUM_OF.get(list)!, list]),
);

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
