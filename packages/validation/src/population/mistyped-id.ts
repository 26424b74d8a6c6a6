import { distance } from "fastest-levenshtein";

/** Of a shorter id one digit is a third of it. */
const LENGTH_MIN = 4;

/** Whether two ids are one, typed wrongly: a character changed, left out or doubled, or two neighbours turned round. */
export function isMistyped(one: string, other: string): boolean {
  if (Math.min(one.length, other.length) < LENGTH_MIN) return false;
  return isTurnedRound(one, other) || distance(one, other) === 1;
}

/** `1053` and `1035`: the same but for two neighbours in the other order. */
export function isTurnedRound(one: string, other: string): boolean {
  if (one.length !== other.length || one.length < LENGTH_MIN || one === other) return false;
  const at = [...one].findIndex((character, index) => character !== other[index]);
  return one[at] === other[at + 1] && one[at + 1] === other[at] && one.slice(at + 2) === other.slice(at + 2);
}
