import type { Slot } from "../grammars/slot.ts";
import { addVotes, noVotes, type Votes } from "../votes/roles.ts";
import { MOST_OF_VOTE, type Voted } from "../voters/placed-votes.ts";

/** Words of so many bits name gross or net pay in full; of so many they say that something is no pay, or what it counts. */
const [FULL, KNOWN] = [8, 4];

/**
 * Slots with what voters from outside say of their figures added to their votes. All voters together say no more of a slot than one may. What words
 * name in full stays.
 */
export function withVoted(slots: readonly Slot[], voters: readonly Voted[]): readonly Slot[] {
  if (voters.length === 0) return slots;
  return slots.map((slot) => {
    const said = noVotes();
    for (const voted of voters) addVotes(said, meanOf(slot, voted));
    if (said.subjects.size + said.kinds.size === 0) return slot;
    return { ...slot, votes: added(slot.votes, said), words: slot.words ?? slot.votes };
  });
}

/** What a voter says of the figures of a slot that it saw, as a mean: of one of many it says little. */
function meanOf({ entries }: Slot, { shown, said }: Voted): Votes {
  const mean = noVotes();
  const figures = [...entries.values()].flat().filter(({ figure }) => shown.has(figure.index));
  for (const { figure } of figures) {
    const own = said.get(figure.index);
    if (own !== undefined) addVotes(mean, own, 1 / figures.length);
  }
  return mean;
}

function added({ subjects, kinds }: Votes, said: Votes): Votes {
  const best = Math.max(0, ...subjects.values());
  const isNamed = Math.max(subjects.get("gross") ?? 0, subjects.get("net") ?? 0) >= FULL;
  const isNothing = best >= KNOWN && subjects.get("none") === best;
  const isCounted = Math.max(0, ...kinds.values()) >= KNOWN;
  return {
    subjects: isNamed || isNothing ? subjects : sumOf(subjects, said.subjects),
    kinds: isCounted ? kinds : sumOf(kinds, said.kinds),
  };
}

function sumOf<K>(votes: ReadonlyMap<K, number>, said: ReadonlyMap<K, number>): Map<K, number> {
  const sum = new Map(votes);
  for (const [key, bits] of said)
    sum.set(key, (sum.get(key) ?? 0) + Math.max(-MOST_OF_VOTE, Math.min(MOST_OF_VOTE, bits)));
  return sum;
}
