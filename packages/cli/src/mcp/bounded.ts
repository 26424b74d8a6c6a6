/** Longest text of an answer, in characters; longer ones end in an ellipsis. */
const LONGEST_TEXT = 500;
/** Most entries of a list inside of an item. */
const MOST_ENTRIES = 20;
/** Characters of JSON that the items of one answer may have together: some thousand words of a language model. */
const MOST_CHARACTERS = 20_000;

/** Some items of a list. */
export interface Items {
  /** How many there are in all. */
  of: number;
  /** The place of the first one here, from 0. */
  from: number;
  items: unknown[];
  /** Where to go on; null at the end. */
  next: number | null;
}

export interface Window {
  from: number;
  /** Most items of one answer; fewer where they are large. */
  limit: number;
}

/** The items from a place on, as many as one answer holds; never none where there are some. */
export function itemsFrom<Item>(
  list: readonly Item[],
  { from, limit }: Window,
  show: (item: Item) => unknown,
): Items {
  const items: unknown[] = [];
  let characters = 0;
  for (const item of list.slice(from, from + limit)) {
    const shown = bounded(show(item));
    characters += JSON.stringify(shown).length;
    if (items.length > 0 && characters > MOST_CHARACTERS) break;
    items.push(shown);
  }
  const next = from + items.length;
  return { of: list.length, from, items, next: next < list.length ? next : null };
}

/**
 * The value with long texts cut and long lists shortened. Of a list that is shortened, its record says how many entries it
 * lacks: `taxes_left_out` beside `taxes`.
 */
export function bounded(value: unknown): unknown {
  if (typeof value === "string")
    return value.length > LONGEST_TEXT ? `${value.slice(0, LONGEST_TEXT)}…` : value;
  if (Array.isArray(value)) return value.slice(0, MOST_ENTRIES).map(bounded);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, part]) => {
      const leftOut = Array.isArray(part) ? part.length - MOST_ENTRIES : 0;
      return [[name, bounded(part)], ...(leftOut > 0 ? [[`${name}_left_out`, leftOut]] : [])];
    }),
  );
}
