import type { Segmentation } from "../grammars/segmentation.ts";
import { slotsOf, type Slot } from "../grammars/slots.ts";
import { matrixOf, type Matrix } from "../identities/matrix.ts";
import { BITS, BOUNDS } from "../tolerances.ts";
import { assignRoles, type Assignment } from "./assign-roles.ts";
import { peopleOf, type People } from "./people.ts";

/** One way to read rows: records, slots, roles and people, with all that speaks for it. */
export interface Hypothesis {
  segmentation: Segmentation;
  slots: readonly Slot[];
  matrix: Matrix;
  assignment: Assignment;
  people: People;
  /** Bits of votes, sums and names, less those of slots. */
  bits: number;
}

const KNOWN = 4;
const OF_KNOWN_SLOT = 0.4;

/** The hypothesis of a segmentation; at a glance each slot has the role that votes give it, without a search. */
export function hypothesisOf(segmentation: Segmentation, glance = false): Hypothesis | null {
  const slots = slotsOf(segmentation);
  if (slots.length > BOUNDS.slots) return null;
  const matrix = matrixOf(segmentation, slots);
  const assignment = assignRoles(slots, matrix, glance ? 0 : BOUNDS.passes);
  const people = peopleOf(segmentation);
  let cost = 0;
  for (const { votes, again } of slots) {
    const known = Math.max(0, ...votes.subjects.values()) >= KNOWN;
    cost += BITS.slot * (known && !again ? OF_KNOWN_SLOT : 1);
  }
  // Numbers that stand together in one slot of one record are several lines of one name.
  for (const { entries } of slots) for (const own of entries.values()) cost += BITS.slot * 0.25 * (own.length - 1);
  cost += BITS.pattern * patternBits(matrix);
  for (const { isSum, texts, index, entries } of segmentation.records) {
    if (isSum) continue;
    const person = people.of.get(index);
    // What stands in rows without numbers may say anything; in others it is likely a label that the reading leaves.
    const lines = new Set(entries.map(({ line }) => line));
    const besides = texts.filter(({ line }) => lines.has(line)).length;
    const used = (person?.name.length ?? 0) + (person?.id == null ? 0 : 1) + (person?.department.length ?? 0);
    cost += BITS.unusedText * Math.max(0, besides - used) + (person === undefined || person.name.length === 0 ? BITS.unnamed : 0);
  }
  return { segmentation, slots, matrix, assignment, people, bits: assignment.sums.bits + assignment.said + BITS.named * assignment.named + people.bits + cost };
}

/** What it takes to say which records have which slots: nothing where all records are alike, much where each has its own. */
function patternBits({ people, filled }: Matrix): number {
  let bits = 0;
  for (const count of filled) {
    const share = count / Math.max(1, people.length);
    if (share > 0 && share < 1) bits -= people.length * (share * Math.log2(share) + (1 - share) * Math.log2(1 - share));
  }
  return bits;
}
