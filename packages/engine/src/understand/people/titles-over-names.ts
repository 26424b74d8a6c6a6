import { looksLikePersonName } from "@paylift/canonical";
import { isOfPay } from "./of-pay.ts";
import type { Place, PlacedPart } from "./place.ts";

const MOSTLY = 0.6;

/**
 * Names without what stands above the first of a page at the same edge: a title of the page, or of the people below. It stands in
 * a line of its own, where nearly all others have words for something in theirs: `Ann Abernathy   Emp Id: E101`. Or it is what
 * documents are called, above what looks like a name.
 */
export function withoutTitles(place: Place, places: readonly Place[]): Place {
  const texts = [...place.texts];
  const alone = texts.filter(([, own]) => own.length === 1);
  if (alone.length < MOSTLY * texts.length || alone.length === texts.length) return place;
  const told = toldInRows(places);
  const usual = commonest(alone.map(([, [part]]) => told(part!)));
  return {
    ...place,
    texts: new Map(
      texts.map(([index, own]) => {
        const first = own.findIndex((part) =>
          usual === "" ? looksLikePersonName(part.text) && !isOfPay(part.text) : told(part) === usual,
        );
        const isTitle = usual === "" ? isOfPay(own[0]!.text) : told(own[0]!) === "";
        return [index, first > 0 && isTitle ? own.slice(first) : own];
      }),
    ),
  };
}

/** What words tell of the texts in the row of one. */
function toldInRows(places: readonly Place[]): (part: PlacedPart) => string {
  const rows = new Map<number, Set<string>>();
  for (const { told, isPrefixed, texts } of places) {
    if (!isPrefixed) continue;
    for (const { span } of [...texts.values()].flat()) {
      const own = rows.get(span.row) ?? new Set();
      rows.set(span.row, own);
      for (const attribute of told) own.add(attribute);
    }
  }
  return ({ span }) => [...(rows.get(span.row) ?? [])].sort().join();
}

function commonest(texts: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  const [first] = [...counts].sort((a, b) => b[1] - a[1]);
  return first !== undefined && first[1] >= MOSTLY * texts.length ? first[0] : "";
}
