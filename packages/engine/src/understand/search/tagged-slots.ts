import type { Slot } from "../grammars/slot.ts";
import type { Span } from "../page-graph/span.ts";
import { LISTED, type Kind, type Subject, type Votes } from "../votes/roles.ts";
import { bitsOf, chanceOf } from "../votes/tagger/bits.ts";
import type { SpanVotes } from "../votes/tagger/tagged-votes.ts";

/** What the tagger says of the spans of a document. */
export type Tagged = ReadonlyMap<Span, SpanVotes>;

/** Roles of figures that the tagger knows, as subjects and kinds. Which list a sum is of it does not say; a total says nothing of a slot. */
const ROLES: ReadonlyMap<string, readonly [Subject | null, Kind | null]> = new Map([
  ["amount_earning", ["earning", "amount"]],
  ["amount_deduction", ["deduction", "amount"]],
  ["amount_tax", ["tax", "amount"]],
  ["amount_employer_tax", ["employer_tax", "amount"]],
  ["amount_employer_contribution", ["employer_contribution", "amount"]],
  ["ytd_earning", ["earning", "ytd"]],
  ["ytd_deduction", ["deduction", "ytd"]],
  ["ytd_tax", ["tax", "ytd"]],
  ["ytd_employer_tax", ["employer_tax", "ytd"]],
  ["ytd_employer_contribution", ["employer_contribution", "ytd"]],
  ["hours", ["earning", "hours"]],
  ["rate", ["earning", "rate"]],
  ["ytd_hours", ["earning", "ytd_hours"]],
  ["taxable_tax", ["tax", "wages"]],
  ["taxable_employer_tax", ["employer_tax", "wages"]],
  ["ytd_taxable_tax", ["tax", "ytd_wages"]],
  ["gross", ["gross", "amount"]],
  ["net", ["net", "amount"]],
  ["ytd_gross", ["gross", "ytd"]],
  ["ytd_net", ["net", "ytd"]],
  ["payment", ["payment", "amount"]],
  ["sum", [null, "amount"]],
  ["ytd_sum", [null, "ytd"]],
  ["figure", ["none", null]],
]);

/** Subjects that it tells apart where words do not: the others are named, or are nothing. */
const OPEN: readonly Subject[] = [...LISTED, "gross", "net"];

/** Lists that are alike but for who pays, or why: that words say better. */
const ALIKE: readonly (readonly Subject[])[] = [
  ["earning", "reimbursement"],
  ["tax", "employer_tax"],
  ["deduction", "employer_contribution"],
];

/** So many figures tell a slot, spread over its records. */
const MOST_FIGURES = 12;
/** A figure that is more likely a total, or no figure at all, says nothing. */
const LEAST_OF_FIGURE = 0.5;
/** Only who knows speaks: one subject, or one kind, must be as likely as this. */
const LIKELY = 0.8;
/** The figures of a slot err together: so many bits say nothing, and of more a part counts. */
const [SILENT, SHARE] = [3, 0.75];
/**
 * No more is added: where words say nothing so little that sums find the same roles with it as without, and where they do, what
 * decides between two lists that they name.
 */
const [MOST, MOST_OF_KNOWN, MOST_OF_KIND] = [2, 3, 1.9];
/** Words of so many bits name a slot, or say that it is nothing, which stays; so does a name of gross or net pay of so many. */
const [KNOWN, FULL] = [4, 8];

interface Said {
  subjects: ReadonlyMap<Subject, number>;
  kinds: ReadonlyMap<Kind, number>;
}

/** Slots with what the tagger says of their figures added to their votes. */
export function withTagged(slots: readonly Slot[], tagged: Tagged): readonly Slot[] {
  return slots.map((slot) => {
    const said = saidOf(slot, tagged);
    return said === null ? slot : { ...slot, votes: added(slot.votes, said), words: slot.votes };
  });
}

/** The chances of subjects and kinds, as a mean over the figures of a slot; null where it saw none of them as a figure of somebody. */
function saidOf({ entries, votes }: Slot, tagged: Tagged): Said | null {
  const counted = countedBy(votes);
  const figures = [...entries.values()].flat().flatMap(({ figure }) => tagged.get(figure) ?? []);
  const step = Math.max(1, figures.length / MOST_FIGURES);
  const subjects = new Map<Subject, number>();
  const kinds = new Map<Kind, number>();
  let seen = 0;
  for (let at = 0; at < figures.length; at += step) {
    const own = [...figures[Math.floor(at)]!.roles].flatMap(([name, bits]) => {
      const role = ROLES.get(name);
      const fits = role !== undefined && (counted === null || role[1] === counted);
      return fits ? [{ role, chance: chanceOf(bits) }] : [];
    });
    const all = own.reduce((sum, { chance }) => sum + chance, 0);
    if (all < LEAST_OF_FIGURE) continue;
    seen++;
    for (const {
      role: [subject, kind],
      chance,
    } of own) {
      if (subject !== null) subjects.set(subject, (subjects.get(subject) ?? 0) + chance / all);
      if (kind !== null) kinds.set(kind, (kinds.get(kind) ?? 0) + chance / all);
    }
  }
  return seen === 0 ? null : { subjects: meanOf(subjects, seen), kinds: meanOf(kinds, seen) };
}

/** What words say that the figures of a slot count: then it is asked about roles of that kind alone. */
function countedBy({ kinds }: Votes): Kind | null {
  const [first] = [...kinds].sort((a, b) => b[1] - a[1]);
  return first !== undefined && first[1] >= KNOWN ? first[0] : null;
}

function meanOf<K>(sums: ReadonlyMap<K, number>, count: number): Map<K, number> {
  return new Map([...sums].map(([key, sum]) => [key, sum / count]));
}

/** Of the lists that words name it may prefer one; where they say nothing, it says what it sees. */
function added(votes: Votes, said: Said): Votes {
  const { subjects, kinds } = votes;
  const isFigure = Math.max(subjects.get("gross") ?? 0, subjects.get("net") ?? 0) >= FULL;
  const best = Math.max(0, ...subjects.values());
  const isKnown = best >= KNOWN;
  const isNothing = isKnown && subjects.get("none") === best;
  const chances = isKnown ? ofNamed(said.subjects, subjects) : ofOpen(said.subjects);
  return {
    subjects: isFigure || isNothing ? subjects : addedTo(subjects, chances, isKnown ? MOST_OF_KNOWN : MOST),
    kinds: countedBy(votes) !== null ? kinds : addedTo(kinds, said.kinds, MOST_OF_KIND),
  };
}

/** The chances of the lists that words name, each with that of those alike. */
function ofNamed(
  said: ReadonlyMap<Subject, number>,
  words: ReadonlyMap<Subject, number>,
): Map<Subject, number> {
  const chances = new Map<Subject, number>();
  for (const alike of ALIKE) {
    const chance = alike.reduce((sum, subject) => sum + (said.get(subject) ?? 0), 0);
    for (const subject of alike) if ((words.get(subject) ?? 0) > 0) chances.set(subject, chance);
  }
  return chances;
}

function ofOpen(said: ReadonlyMap<Subject, number>): Map<Subject, number> {
  return new Map(OPEN.map((subject) => [subject, said.get(subject) ?? 0]));
}

function addedTo<K>(
  votes: ReadonlyMap<K, number>,
  chances: ReadonlyMap<K, number>,
  most: number,
): Map<K, number> {
  const sum = new Map(votes);
  if (Math.max(0, ...chances.values()) < LIKELY) return sum;
  for (const [key, chance] of chances) {
    const said = bitsOf(chance);
    const bits = Math.sign(said) * Math.min(most, SHARE * Math.max(0, Math.abs(said) - SILENT));
    if (bits !== 0) sum.set(key, (sum.get(key) ?? 0) + bits);
  }
  return sum;
}
