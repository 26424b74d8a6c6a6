import type { Person } from "../model/person.ts";
import { assign, type Candidate } from "./assign.ts";
import { looseIdKey } from "./id-key.ts";
import { alone } from "./keyed.ts";
import type { Match } from "./match.ts";
import { NameIndex } from "./name-index.ts";
import { nameLikeness } from "./name-likeness.ts";
import { payLikeness, type PayLikeness } from "./pay-likeness.ts";
import type { People } from "./people.ts";
import { ranked } from "./rank.ts";

/** An equal name says slightly more than an equal id; like pay outweighs either. */
const SAME_NAME = 35;
const LIKE_NAME = 30;
const SAME_ID = 30;
/** Of more people of one name no pairs are made here: their ids or their pay tell them apart later. */
const NAMESAKES_MAX = 20;

interface Claim extends Candidate {
  source: Person;
  target: Person;
  name: number;
  sameId: boolean;
  pay: PayLikeness;
  /** Nobody else of either side has the name. */
  sole: boolean;
}

/**
 * Matches the people whose id and whose name stand for two different people on the other side: ids that were exchanged or
 * moved by a row, names that were. What their pay says over all of them together decides which of the two is right.
 */
export function settleContested(left: People): Match[] {
  const pairs = contestedPairs(left);
  if (pairs.length === 0) return [];
  const rows = ranked([...new Set(pairs.map(([source]) => source))]);
  const columns = ranked([...new Set(pairs.map(([, target]) => target))]);
  const [rowOf, columnOf] = [indexOf(rows), indexOf(columns)];
  const [soleSources, soleTargets] = [alone(left.source, nameOf), alone(left.target, nameOf)];
  const claims = pairs.map(([source, target]) => {
    const sole = soleSources.has(source.nameKey) && soleTargets.has(target.nameKey);
    return claimOf(source, target, { row: rowOf.get(source) ?? 0, column: columnOf.get(target) ?? 0, sole });
  });
  return (assign(claims) as Claim[]).flatMap((claim) => matchOf(claim) ?? []);
}

function claimOf(source: Person, target: Person, place: Pick<Claim, "row" | "column" | "sole">): Claim {
  const { score: name } = nameLikeness(source, target);
  const sameId = looseIdKey(source) !== "" && looseIdKey(source) === looseIdKey(target);
  const pay = payLikeness(source, target);
  const named = name === 100 ? SAME_NAME : name >= 80 ? LIKE_NAME : 0;
  const evidence = pay.score + Math.round(pay.ytd * 10) + (pay.department ? 5 : 0);
  const score = 1 + evidence + named + (sameId ? SAME_ID : 0);
  return { ...place, score, source, target, name, sameId, pay };
}

/** null where too little speaks for the two; whoever follows may still find more. */
function matchOf({ source, target, name, sameId, pay, sole }: Claim): Match | null {
  const paid = pay.score >= 60 ? "same pay" : pay.score >= 20 ? "some equal amounts" : null;
  const reasons = [sameId ? "same id" : "another id", name === 100 ? "same name" : "another name"];
  if (paid !== null) reasons.push(paid);
  if (sameId && name === 100) return { source, target, how: "id", certainty: "certain", reasons };
  if (sameId) return pay.score >= 60 ? { source, target, how: "id", certainty: "probable", reasons } : null;
  if (name === 100) {
    if (!sole && !pay.empty && pay.score < 20) return null;
    const certainty = pay.score >= 50 || pay.department ? "certain" : "probable";
    return { source, target, how: "name", certainty, reasons };
  }
  return name >= 80 && pay.score >= 40
    ? { source, target, how: "name_and_pay", certainty: "probable", reasons }
    : null;
}

/** Every pair that an id or a name makes, of people whom the two do not agree about. */
function contestedPairs({ source, target }: People): [source: Person, target: Person][] {
  const targets = alone(target, looseIdKey);
  const byId = [...alone(source, looseIdKey)].flatMap(([key, one]): [Person, Person][] => {
    const other = targets.get(key);
    return other === undefined ? [] : [[one, other]];
  });
  if (byId.length === 0) return [];
  const [ofSource, ofTarget] = [Map.groupBy(source, nameOf), Map.groupBy(target, nameOf)];
  const pairs = new Set<string>();
  const found: [Person, Person][] = [];
  const add = (one: Person, other: Person): void => {
    const key = `${one.index}|${other.index}`;
    if (pairs.has(key)) return;
    pairs.add(key);
    found.push([one, other]);
  };
  const unlike: [Person, Person][] = [];
  const settled = new Set<Person>();
  for (const [one, other] of byId) {
    if (one.nameKey !== other.nameKey) {
      unlike.push([one, other]);
      continue;
    }
    const [here, there] = [ofSource.get(one.nameKey) ?? [], ofTarget.get(one.nameKey) ?? []];
    if ((here.length === 1 && there.length === 1) || here.length * there.length > NAMESAKES_MAX ** 2) {
      settled.add(one).add(other);
      continue;
    }
    for (const a of here) for (const b of there) add(a, b);
  }
  if (unlike.length === 0) return found;
  const [namedSources, namedTargets] = [new NameIndex(source), new NameIndex(target)];
  for (const [one, other] of unlike) {
    const { score } = nameLikeness(one, other);
    const better = (a: Person, b: Person): boolean =>
      !settled.has(a) && !settled.has(b) && nameLikeness(a, b).score > Math.max(score, 79);
    const there = namedTargets.near(one).filter((person) => person !== other && better(one, person));
    const here = namedSources.near(other).filter((person) => person !== one && better(person, other));
    if (there.length === 0 && here.length === 0) continue;
    add(one, other);
    for (const person of there) add(one, person);
    for (const person of here) add(person, other);
  }
  return found;
}

const nameOf = ({ nameKey }: Person): string => nameKey;

function indexOf(people: readonly Person[]): Map<Person, number> {
  return new Map(people.map((person, index) => [person, index]));
}
