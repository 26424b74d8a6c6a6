import type { VoterQuestion } from "../../api/voter.ts";
import type { PlainVote, VoterAnswer } from "../../voters/answer.ts";
import { noVotes, type Votes } from "../votes/roles.ts";

/** What one voter says, by the indexes of spans that are figures, and all figures that it was shown. */
export interface Voted {
  shown: ReadonlySet<number>;
  said: ReadonlyMap<number, Votes>;
}

/** More bits are not heard, so that a sum of two lines that holds for one person says more than any voter. */
export const MOST_OF_VOTE = 4;

/** The votes of a voter where they count, and how they were heard. */
export interface PlacedVotes {
  voted: Voted;
  counted: number;
  cut: number;
  /** Votes for what the voter was not shown. */
  unplaced: number;
}

export function placeVotes({ votes }: VoterAnswer, { pages, slots }: VoterQuestion): PlacedVotes {
  const figures = new Set(
    pages.flatMap(({ spans }) => spans.filter((own) => own.is_figure).map(({ span }) => span)),
  );
  const bySlot = new Map(slots.map((slot) => [slot.slot, slot.figure_spans]));
  const below = new Map<number, number[]>();
  for (const { heading_spans, figure_spans } of slots)
    for (const heading of heading_spans) below.set(heading, [...(below.get(heading) ?? []), ...figure_spans]);
  const figuresOf = ({ of, place }: PlainVote): readonly number[] => {
    if (of === "slot") return bySlot.get(place) ?? [];
    return figures.has(place) ? [place] : (below.get(place) ?? []);
  };
  const said = new Map<number, Votes>();
  const placed = { voted: { shown: figures, said }, counted: 0, cut: 0, unplaced: 0 };
  for (const vote of votes) {
    const places = figuresOf(vote);
    if (places.length === 0) {
      placed.unplaced++;
      continue;
    }
    placed.counted++;
    if (Math.abs(vote.bits) > MOST_OF_VOTE) placed.cut++;
    for (const place of places) {
      const own = said.get(place) ?? noVotes();
      said.set(place, own);
      add(own, vote);
    }
  }
  return placed;
}

function add({ subjects, kinds }: Votes, { role, kind, bits }: PlainVote): void {
  const heard = within(bits);
  if (role !== null) subjects.set(role, within((subjects.get(role) ?? 0) + heard));
  if (kind !== null) kinds.set(kind, within((kinds.get(kind) ?? 0) + heard));
}

function within(bits: number): number {
  return Math.max(-MOST_OF_VOTE, Math.min(MOST_OF_VOTE, bits));
}
