import type { Person } from "../model/person.ts";

/** People in an order that the order of the document has no part in. */
export function ranked(people: readonly Person[]): Person[] {
  const keyed = people.map((person) => ({ person, key: rankKey(person) }));
  return keyed.sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0)).map(({ person }) => person);
}

function rankKey({ nameKey, grossCents, netCents, lines, id }: Person): string {
  const amounts = lines
    .map(({ classKey, cents, ytdCents }) => `${classKey}${cents}/${ytdCents ?? ""}`)
    .sort();
  return [nameKey, String(grossCents ?? 0).padStart(15, "0"), netCents, ...amounts, id].join(" ");
}
