import type { Span } from "../page-graph/span.ts";
import type { Subject } from "../votes/roles.ts";
import { sectionOf, timeOf } from "../votes/sections.ts";
import { isSumWord, votesOf } from "../votes/wording.ts";
import { captionVotes } from "./captions.ts";
import { lineIn, nameOf } from "./slot-lines.ts";
import { bySide } from "./slot-votes.ts";
import type { Slot } from "./slot.ts";

const EMPLOYEE = /^(?:employee|ee|worker|member|associate|team member)s?(?: share| portion| amount)?$/i;
const PARTY_BITS = 5;

/**
 * Beside what is headed as the employee's stands, below the same headings or behind the same labels, what somebody else pays: the
 * employer, by its name.
 */
export function otherParty(slots: readonly Slot[]): void {
  const ofEmployee = new Set(slots.flatMap((slot) => (isEmployees(slot) ? [lineIn(slot)] : [])));
  for (const slot of slots) {
    const head = parties(slot).at(-1);
    if (head === undefined || isEmployees(slot) || !ofEmployee.has(lineIn(slot))) continue;
    if (sectionOf(head.text) !== null || timeOf(head.text) !== null || isSumWord(head.text)) continue;
    if (slot.labelled && !slot.heads.every(({ text }) => mayBeParty(text))) continue;
    const { subjects } = slot.votes;
    for (const side of ["employer_tax", "employer_contribution"] as const)
      subjects.set(side, (subjects.get(side) ?? 0) + PARTY_BITS);
    if (slot.labelled) {
      bySide(slot.votes, votesOf(nameOf(slot)), true);
      for (const own of ["tax", "deduction"] as const) subjects.delete(own);
    }
    if (slot.below !== null) bySide(slot.votes, captionVotes(slot.below));
  }
}

function parties({ labelled, heads, groups }: Slot): readonly Span[] {
  return labelled ? heads : groups.slice(-1);
}

/** Whether a heading says that numbers are what employees pay. */
export function isEmployees(slot: Slot): boolean {
  return parties(slot).some(({ text }) => EMPLOYEE.test(text));
}

const OF_PLACES: ReadonlySet<Subject> = new Set(["tax", "employer_tax", "none"] as const);

/** Whether a heading may be the name of an employer, as `District` or `City` is, which levy taxes as well. */
function mayBeParty(text: string): boolean {
  const { subjects, kinds } = votesOf(text);
  return (
    kinds.size === 0 && !/%|\btax/i.test(text) && [...subjects.keys()].every((one) => OF_PLACES.has(one))
  );
}
