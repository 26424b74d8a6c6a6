import type { Pair, Person } from "../model/person.ts";
import { digitsIdKey, looseIdKey } from "./id-key.ts";
import type { ConflictPattern, IdentityConflict, PayWitness } from "./identity-conflict.ts";
import { isMistyped, isTurnedRound } from "./mistyped-id.ts";
import type { Match } from "./match.ts";
import { nameLikeness } from "./name-likeness.ts";
import { payLikeness } from "./pay-likeness.ts";

/** Of fewer people nobody can tell a new numbering from a slip of one digit, unless two digits were turned round. */
const FEW = 3;
/** Gross, net and some amounts, or all amounts and one of the two. */
const SAME_PAY = 60;

interface Sides {
  readonly source: readonly Person[];
  readonly target: readonly Person[];
}

/** The numbering of both sides: the key under which their ids are the same, and whether the target kept the source's ids. */
export interface Numbering {
  readonly keyOf: (person: Person) => string;
  /** False where a new provider numbers anew: then no id contradicts anything. */
  readonly kept: boolean;
}

/** Whether both sides number their people alike, told by the people that were matched and by the ids themselves. */
export function numberingOf(matches: readonly Match[], { source, target }: Sides): Numbering {
  const both = matches.filter(({ source: one, target: other }) => one.id !== "" && other.id !== "");
  const same = (keyOf: (person: Person) => string): number =>
    both.filter(({ source: one, target: other }) => keyOf(one) !== "" && keyOf(one) === keyOf(other)).length;
  const isPrefixed = same(looseIdKey) * 2 < both.length && same(digitsIdKey) * 2 >= both.length;
  const keyOf = isPrefixed ? digitsIdKey : looseIdKey;
  const keysOf = (people: readonly Person[]): Set<string> =>
    new Set(people.map(keyOf).filter((key) => key !== ""));
  const [ofSource, ofTarget] = [keysOf(source), keysOf(target)];
  const shared = [...ofSource].filter((key) => ofTarget.has(key)).length;
  const fewest = Math.min(ofSource.size, ofTarget.size);
  const kept = fewest > 0 && (shared * 2 >= fewest || (same(keyOf) > 0 && same(keyOf) * 3 >= both.length));
  return { keyOf, kept };
}

/** Ids and names of matched people that the other document contradicts; what the caller's crosswalk states is no contradiction. */
export function findConflicts(
  matches: readonly Match[],
  sides: Sides,
  numbering: Numbering,
): IdentityConflict[] {
  const own = matches.filter(({ how }) => how !== "crosswalk");
  return [...conflictsOfIds(own, sides, numbering), ...conflictsOfNames(own, sides, numbering)];
}

function conflictsOfIds(
  matches: readonly Match[],
  sides: Sides,
  { keyOf, kept }: Numbering,
): IdentityConflict[] {
  const differing = matches.filter(
    ({ source, target }) => keyOf(source) !== "" && keyOf(target) !== "" && keyOf(source) !== keyOf(target),
  );
  if (!kept)
    return matches.length > FEW
      ? []
      : differing
          .filter(({ source, target }) => isTurnedRound(keyOf(source), keyOf(target)))
          .map((match) => ({ match, of: "id", pattern: "mistyped", pay: witnessOf(match, []) }));
  const rivals = new Rivals(differing, sides, keyOf);
  return differing.map((match) => {
    const own = isMistyped(keyOf(match.source), keyOf(match.target)) ? "mistyped" : "changed";
    return {
      match,
      of: "id",
      pattern: rivals.patternOf(match) ?? own,
      pay: witnessOf(match, rivals.of(match)),
    };
  });
}

function conflictsOfNames(matches: readonly Match[], sides: Sides, { keyOf }: Numbering): IdentityConflict[] {
  const byId = matches.filter(
    ({ source, target }) =>
      source.nameKey !== target.nameKey && keyOf(source) !== "" && keyOf(source) === keyOf(target),
  );
  const rivals = new Rivals(byId, sides, ({ nameKey }) => nameKey);
  const inPart = exchangedInPart(byId);
  return byId.flatMap((match): IdentityConflict[] => {
    const pattern = rivals.patternOf(match) ?? (inPart.has(match) ? "exchanged" : null);
    // Beside a name spelled otherwise somebody may well have that very spelling.
    const isOwn = pattern === "reused" && nameLikeness(match.source, match.target).score >= 80;
    if (pattern === null || isOwn) return [];
    return [{ match, of: "name", pattern, pay: turned(witnessOf(match, rivals.of(match))) }];
  });
}

/** Of whose names a part was exchanged with somebody else's: two new surnames, each the one that the other had. */
function exchangedInPart(matches: readonly Match[]): Set<Match> {
  const byChange = Map.groupBy(matches, ({ source, target }) => changeOf(source, target));
  return new Set(
    matches.filter(({ source, target }) => {
      const change = changeOf(source, target);
      return !/^>|>$/.test(change) && byChange.has(changeOf(target, source));
    }),
  );
}

/** `adler>brandt`: the words that went, and those that came; initials say too little. */
function changeOf({ nameParts: from }: Person, { nameParts: to }: Person): string {
  const went = from.words.filter((word) => word.length > 1 && !to.words.includes(word));
  const came = to.words.filter((word) => word.length > 1 && !from.words.includes(word));
  return `${went.join(" ")}>${came.join(" ")}`;
}

/** Who else has the ids, or the names, of people whose own are not the same on both sides. */
class Rivals {
  readonly #keyOf: (person: Person) => string;
  readonly #holders: { source: Map<string, Person[]>; target: Map<string, Person[]> };
  readonly #matches: { source: Map<string, Match[]>; target: Map<string, Match[]> };

  constructor(matches: readonly Match[], { source, target }: Sides, keyOf: (person: Person) => string) {
    this.#keyOf = keyOf;
    this.#holders = { source: Map.groupBy(source, keyOf), target: Map.groupBy(target, keyOf) };
    this.#matches = {
      source: Map.groupBy(matches, (match) => keyOf(match.source)),
      target: Map.groupBy(matches, (match) => keyOf(match.target)),
    };
  }

  /** Pairs that the key would have made: the source's record with whoever has its key, and the other way round. */
  of({ source, target }: Match): Pair[] {
    const there = this.#holders.target.get(this.#keyOf(source)) ?? [];
    const here = this.#holders.source.get(this.#keyOf(target)) ?? [];
    return [
      ...there.map((other) => ({ source, target: other })),
      ...here.map((other) => ({ source: other, target })),
    ];
  }

  /** null where nobody else has the key on either side. */
  patternOf(match: Match): Exclude<ConflictPattern, "mistyped" | "changed"> | null {
    const [from, to] = [this.#keyOf(match.source), this.#keyOf(match.target)];
    const givers = this.#matches.source.get(to) ?? [];
    const takers = this.#matches.target.get(from) ?? [];
    if (givers.some((giver) => this.#keyOf(giver.target) === from)) return "exchanged";
    if (givers.length + takers.length > 0) return "moved";
    return this.of(match).length > 0 ? "reused" : null;
  }
}

/** What pay says of a match by name, against the pairs that the ids would make. */
function witnessOf({ source, target }: Pair, byIds: readonly Pair[]): PayWitness {
  const isLike = (pair: Pair): boolean => payLikeness(pair.source, pair.target).score >= SAME_PAY;
  const [byName, byId] = [isLike({ source, target }), byIds.some(isLike)];
  if (byName) return byId ? "both" : "name";
  return byId ? "id" : "neither";
}

/** The same of a match by id, against the pairs that the names would make. */
function turned(witness: PayWitness): PayWitness {
  if (witness === "name") return "id";
  return witness === "id" ? "name" : witness;
}
