import { nameKey } from "@paylift/canonical";
import type { LinesData } from "../../variants/schema-parts.ts";
import type { RecordReading } from "../reading.ts";
import type { PersonColumns } from "./person-columns.ts";

/** The people who stand side by side, while their rows are read; the rows may go on some pages later. */
export interface People {
  columns: PersonColumns[];
  records: RecordReading[];
  /** The section that the last row stood in. */
  lines: LinesData | null;
  /** Index of the last row that the table knows. */
  row: number;
  pages: number;
}

/** Finds those who stood in the same columns before. */
export class PeopleIndex {
  readonly #byName = new Map<string, People[]>();

  add(table: string, people: People): void {
    for (const key of keysOf(table, people.columns)) {
      const others = this.#byName.get(key);
      if (others === undefined) this.#byName.set(key, [people]);
      else others.push(people);
    }
  }

  /**
   * Those with the same names in the same columns whose rows have not come as far as the given one. A recogniser may
   * spell a name differently on another page: most of the names are enough. Of namesakes those go on who stand furthest
   * behind.
   */
  find(table: string, columns: readonly PersonColumns[], firstRow: number | null): People | null {
    const votes = new Map<People, number>();
    for (const key of keysOf(table, columns)) {
      for (const people of this.#byName.get(key) ?? []) votes.set(people, (votes.get(people) ?? 0) + 1);
    }
    let best: People | null = null;
    for (const [people, count] of votes) {
      if (count * 2 <= columns.length || (firstRow !== null && firstRow <= people.row)) continue;
      const lead = best === null ? 1 : count - votes.get(best)!;
      if (lead > 0 || (lead === 0 && people.pages < best!.pages)) best = people;
    }
    return best;
  }
}

function keysOf(table: string, columns: readonly PersonColumns[]): string[] {
  return columns.map(({ name }, i) => `${table}|${i} of ${columns.length}|${nameKey(name.text)}`);
}
