import type { Person } from "../model/person.ts";
import type { Match } from "./match.ts";

/** The people of both sides that are not matched yet. */
export class People {
  source: readonly Person[];
  target: readonly Person[];

  constructor(source: readonly Person[], target: readonly Person[]) {
    this.source = source;
    this.target = target;
  }

  /** Takes the matched ones out; gives the matches on. */
  take(matches: readonly Match[]): readonly Match[] {
    this.leaveOut(new Set(matches.flatMap(({ source, target }) => [source, target])));
    return matches;
  }

  leaveOut(people: ReadonlySet<Person>): void {
    this.source = this.source.filter((person) => !people.has(person));
    this.target = this.target.filter((person) => !people.has(person));
  }
}
