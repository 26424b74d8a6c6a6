import type { Person } from "../model/person.ts";

/** The people who alone have their key on their side, by key. */
export function alone(people: readonly Person[], keyOf: (person: Person) => string): Map<string, Person> {
  const [found, several] = [new Map<string, Person>(), new Set<string>()];
  for (const person of people) {
    const key = keyOf(person);
    if (key === "") continue;
    if (found.has(key)) several.add(key);
    else found.set(key, person);
  }
  for (const key of several) found.delete(key);
  return found;
}
