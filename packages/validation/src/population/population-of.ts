import type { Person } from "../model/person.ts";
import { findConflicts, numberingOf, type Numbering } from "./find-conflicts.ts";
import { furtherRecords } from "./match-merged.ts";
import type { Match } from "./match.ts";
import type { Population } from "./population.ts";
import { payLikeness } from "./pay-likeness.ts";

interface Sides {
  readonly source: readonly Person[];
  readonly target: readonly Person[];
}

/** Everybody of both sides, with what their ids and names contradict. A match that something contradicts is not certain. */
export function populationOf(
  found: readonly Match[],
  merged: ReadonlyMap<Person, Match>,
  sides: Sides,
): Population {
  const numbering = numberingOf(found, sides);
  const ofSeveral = new Set(merged.values());
  const singles = found.filter((match) => !ofSeveral.has(match));
  const namesakes = namesakesIn(singles, sides, numbering);
  const kept = found.filter((match) => !namesakes.has(match));
  // Of several ids that became one it says nothing that the one is new.
  const conflicts = findConflicts(kept, sides, numbering).filter(
    ({ match, pattern }) => pattern !== "changed" || !ofSeveral.has(match),
  );
  const contradicted = new Map(conflicts.map((conflict) => [conflict.match, lessSure(conflict.match)]));
  const now = (match: Match): Match => contradicted.get(match) ?? match;
  const all = kept.map(now).sort((a, b) => a.source.index - b.source.index);
  const matched = new Set(kept.flatMap(({ source, target }) => [source, target]));
  const alone = (people: readonly Person[]): Person[] => people.filter((person) => !matched.has(person));
  const [onlyInSource, onlyInTarget] = [alone(sides.source), alone(sides.target)];
  const unmerged = (people: readonly Person[]): Person[] => people.filter((person) => !merged.has(person));
  const further = new Map([
    ...merged,
    ...furtherRecords(unmerged(onlyInSource), kept, "source"),
    ...furtherRecords(unmerged(onlyInTarget), kept, "target"),
  ]);
  const left = [...onlyInSource, ...onlyInTarget].filter((person) => !further.has(person));
  const apart = [...namesakes].flatMap(({ source, target }) => [source, target]);
  return {
    matches: all.filter(({ certainty }) => certainty !== "doubtful"),
    doubtful: all.filter(({ certainty }) => certainty === "doubtful"),
    onlyInSource,
    onlyInTarget,
    conflicts: conflicts.map((conflict) => ({ ...conflict, match: now(conflict.match) })),
    further: new Map([...further].map(([person, match]) => [person, now(match)])),
    taken: new Map([
      ...(numbering.kept ? withOthersId(left, sides, numbering) : []).map(
        (person) => [person, "id"] as const,
      ),
      ...apart.map((person) => [person, "name"] as const),
    ]),
  };
}

function lessSure(match: Match): Match {
  return match.certainty === "certain" ? { ...match, certainty: "probable" } : match;
}

/**
 * Two people of one name: found by the name alone, where both sides number alike, under another id, with other pay and in no
 * common department. An id that was only typed wrongly, or that went to somebody else, still leaves the name.
 */
function namesakesIn(found: readonly Match[], sides: Sides, numbering: Numbering): Set<Match> {
  if (!numbering.kept) return new Set();
  const changed = findConflicts(found, sides, numbering).filter(
    ({ of, pattern }) => of === "id" && (pattern === "changed" || pattern === "reused"),
  );
  return new Set(changed.map(({ match }) => match).filter(isUnlike));
}

function isUnlike({ source, target }: Match): boolean {
  const { score, empty, department } = payLikeness(source, target);
  return score < 20 && !empty && !department;
}

/** Who has no counterpart, and an id that the other side gives to somebody. */
function withOthersId(left: readonly Person[], { source, target }: Sides, { keyOf }: Numbering): Person[] {
  const [ofSource, ofTarget] = [source, target].map((people) => new Set(people.map(keyOf)));
  const fromSource = new Set(source);
  return left.filter((person) => {
    const others = fromSource.has(person) ? ofTarget : ofSource;
    return keyOf(person) !== "" && others?.has(keyOf(person)) === true;
  });
}
