import type { ToldItem, ToldRecord, ToldWords } from "@paylift/engine/pages";

type Growing = Omit<ToldRecord, "items" | "figures"> & {
  items: ToldItem[];
  figures: ToldRecord["figures"];
};

/** The last row of sums of a sheet. */
export interface SheetSum extends Pick<ToldRecord, "page" | "items" | "figures"> {
  /** Whom the rows above are about, by their keys. */
  readonly people: ReadonlySet<string>;
  readonly numbers: readonly ToldWords[];
}

/** Records of people, what several rows and sheets say of one put together. */
export class Records {
  readonly #all: Growing[] = [];
  readonly #last = new Map<string, Growing>();
  readonly #sums: SheetSum[] = [];

  /**
   * Adds what a row says of a person, and gives the key of that person. A row that says a figure which its person has already is another
   * check of theirs.
   */
  add(record: ToldRecord): string {
    const key = keyOf(record);
    this.#put(key, record);
    return key;
  }

  addSum(sum: SheetSum): void {
    this.#sums.push(sum);
  }

  /** All records, those of the company among them, and the figures of sums over some of the people alone. */
  all(): { told: ToldRecord[]; others: ToldWords[] } {
    const people = this.#last.size;
    const others: ToldWords[] = [];
    for (const { page, items, figures, people: own, numbers } of this.#sums) {
      if (own.size === people)
        this.#put("", {
          scope: "company",
          page,
          name: null,
          employeeId: null,
          department: null,
          items,
          figures,
        });
      else others.push(...numbers);
    }
    return { told: this.#all, others };
  }

  #put(key: string, record: ToldRecord): void {
    const known = this.#last.get(key);
    if (known === undefined || Object.keys(record.figures).some((name) => name in known.figures)) {
      const grown = { ...record, items: [...record.items] };
      this.#all.push(grown);
      this.#last.set(key, grown);
      return;
    }
    known.items.push(...record.items);
    known.figures = { ...known.figures, ...record.figures };
  }
}

function keyOf({ employeeId, name }: ToldRecord): string {
  return textOf(employeeId) || textOf(name).toLowerCase();
}

function textOf(words: ToldWords | null): string {
  return words?.map(({ text }) => text).join(" ") ?? "";
}
