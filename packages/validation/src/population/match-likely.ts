import type { Person } from "../model/person.ts";
import { assign, type Candidate } from "./assign.ts";
import type { Certainty, Match } from "./match.ts";
import { nameKeys } from "./name-index.ts";
import { nameLikeness, type NameLikeness } from "./name-likeness.ts";
import { payLikeness, samePay, type PayLikeness } from "./pay-likeness.ts";
import { ranked } from "./rank.ts";

interface Likely extends Candidate {
  name: NameLikeness;
  pay: PayLikeness;
  sameId: boolean;
}

/** A word that more people than this share says little, and comparing all of them would take long. */
const SHARED_BY_MAX = 120;
/** Of more people of one name only those with the same gross or net are compared. */
const NAMESAKES_MAX = 1000;

/** Matches the people whom no key has matched, by the greatest likeness over all of them together. */
export function matchLikelyPeople(source: readonly Person[], target: readonly Person[]): Match[] {
  if (source.length === 0 || target.length === 0) return [];
  const [rows, columns] = [ranked(source), ranked(target)];
  const candidates = candidatesOf(rows, columns);
  const chosen = assign(candidates) as Likely[];
  const takenRows = new Set(chosen.map(({ row }) => row));
  const takenColumns = new Set(chosen.map(({ column }) => column));
  const [paysOfSource, paysOfTarget] = [countBy(source, payKey), countBy(target, payKey)];
  const [namesOfSource, namesOfTarget] = [countBy(source, nameOf), countBy(target, nameOf)];
  const rivals = candidates.filter(({ row, column }) => takenRows.has(row) !== takenColumns.has(column));
  const rivalOf = Map.groupBy(rivals, ({ row, column }) => (takenRows.has(row) ? `r${row}` : `c${column}`));

  return chosen.flatMap((choice): Match[] => {
    const [one, other] = [rows[choice.row], columns[choice.column]];
    if (one === undefined || other === undefined) return [];
    const distinctive = paysOfSource.get(payKey(one)) === 1 && paysOfTarget.get(payKey(other)) === 1;
    const sole = namesOfSource.get(one.nameKey) === 1 && namesOfTarget.get(other.nameKey) === 1;
    const certainty = certaintyOf(choice, distinctive, sole);
    if (certainty === null) return [];
    const rival = [...(rivalOf.get(`r${choice.row}`) ?? []), ...(rivalOf.get(`c${choice.column}`) ?? [])];
    // Somebody left over fits as well, and is not the same in name and pay.
    const isSame = choice.name.score === 100 && choice.pay.score === 100;
    const contested = !isSame && rival.some(({ score }) => score >= choice.score - 5);
    return [
      {
        source: one,
        target: other,
        how: choice.pay.score >= 20 ? "name_and_pay" : "name",
        certainty: contested ? "doubtful" : certainty,
        reasons: reasonsOf(choice, contested),
      },
    ];
  });
}

/** null where the two are not even a guess. */
function certaintyOf({ name, pay, sameId }: Likely, distinctive: boolean, sole: boolean): Certainty | null {
  if (name.score === 100) {
    if (pay.score >= 50) return "certain";
    if (pay.score >= 20 || sole) return "probable";
    return "doubtful";
  }
  if (name.score >= 80) {
    if (pay.score >= 40 || (pay.empty && name.score >= 90)) return "probable";
    return "doubtful";
  }
  if (name.score >= 40) {
    if (pay.score >= 90 && distinctive) return "probable";
    return pay.score >= 60 || (sameId && pay.score >= 50) ? "doubtful" : null;
  }
  return null;
}

function candidatesOf(rows: readonly Person[], columns: readonly Person[]): Likely[] {
  const index = new Map<string, number[]>();
  for (const [column, person] of columns.entries())
    for (const key of blockKeys(person)) {
      const list = index.get(key);
      if (list === undefined) index.set(key, [column]);
      else list.push(column);
    }
  const candidates: Likely[] = [];
  for (const [row, one] of rows.entries()) {
    const near = new Set<number>();
    for (const key of blockKeys(one)) {
      const list = index.get(key) ?? [];
      if (list.length <= (key.startsWith("name:") ? NAMESAKES_MAX : SHARED_BY_MAX))
        for (const column of list) near.add(column);
    }
    for (const column of near) {
      const candidate = candidateOf(row, one, column, columns[column] as Person);
      if (candidate !== null) candidates.push(candidate);
    }
  }
  return candidates;
}

function candidateOf(row: number, one: Person, column: number, other: Person): Likely | null {
  const name = nameLikeness(one, other);
  if (name.score < 40 || (name.score < 80 && !samePay(one, other))) return null;
  const pay = payLikeness(one, other);
  const sameId = one.id !== "" && one.id === other.id;
  const year = Math.round(pay.ytd * 10);
  const score = 2 * name.score + pay.score + year + (pay.department ? 5 : 0) + (sameId ? 20 : 0);
  const candidate = { row, column, score, name, pay, sameId };
  // What would not be taken must not stand in the way of what would.
  return certaintyOf(candidate, true, true) === null ? null : candidate;
}

/** People who share a key are compared. */
function blockKeys(person: Person): string[] {
  const { nameKey, nameParts, grossCents, netCents } = person;
  const words = nameParts.words.filter((word) => word.length > 1);
  const keys = [`name:${nameKey}`, ...words, ...nameKeys(person)];
  if (netCents !== null && netCents !== 0) keys.push(`net:${netCents}`);
  if (grossCents !== null && grossCents !== 0) keys.push(`gross:${grossCents}`);
  return keys;
}

function reasonsOf({ name, pay, sameId }: Likely, contested: boolean): string[] {
  return [
    name.reason,
    pay.score >= 90 ? "same pay" : pay.score >= 20 ? "some equal amounts" : "no equal amount",
    ...(pay.department ? ["same department"] : []),
    ...(sameId ? ["same id"] : []),
    ...(contested ? ["somebody else fits as well"] : []),
  ];
}

const payKey = ({ grossCents, netCents }: Person): string => `${grossCents}|${netCents}`;

const nameOf = ({ nameKey }: Person): string => nameKey;

function countBy(people: readonly Person[], keyOf: (person: Person) => string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const person of people) counts.set(keyOf(person), (counts.get(keyOf(person)) ?? 0) + 1);
  return counts;
}
