import type { RecordDraft } from "../grammars/record-draft.ts";
import type { People } from "./people.ts";
import type { PlacedPart } from "./place.ts";

/**
 * The texts of records without those that stand above the first of several on a page: where the others have none, these are titles and
 * headings of the page, and about nobody.
 */
export function withoutTitles(texts: People["texts"], records: readonly RecordDraft[]): People["texts"] {
  const people = records.filter(({ isSum }) => !isSum);
  const listed = new Set(
    people.filter(({ index }) => !(texts.get(index) ?? []).some(isTitle)).map(({ page }) => page),
  );
  const found = new Map(texts);
  for (const { index, page } of people) {
    const own = texts.get(index);
    if (own !== undefined && listed.has(page))
      found.set(
        index,
        own.filter((part) => !isTitle(part)),
      );
  }
  return found;
}

function isTitle({ where, line }: PlacedPart): boolean {
  return where === "around" && line < 0;
}
