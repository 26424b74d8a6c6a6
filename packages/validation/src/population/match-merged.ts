import type { Cents } from "@paylift/canonical";
import type { Person } from "../model/person.ts";
import { looseIdKey } from "./id-key.ts";
import type { Match } from "./match.ts";
import { NameIndex } from "./name-index.ts";
import { nameLikeness } from "./name-likeness.ts";
import { payLikeness } from "./pay-likeness.ts";
import type { People } from "./people.ts";
import { ranked } from "./rank.ts";

/** Nobody is paid under more ids than this in one run; of more people of one name any sum may come about by chance. */
const RECORDS_MAX = 4;

/** Somebody with several records on one side and one on the other. */
export interface Merged {
  /** The record that is like the single one most, and that one. */
  match: Match;
  /** The others, of the side that has several. */
  further: readonly Person[];
}

/**
 * Finds people whom one side keeps under several ids and the other under one: records of one name whose gross or net pay
 * adds up to that of the only record of this name on the other side.
 */
export function matchMerged({ source, target }: People): Merged[] {
  const [ofSource, ofTarget] = [Map.groupBy(source, nameOf), Map.groupBy(target, nameOf)];
  return [...ofSource].flatMap(([name, here]): Merged[] => {
    const there = ofTarget.get(name) ?? [];
    const [one] = here.length === 1 ? here : there;
    const several = here.length === 1 ? there : here;
    if (one === undefined || several.length < 2 || several.length > RECORDS_MAX) return [];
    if (Math.min(here.length, there.length) !== 1 || name === "" || !addsUp(several, one)) return [];
    const [main] = ranked(several).sort((a, b) => likeness(b, one) - likeness(a, one));
    if (main === undefined) return [];
    const pair = here.length === 1 ? { source: one, target: main } : { source: main, target: one };
    const reasons = ["same name", "its records on one side add up to that of the other"];
    return [
      {
        match: { ...pair, how: "name_and_pay", certainty: "probable", reasons },
        further: several.filter((person) => person !== main),
      },
    ];
  });
}

/** Records without counterpart that are further ones of somebody matched, whose name one of the two spells otherwise. */
export function furtherRecords(
  left: readonly Person[],
  matches: readonly Match[],
  side: "source" | "target",
): Map<Person, Match> {
  const found = new Map<Person, Match>();
  if (left.length === 0) return found;
  const index = new NameIndex(matches.map((match) => match[side]));
  const matchOf = new Map(matches.map((match) => [match[side], match]));
  for (const person of left) {
    const likely = index.near(person).flatMap((near) => {
      const match = matchOf.get(near);
      const whole = match?.[side === "source" ? "target" : "source"];
      const isOne = nameLikeness(near, person).score >= 80;
      return match !== undefined && whole !== undefined && isOne && addsUp([near, person], whole)
        ? [match]
        : [];
    });
    const [match] = likely;
    if (match !== undefined && likely.length === 1) found.set(person, match);
  }
  return found;
}

const nameOf = ({ nameKey }: Person): string => nameKey;

function addsUp(several: readonly Person[], one: Person): boolean {
  const figures = [({ grossCents }: Person) => grossCents, ({ netCents }: Person) => netCents];
  return figures.some((of) => {
    const parts = several.map(of);
    return parts.every((part) => part !== null && part !== 0) && isSum(parts as Cents[], of(one));
  });
}

function isSum(parts: readonly Cents[], whole: Cents | null): boolean {
  return whole !== null && Math.abs(parts.reduce((sum, part) => sum + part, 0) - whole) <= parts.length;
}

/** The record that has the id of the single one comes first, then the one with most of its pay. */
function likeness(record: Person, one: Person): number {
  const sameId = looseIdKey(record) !== "" && looseIdKey(record) === looseIdKey(one);
  return (sameId ? 1000 : 0) + payLikeness(record, one).score;
}
