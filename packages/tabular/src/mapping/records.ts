import type { ToldItem, ToldRecord, ToldWords } from "@paylift/engine/pages";

type Growing = Omit<ToldRecord, "items" | "figures"> & {
  items: ToldItem[];
  figures: ToldRecord["figures"];
};

/** Whom a row is about. */
export interface Person extends Pick<ToldRecord, "name" | "employeeId" | "department"> {
  /** The same for the same person, in whichever row. */
  readonly key: string;
}

/** Who has an id is known by it, and anybody else by name. */
export function keyOf(employeeId: ToldWords | null, name: ToldWords | null): string {
  return textOf(employeeId) || textOf(name).toLowerCase();
}

function textOf(words: ToldWords | null): string {
  return words?.map(({ text }) => text).join(" ") ?? "";
}

/** What a row says of somebody. */
export type Said = Pick<ToldRecord, "page" | "items" | "figures">;

/** The last row of sums of a sheet. */
export interface SheetSum extends Said {
  /** Whom the rows above are about, by their keys. */
  readonly people: ReadonlySet<string>;
  readonly numbers: readonly ToldWords[];
}

const COMPANY = { scope: "company", employeeId: null, name: null, department: null } as const;

/** Records of people, what several rows and sheets say of one put together. */
export class Records {
  readonly #all: Growing[] = [];
  readonly #last = new Map<string, Growing>();
  readonly #sums: SheetSum[] = [];

  /** Adds what a row says of a person. A row that says a figure which its person has already is another check of theirs. */
  add({ key, employeeId, name, department }: Person, said: Said): void {
    this.#put(key, { scope: "check", employeeId, name, department }, said);
  }

  addSum(sum: SheetSum): void {
    this.#sums.push(sum);
  }

  /** All records, those of the company among them, and the figures of sums over some of the people alone. */
  all(): { told: ToldRecord[]; others: ToldWords[] } {
    const people = this.#last.size;
    const others: ToldWords[] = [];
    for (const sum of this.#sums) {
      if (sum.people.size === people) this.#put("", COMPANY, sum);
      else others.push(...sum.numbers);
    }
    return { told: this.#all, others };
  }

  #put(key: string, of: Omit<ToldRecord, keyof Said>, { page, items, figures }: Said): void {
    const known = this.#last.get(key);
    const names = Object.keys(figures);
    if (known === undefined || names.some((name) => name in known.figures)) {
      const grown: Growing = { ...of, page, items: [...items], figures };
      this.#all.push(grown);
      this.#last.set(key, grown);
      return;
    }
    for (const item of items) known.items.push(item);
    if (names.length > 0) known.figures = { ...known.figures, ...figures };
  }
}
