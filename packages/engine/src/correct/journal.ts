import type { Evidence } from "../api/result.ts";

/** A value that a person said. */
export interface SaidValue {
  readonly correctionId: string;
  readonly before: unknown;
  readonly evidence: Evidence | null;
}

/** What was done to a draft, by the paths of its fields and records. */
export class Journal {
  /** Values that a person said, by field. */
  readonly said = new Map<string, SaidValue>();
  /** Records that were added, moved or said to be something else: which sums they are part of is asked anew. */
  readonly affected = new Set<string>();
  /** Fields whose value is another one than it was read. */
  readonly changed = new Set<string>();
  /** Records that are no longer where they were read. */
  readonly removed = new Set<string>();
  /** Where records went to, by where they were read. */
  readonly moved = new Map<string, string>();

  say(path: string, value: SaidValue): void {
    const known = this.said.get(path);
    this.said.set(path, known === undefined ? value : { ...value, before: known.before });
    this.changed.add(path);
  }

  /** A record is at another place, with everything that was said of it. */
  move(from: string, to: string): void {
    this.moved.set(from, to);
    this.affected.add(to);
    const own = [...this.said].filter(([path]) => path.startsWith(`${from}.`));
    for (const [path, value] of own) {
      this.said.delete(path);
      this.said.set(to + path.slice(from.length), value);
    }
  }

  /** Where a field of the reading is now, null where its record was removed. */
  placeOf(path: string): string | null {
    const record = RECORD.exec(path)?.[0];
    if (record === undefined) return path;
    let place = record;
    for (let next = this.moved.get(place); next !== undefined; next = this.moved.get(place)) place = next;
    return place === record && this.removed.has(record) ? null : place + path.slice(record.length);
  }
}

const RECORD = /^employees\[\d+\](?:\.\w+\[\d+\])?/;
