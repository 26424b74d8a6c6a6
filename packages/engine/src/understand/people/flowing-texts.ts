import type { Place, PlacedPart } from "./place.ts";

const FLOWING = 0.6;

/** A text behind others in its line. */
interface Flowing {
  place: Place;
  index: number;
  part: PlacedPart;
}

/**
 * Places where texts that flow behind each other, without an edge of their own, are of one place: `Bell, Imani  BR0118  Brewhouse`. They
 * stand behind as many others in the same line of their records, counted from the first with words or from the first with numbers.
 * `firsts`: the first line with numbers, by index of the record.
 */
export function withFlowing(places: readonly Place[], firsts: ReadonlyMap<number, number>): Place[] {
  // Headings of columns of numbers are over a text that flows by chance.
  const loose = places.filter(isLoose);
  const taken = new Set<PlacedPart>();
  const flows: Place[] = [];
  for (const same of Map.groupBy(loose, ({ form, order }) => `${form} ${order}`).values())
    for (const texts of spotsOf(same, firsts)) {
      const open = texts.filter(({ part }) => !taken.has(part));
      const isOneEach = new Set(open.map(({ index }) => index)).size === open.length;
      const isParted = new Set(open.map(({ place }) => place)).size > 1;
      if (!isOneEach || !isParted || open.length < FLOWING * firsts.size) continue;
      for (const { part } of open) taken.add(part);
      flows.push({
        ...open[0]!.place,
        told: [],
        texts: new Map(open.map(({ index, part }) => [index, [part]])),
      });
    }
  if (flows.length === 0) return [...places];
  return [...places.flatMap((place) => without(place, taken) ?? []), ...flows];
}

/** Whether nothing but its place says what stands there. */
function isLoose({ where, isPrefixed, told }: Place): boolean {
  return where === "own" && !isPrefixed && told.every((attribute) => attribute === "other");
}

/** Texts of one line of their records behind as many others, the most first. */
function spotsOf(places: readonly Place[], firsts: ReadonlyMap<number, number>): Flowing[][] {
  const begins = new Map<number, number>();
  for (const { texts } of places)
    for (const [index, own] of texts)
      begins.set(index, Math.min(begins.get(index) ?? Infinity, ...own.map(({ line }) => line)));
  const spots = new Map<string, Flowing[]>();
  for (const place of places) {
    // What all have at one edge is a column.
    if (place.texts.size >= firsts.size) continue;
    for (const [index, own] of place.texts)
      for (const part of own) {
        if (part.behind === 0) continue;
        for (const [base, lines] of [firsts, begins].entries()) {
          const spot = `${base} ${part.line - lines.get(index)!} ${part.behind}`;
          spots.set(spot, [...(spots.get(spot) ?? []), { place, index, part }]);
        }
      }
  }
  return [...spots.values()].sort((a, b) => b.length - a.length);
}

function without(place: Place, taken: ReadonlySet<PlacedPart>): Place | null {
  const texts = [...place.texts].flatMap(([index, own]): [number, PlacedPart[]][] => {
    const rest = own.filter((part) => !taken.has(part));
    return rest.length > 0 ? [[index, rest]] : [];
  });
  return texts.length > 0 ? { ...place, texts: new Map(texts) } : null;
}
