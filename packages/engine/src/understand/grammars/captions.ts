import { normalizeLabel } from "@paylift/canonical";
import type { Span } from "../page-graph/span.ts";
import { LISTED, noVotes, type Votes } from "../votes/roles.ts";
import { isLine, votesOf } from "../votes/wording.ts";
import type { RecordDraft } from "./segmentation.ts";

/**
 * The caption of a list: the text above its records that names what all their numbers are about, a plan, a tax, a code. Null
 * where nothing above is known as a line of pay.
 */
export function captionOf({ above }: Pick<RecordDraft, "above">): Span | null {
  return above.find(({ text }) => isLine(text)) ?? null;
}

const GENERIC =
  /^(?:(?:employee|employer|ee|er|company|co|worker|member|deductions?|deds?|contributions?|contrib|amounts?|amt|current|curr|ytd|year|to|date|hours?|hrs|rate|total|withheld|tax|taxes|wages?|taxable|this|period|cost|share|paid|match|monthly|per|pay|premium|s|pre|post|subject|gross)(?: |$))+$/;

/** Whether a heading says only whose a number is, or what it counts, and not what it is called. */
export function isGeneric(text: string): boolean {
  return GENERIC.test(normalizeLabel(text));
}

const MOST = 40;

/** What the captions of records say of numbers below headings that name nothing, on average. */
export function captionVotes(records: readonly RecordDraft[]): Votes {
  const votes = noVotes();
  const captions = records.slice(0, MOST).flatMap((record) => captionOf(record) ?? []);
  if (captions.length < records.slice(0, MOST).length / 2) return votes;
  for (const { text } of captions)
    for (const [subject, bits] of votesOf(text).subjects)
      if (LISTED.has(subject))
        votes.subjects.set(subject, (votes.subjects.get(subject) ?? 0) + bits / captions.length);
  return votes;
}
