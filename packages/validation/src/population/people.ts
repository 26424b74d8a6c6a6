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
    const [sources, targets] = [new Set<Person>(), new Set<Person>()];
    for (const { source, target } of matches) {
      sources.add(source);
      targets.add(target);
    }
    this.source = this.source.filter((person) => !sources.has(person));
    this.target = this.target.filter((person) => !targets.has(person));
    return matches;
  }
}
