import { isOfNow, isOfQuarter, votesOf } from "../votes/wording.ts";
import { headedGross, lineOf } from "./slot-lines.ts";
import { OTHER_BITS } from "./slot-votes.ts";
import { headingsOf, type Slot } from "./slot.ts";

/**
 * What a heading means depends on whether another says it better. The quarter is the period of a report by quarters, and nothing
 * beside a column of this period; gross pay is what a tax is reckoned from, unless taxable wages stand beside it.
 */
export function nearerBeside(slots: readonly Slot[]): void {
  const ofQuarter = slots.filter((slot) => headingsOf(slot).some(({ text }) => isOfQuarter(text)));
  const isNowPrinted = slots.some((slot) => headingsOf(slot).some(({ text }) => isOfNow(text)));
  if (isNowPrinted) ofQuarter.forEach(leaveOut);
  const taxable = slots.filter((slot) => countsWages(slot) && !isOfGross(slot));
  for (const slot of slots)
    if (isOfGross(slot) && taxable.some((other) => lineOf(other) === lineOf(slot))) leaveOut(slot);
}

function leaveOut({ votes }: Slot): void {
  // Whatever its label is known as, it is surely no line of that.
  votes.subjects.set("none", OTHER_BITS + Math.max(0, ...votes.subjects.values()));
}

function countsWages({ labelled, heads }: Slot): boolean {
  return labelled && heads.some(({ text }) => votesOf(text).kinds.has("wages"));
}

/** Whether a number behind the name of a tax stands below gross pay. */
function isOfGross({ labelled, heads, votes }: Slot): boolean {
  return labelled && votes.kinds.has("wages") && headedGross(heads);
}
