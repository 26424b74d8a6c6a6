/** Whose a document is; null for those of nobody in particular. */
export type Group = string | null;

/**
 * How many of so many places a group may have while so many groups have some, one at least. A group by itself may have
 * half: it may be all that there are, and then another is to come.
 */
export function shareOf(places: number, groups: number): number {
  return Math.max(1, Math.floor(places / Math.max(2, groups)));
}

/** Places for the work of groups: usual ones for whoever comes first, and spare ones for who has less than its share of all. */
export class Places {
  readonly #usual: number;
  readonly #all: number;
  readonly #takenBy = new Map<Group, number>();
  #taken = 0;

  constructor(usual: number, spare: number) {
    this.#usual = usual;
    this.#all = usual + spare;
  }

  get taken(): number {
    return this.#taken;
  }

  /** Whether nobody at all may take one. */
  get full(): boolean {
    return this.#taken >= this.#all;
  }

  takenBy(group: Group): number {
    return this.#takenBy.get(group) ?? 0;
  }

  mayTake(group: Group): boolean {
    if (this.#taken < this.#usual) return true;
    if (group === null || this.full) return false;
    const own = this.takenBy(group);
    const groups = this.#takenBy.size + (own === 0 ? 1 : 0);
    return own < shareOf(this.#all, groups);
  }

  take(group: Group): void {
    this.#taken++;
    this.#takenBy.set(group, this.takenBy(group) + 1);
  }

  leave(group: Group): void {
    this.#taken--;
    const left = this.takenBy(group) - 1;
    if (left > 0) this.#takenBy.set(group, left);
    else this.#takenBy.delete(group);
  }
}
