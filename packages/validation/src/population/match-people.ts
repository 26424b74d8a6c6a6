import type { Person } from "../model/person.ts";
import type { CrosswalkEntry } from "../options.ts";
import { matchByCrosswalk } from "./crosswalk.ts";
import { looseIdKey } from "./id-key.ts";
import { alone } from "./keyed.ts";
import { matchLikelyPeople } from "./match-likely.ts";
import { matchMerged } from "./match-merged.ts";
import type { Match } from "./match.ts";
import type { Population } from "./population.ts";
import { nameLikeness } from "./name-likeness.ts";
import { payLikeness } from "./pay-likeness.ts";
import { People } from "./people.ts";
import { populationOf } from "./population-of.ts";
import { settleContested } from "./settle-contested.ts";

/**
 * Finds who is who: by the caller's crosswalk, by id and name together, by what pay says where the two contradict each
 * other, and for whoever is left by how alike names and pay are. One to one; a match that is not sure enough is doubtful
 * and never assumed.
 */
export function matchPeople(
  source: readonly Person[],
  target: readonly Person[],
  crosswalk: readonly CrosswalkEntry[],
): Population {
  const left = new People(source, target);
  const given = left.take(matchByCrosswalk(left, crosswalk));
  const merged = matchMerged(left);
  left.take(merged.map(({ match }) => match));
  // The other records of such a person are nobody else's.
  const further = new Map(merged.flatMap(({ match, further }) => further.map((record) => [record, match])));
  left.leaveOut(new Set(further.keys()));
  const contested = left.take(settleContested(left));
  const ids = numberAlike(left, idKey) ? left.take(matchByKey(left, idKey, byId(left))) : [];
  const looseIds = numberAlike(left, looseIdKey) ? left.take(matchByKey(left, looseIdKey, byLooseId)) : [];
  const found = [
    ...given,
    ...merged.map(({ match }) => match),
    ...contested,
    ...ids,
    ...looseIds,
    ...left.take(matchByKey(left, ({ nameKey }) => nameKey, byName)),
  ];
  const likely = left.take(matchLikelyPeople(left.source, left.target));
  return populationOf([...found, ...likely], further, { source, target });
}

/** Pairs of people who alone have a key on both sides, where the key is borne out. */
function matchByKey(
  left: People,
  keyOf: (person: Person) => string,
  judge: (source: Person, target: Person) => Match | null,
): Match[] {
  const targets = alone(left.target, keyOf);
  return [...alone(left.source, keyOf)].flatMap(([key, source]) => {
    const target = targets.get(key);
    return target === undefined ? [] : (judge(source, target) ?? []);
  });
}

const idKey = ({ id }: Person): string => id;

/**
 * Whether both sides number their people alike: most of those who share an id share a name. Where a new provider numbers
 * anew, an equal id is chance and would only mislead.
 */
function numberAlike(left: People, keyOf: (person: Person) => string): boolean {
  const targets = alone(left.target, keyOf);
  const likeness = [...alone(left.source, keyOf)].flatMap(([id, source]) => {
    const target = targets.get(id);
    return target === undefined ? [] : nameLikeness(source, target).score;
  });
  return likeness.filter((score) => score >= 80).length * 2 >= likeness.length;
}

/** An equal id counts for less than the name where another name stands there, other pay, and the name is elsewhere. */
function byId(left: People): (source: Person, target: Person) => Match | null {
  const names = { source: namesOf(left.source), target: namesOf(left.target) };
  return (source, target) => {
    const { score, reason } = nameLikeness(source, target);
    if (score >= 80) return { source, target, how: "id", certainty: "certain", reasons: ["same id", reason] };
    const samePay = payLikeness(source, target).score >= 60;
    const elsewhere = names.target.has(source.nameKey) || names.source.has(target.nameKey);
    if (!samePay && (score < 40 || elsewhere)) return null;
    return {
      source,
      target,
      how: "id",
      certainty: score >= 40 && samePay ? "certain" : "probable",
      reasons: ["same id", score >= 40 ? reason : "another name", ...(samePay ? ["same pay"] : [])],
    };
  };
}

function namesOf(people: readonly Person[]): Set<string> {
  return new Set(people.map(({ nameKey }) => nameKey));
}

function byLooseId(source: Person, target: Person): Match | null {
  const { score, reason } = nameLikeness(source, target);
  if (score < 80) return null;
  return {
    source,
    target,
    how: "id",
    certainty: "certain",
    reasons: ["same id but for signs and zeros", reason],
  };
}

/** Without any equal figure a like name elsewhere may fit better: that is for the optimal assignment to weigh. */
function byName(source: Person, target: Person): Match | null {
  const pay = payLikeness(source, target);
  if (pay.score < 20 && !pay.empty) return null;
  const reasons = ["same name", pay.score >= 50 ? "same pay" : pay.empty ? "no pay" : "some equal amounts"];
  return {
    source,
    target,
    how: "name",
    certainty: pay.score >= 50 || pay.department ? "certain" : "probable",
    reasons: pay.department ? [...reasons, "same department"] : reasons,
  };
}
