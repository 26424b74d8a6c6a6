import type { Person } from "../model/person.ts";

/** Words that more people than this share find nobody. */
const SHARED_BY_MAX = 120;

/** Keys of a name: a pair of its words, or one word with the initial of another. People of one name share at least one. */
export function nameKeys({ nameParts }: Person): string[] {
  const words = nameParts.words.filter((word) => word.length > 1);
  const keys: string[] = [];
  // Given names and surnames are shared by many, both together by few.
  for (const [at, word] of words.entries())
    for (const other of words.slice(at + 1)) keys.push(`${word} ${other}`);
  // One side may print initials only.
  for (const word of words)
    for (const other of nameParts.words) if (other !== word) keys.push(`${word} ${other.charAt(0)}.`);
  return keys;
}

/** Finds the people of a side whose name may be the same as that of somebody else. */
export class NameIndex {
  readonly #people = new Map<string, Person[]>();

  constructor(people: readonly Person[]) {
    for (const person of people)
      for (const key of keysOf(person)) {
        const list = this.#people.get(key);
        if (list === undefined) this.#people.set(key, [person]);
        else list.push(person);
      }
  }

  near(person: Person): Person[] {
    const found = new Set<Person>();
    for (const key of keysOf(person)) {
      const list = this.#people.get(key) ?? [];
      if (list.length <= SHARED_BY_MAX) for (const near of list) found.add(near);
    }
    return [...found];
  }
}

function keysOf(person: Person): string[] {
  return [`=${person.nameKey}`, ...nameKeys(person)];
}
