import type { InspectedHypothesis, InspectedRecord, InspectedSlot } from "../../api/inspection.ts";
import type { Box } from "../../api/result.ts";
import type { RecordDraft } from "../grammars/record-draft.ts";
import { figuresOf, headingsOf, type Slot } from "../grammars/slot.ts";
import { printedBox } from "../page-graph/printed-box.ts";
import type { Hypothesis } from "../search/hypothesis.ts";
import type { Found } from "../search/search.ts";
import type { Votes } from "../votes/roles.ts";
import { identitiesOf } from "./identities.ts";

const MOST_VOTES = 6;

export function isOnPage({ segmentation: { records } }: Hypothesis, page: number): boolean {
  return records.some(({ entries }) => entries.some(({ figure }) => figure.page === page));
}

export function headingTextsOf(slot: Slot): string[] {
  return headingsOf(slot).map(({ text }) => text);
}

/** One of the hypotheses that won, as far as it is about a page. */
export function inspectedHypothesis(
  hypothesis: Hypothesis,
  { best }: Found,
  page: number,
): InspectedHypothesis {
  const { segmentation, matrix, slots, assignment, people, bits } = hypothesis;
  const before = best.slice(0, best.indexOf(hypothesis));
  const firstRecord = before.reduce((sum, own) => sum + own.segmentation.records.length, 0);
  const firstSlot = before.reduce((sum, own) => sum + own.slots.length, 0);
  const identities = identitiesOf(hypothesis, firstRecord);
  return {
    grammar: segmentation.grammar,
    bits: rounded(bits),
    records: segmentation.records.flatMap((record): InspectedRecord[] => {
      const box = boxOn(page, record);
      if (box === null) return [];
      const name = (people.of.get(record.index)?.name ?? []).map(({ text }) => text).join(" ");
      const sums = identities.byRecord.get(record.index) ?? { holds: 0, fails: 0 };
      return [{ record: firstRecord + record.index, box, is_sum: record.isSum, name, sums }];
    }),
    slots: slots.flatMap((slot, i): InspectedSlot[] => {
      const figures = figuresOf(slot).filter((figure) => figure.page === page);
      if (figures.length === 0) return [];
      const { subject, kind } = assignment.roles[i]!;
      const { held, failed } = matrix.totals[i]!;
      return [
        {
          slot: firstSlot + i,
          headings: headingTextsOf(slot),
          taken: { role: subject, kind },
          votes: toldVotes(slot.votes),
          figures: figures.map(printedBox),
          filled: slot.entries.size,
          totals: { holds: held, fails: failed },
        },
      ];
    }),
    identities: identities.all,
  };
}

/** Where the figures and texts of a record stand on a page; null where none of them does. */
export function boxOn(page: number, { entries, texts }: RecordDraft): Box | null {
  const spans = [
    ...entries.flatMap(({ figure, left, labelled }) =>
      labelled && left !== null ? [figure, left] : [figure],
    ),
    ...texts.map(({ span }) => span),
  ].filter((span) => span.page === page);
  if (spans.length === 0) return null;
  return printedBox({ tokens: spans.flatMap(({ tokens }) => tokens) });
}

function toldVotes({ subjects, kinds }: Votes): InspectedSlot["votes"] {
  const told = [...subjects, ...kinds].map(([says, bits]) => ({ says: String(says), bits: rounded(bits) }));
  return told
    .filter(({ bits }) => bits !== 0)
    .sort((a, b) => b.bits - a.bits)
    .slice(0, MOST_VOTES);
}

export function rounded(bits: number): number {
  return Math.round(bits * 10) / 10;
}
