import { normalizeLabel } from "@paylift/canonical";
import type { RecordDraft } from "../grammars/record-draft.ts";
import type { Segmentation } from "../grammars/segmentation.ts";
import type { Slot } from "../grammars/slot.ts";
import { slotsOf } from "../grammars/slots.ts";
import { matrixOf, type Matrix } from "../identities/matrix.ts";
import type { PeopleContext } from "../people/people-context.ts";
import { peopleOf, type People } from "../people/people.ts";
import { isOff } from "../switched-off.ts";
import { noVotes, type Subject } from "../votes/roles.ts";
import { isLine } from "../votes/wording.ts";
import { BITS, BOUNDS } from "../tolerances.ts";
import { assignRoles, type Assignment } from "./assign-roles.ts";
import { gapsInside } from "./gaps-inside.ts";
import { withTagged, type Tagged } from "./tagged-slots.ts";
import { withVoted } from "./voted-slots.ts";
import type { Voted } from "../voters/placed-votes.ts";

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

/** What is known of a document, whichever way it is read. */
export interface SearchContext extends PeopleContext {
  tagged: Tagged;
  /** What voters from outside say. */
  voted: readonly Voted[];
}

const KNOWN = 4;
const OF_KNOWN_SLOT = 0.4;

/** The hypothesis of a segmentation; at a glance each slot has the role that votes give it, without a search. */
export function hypothesisOf(
  segmentation: Segmentation,
  context: SearchContext,
  glance = false,
): Hypothesis | null {
  const worded = slotsOf(segmentation);
  const said = isOff("wording") ? worded.map((slot) => ({ ...slot, votes: noVotes() })) : worded;
  const slots = withVoted(withTagged(said, context.tagged), context.voted);
  if (slots.length > BOUNDS.slots) return null;
  const matrix = matrixOf(segmentation, slots);
  const assignment = assignRoles(slots, matrix, glance ? 0 : BOUNDS.passes);
  const people = peopleOf(segmentation, context);
  let cost = 0;
  for (const { votes, again } of slots) {
    const known = Math.max(0, ...votes.subjects.values()) >= KNOWN;
    cost += BITS.slot * (known && !again ? OF_KNOWN_SLOT : 1);
  }
  // Numbers that stand together in one slot of one record are several lines of one name.
  for (const { entries } of slots)
    for (const own of entries.values()) cost += BITS.slot * 0.25 * (own.length - 1);
  cost += BITS.pattern * patternBits(matrix, slots, segmentation) + BITS.unusedText * people.left;
  cost += BITS.unusedText * people.unusedAbove;
  if (!isOff("typography")) cost += BITS.gapInside * gapsInside(segmentation.records);
  for (const record of segmentation.records) {
    if (record.isSum) {
      cost += BITS.unusedLabel * labelsBeside(record);
      continue;
    }
    const person = people.of.get(record.index);
    const unused = people.unused(record);
    const labels = unused.filter(({ text }) => isLine(text)).length;
    cost +=
      BITS.unusedText * (unused.length - labels) +
      BITS.unusedLabel * labels +
      (person === undefined || person.name.length === 0 ? BITS.unnamed : 0);
  }
  return {
    segmentation,
    slots,
    matrix,
    assignment,
    people,
    bits: assignment.sums.bits + assignment.said + BITS.named * assignment.named + people.bits + cost,
  };
}

/** How many lines of pay stand alone in the rows of a sum: they are about what follows. */
function labelsBeside({ texts, entries }: RecordDraft): number {
  const lines = new Set(entries.map(({ line }) => line));
  return texts.filter(({ span, line }) => !lines.has(line) && isLine(span.text)).length;
}

/**
 * What it takes to say which records have which slots: nothing where all records are alike, much where each has its own. What a
 * caption says is said: only records below captions of its section can have a slot.
 */
function patternBits(
  { people, filled }: Matrix,
  slots: readonly Slot[],
  { records, captions }: Segmentation,
): number {
  const under = new Map<Subject | null, number>([[null, people.length]]);
  for (const index of people) {
    const section = captions.get(records[index]!)?.section;
    if (section !== undefined) under.set(section, (under.get(section) ?? 0) + 1);
  }
  const groups = new Map<string, number[]>();
  slots.forEach((slot, i) => {
    // A line that somebody has is printed in each of its columns: that they have it is said once.
    const name = slot.labelled ? normalizeLabel(slot.label.map(({ text }) => text).join(" ")) : `#${i}`;
    groups.set(name, [...(groups.get(name) ?? []), i]);
  });
  let bits = 0;
  for (const own of groups.values()) {
    const having = people.filter((record) => own.some((slot) => slots[slot]!.entries.has(record))).length;
    const all = under.get(slots[own[0]!]!.below) ?? people.length;
    bits += toTell(having, all);
    for (const slot of own) bits += toTell(filled[slot]!, having);
  }
  return bits;
}

/** What it takes to say which of so many have something. */
function toTell(having: number, all: number): number {
  const share = Math.min(1, having / Math.max(1, all));
  if (share <= 0 || share >= 1) return 0;
  return -all * (share * Math.log2(share) + (1 - share) * Math.log2(1 - share));
}
