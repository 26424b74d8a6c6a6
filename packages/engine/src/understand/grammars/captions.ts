import { normalizeLabel } from "@paylift/canonical";
import type { Span } from "../page-graph/span.ts";
import { LISTED, noVotes, type Subject, type Votes } from "../votes/roles.ts";
import { isCodeForm, isLine, sectionOf, votesOf } from "../votes/wording.ts";
import type { RecordDraft } from "./record-draft.ts";

/** The text above records that names what all their numbers are about: a plan, a tax, a code. */
export interface Caption {
  span: Span;
  /** The code right before it. */
  code: Span | null;
  /** The list that its lines belong to. */
  section: Subject;
}

const GENERIC =
  /^(?:(?:employee|employer|ee|er|company|co|worker|member|deductions?|deds?|contributions?|contrib|amounts?|amt|current|curr|ytd|year|to|date|hours?|hrs|rate|total|combined|both|withheld|tax|taxes|wages?|taxable|this|period|cost|share|paid|match|monthly|per|pay|premium|s|pre|post|subject|gross|coverage|level)(?: |$))+$/;

/** Whether a heading says only whose a number is, or what it counts, and not what it is called. */
export function isGeneric(text: string): boolean {
  return GENERIC.test(normalizeLabel(text));
}

/** A text above so many of the groups is known as a line of pay where all of them have captions. */
const KNOWN_SHARE = 0.3;
const LEAST_GROUPS = 2;

/**
 * The captions of records: what stands above groups of them, where the vocabulary knows enough of it as lines of pay. Others
 * stand at the same place, and belong to the list that most belong to. Empty where the lines above say something else.
 */
export function captionsOf(records: readonly RecordDraft[]): ReadonlyMap<RecordDraft, Caption> {
  const groups = new Map<Span, RecordDraft[]>();
  for (const record of records) {
    const first = record.above.find(({ text }) => sectionOf(text) === null);
    if (first !== undefined) groups.set(first, [...(groups.get(first) ?? []), record]);
  }
  const known = new Map<Span, Span>();
  for (const [first, [record]] of groups) {
    const line = record!.above.find(({ text }) => isLine(text));
    if (line !== undefined) known.set(first, line);
  }
  const captions = new Map<RecordDraft, Caption>();
  if (known.size < LEAST_GROUPS || known.size < KNOWN_SHARE * groups.size) return captions;
  const sections = new Map([...known].map(([first, line]) => [first, sectionBy(line.text)]));
  const usual = mostOf([...sections.values()].flatMap((section) => section ?? []));
  if (usual === null) return captions;
  for (const [first, own] of groups)
    for (const record of own) {
      const { above } = record;
      const line = known.get(first) ?? above.find(({ text }) => !isCodeForm(text)) ?? first;
      const code = above[above.indexOf(line) - 1] ?? null;
      const isCode = code !== null && code.row === line.row && isCodeForm(code.text);
      captions.set(record, { span: line, code: isCode ? code : null, section: sections.get(first) ?? usual });
    }
  return captions;
}

function sectionBy(text: string): Subject | null {
  const [best] = [...votesOf(text).subjects]
    .filter(([subject, bits]) => LISTED.has(subject) && bits > 0)
    .sort((a, b) => b[1] - a[1]);
  return best?.[0] ?? null;
}

function mostOf(sections: readonly Subject[]): Subject | null {
  const counts = new Map<Subject, number>();
  for (const section of sections) counts.set(section, (counts.get(section) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? null;
}

const CAPTION_BITS = 5;

/** What the section of a caption says of numbers below headings that name nothing. */
export function captionVotes(section: Subject): Votes {
  const votes = noVotes();
  votes.subjects.set(section, CAPTION_BITS);
  return votes;
}
