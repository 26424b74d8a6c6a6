import { distance } from "fastest-levenshtein";
import type { Person } from "../model/person.ts";

/** How alike two names are. */
export interface NameLikeness {
  /** 100 is the same name, 80 and above the same name spelled otherwise, 40 and above a name in common. */
  score: number;
  /** What was found, in words. */
  reason: string;
}

const NONE: NameLikeness = { score: 0, reason: "nothing in common" };

const SAME: NameLikeness = { score: 100, reason: "same name" };

/** Compares two names; order, case, accents and punctuation do not matter. */
export function nameLikeness(source: Named, target: Named): NameLikeness {
  if (source.nameKey === target.nameKey) return SAME;
  const [a, b] = [source.nameParts, target.nameParts];
  // Father and son are two people.
  if (a.suffix !== "" && b.suffix !== "" && a.suffix !== b.suffix) return NONE;

  const match = matchWords(a.words, b.words);
  const alone = Math.min(match.restOfSource, match.restOfTarget);
  const more = Math.max(match.restOfSource, match.restOfTarget);
  const found = match.same + match.joined + match.respelled + match.initials;
  const penalty = more * 3 + match.initials * 2 + match.respelled * 4 + (a.suffix === b.suffix ? 0 : 3);
  if (alone === 0 && found >= 2 && match.same + match.joined > 0)
    return { score: Math.max(80, 97 - penalty), reason: reasonOf(match, more, a.suffix !== b.suffix) };
  if (match.same > 0) return { score: 50, reason: "a name in common" };
  return match.respelled > 1 ? { score: 45, reason: "spelled otherwise" } : NONE;
}

type Named = Pick<Person, "nameKey" | "nameParts">;

interface WordMatch {
  same: number;
  joined: number;
  initials: number;
  respelled: number;
  restOfSource: number;
  restOfTarget: number;
}

/** Each word finds at most one partner, the surest kind first. */
function matchWords(source: readonly string[], target: readonly string[]): WordMatch {
  let [a, b] = [[...source], [...target]];
  const pairUp = (fits: (x: string, y: string) => boolean): number => {
    let found = 0;
    if (a.length === 0 || b.length === 0) return found;
    for (const x of a.slice()) {
      const y = b.find((candidate) => fits(x, candidate));
      if (y === undefined) continue;
      a.splice(a.indexOf(x), 1);
      b.splice(b.indexOf(y), 1);
      found += 1;
    }
    return found;
  };
  const same = pairUp((x, y) => x === y && x.length > 1);
  const sameInitials = pairUp((x, y) => x === y);
  const [joinedRight, leftA, leftB] = joinWords(a, b);
  const [joinedLeft, restB, restA] = joinWords(leftB, leftA);
  [a, b] = [[...restA], [...restB]];
  const respelled = pairUp(isRespelled);
  const initials = pairUp((x, y) => (x.length === 1 || y.length === 1) && x[0] === y[0]);
  return {
    same,
    joined: joinedRight + joinedLeft,
    initials: initials + sameInitials,
    respelled,
    restOfSource: a.length,
    restOfTarget: b.length,
  };
}

/** `Al Rashid` and `AlRashid`: two words of one name that are one word of the other. */
function joinWords(
  whole: readonly string[],
  parts: readonly string[],
): [found: number, whole: readonly string[], parts: readonly string[]] {
  if (whole.length === 0 || parts.length < 2) return [0, whole, parts];
  const [rest, left] = [[...parts], [] as string[]];
  let found = 0;
  for (const word of whole) {
    const first = rest.find((part) => rest.some((other) => other !== part && part + other === word));
    if (first === undefined) {
      left.push(word);
      continue;
    }
    rest.splice(rest.indexOf(first), 1);
    rest.splice(rest.indexOf(word.slice(first.length)), 1);
    found += 1;
  }
  return [found, left, rest];
}

/** A letter or two changed in a word long enough to tell, or a short form: `Jon` and `John`, `Dan` and `Daniel`. */
function isRespelled(x: string, y: string): boolean {
  const shorter = Math.min(x.length, y.length);
  if (shorter < 3) return false;
  if (x.startsWith(y) || y.startsWith(x)) return true;
  const most = shorter >= 6 ? 2 : 1;
  return Math.abs(x.length - y.length) <= most && distance(x, y) <= most;
}

function reasonOf(match: WordMatch, more: number, suffix: boolean): string {
  const reasons = [
    match.respelled > 0 ? "spelled otherwise" : "",
    match.joined > 0 ? "written as one word" : "",
    match.initials > 0 && more === 0 ? "initials" : "",
    more > 0 ? "one side prints more of the name" : "",
    suffix ? "one side prints a suffix" : "",
  ].filter((reason) => reason !== "");
  return reasons.join(", ") || "other order of the words";
}
