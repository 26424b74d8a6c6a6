import type { RecordDraft } from "../grammars/record-draft.ts";
import type { People } from "./people.ts";
import type { PlacedPart } from "./place.ts";

interface RecordsWithTexts {
  records: readonly RecordDraft[];
  texts: People["texts"];
}

/** The pages on which somebody has nothing above their own lines: what stands above those of another there is a title of the page. */
export function pagesOfLists(lists: readonly RecordsWithTexts[]): ReadonlySet<number> {
  const isBare = (texts: People["texts"], { index, isSum }: RecordDraft): boolean =>
    !isSum && !(texts.get(index) ?? []).some(isTitle);
  return new Set(
    lists.flatMap(({ records, texts }) =>
      records.flatMap((record) => (isBare(texts, record) ? [record.page] : [])),
    ),
  );
}

/**
 * The texts of records without those that stand above the first of several on a page: where the others have none, these are titles and
 * headings of the page, and about nobody.
 */
export function withoutTitles(
  { records, texts }: RecordsWithTexts,
  pages: ReadonlySet<number>,
): People["texts"] {
  const found = new Map(texts);
  for (const { index, page } of records) {
    const own = texts.get(index);
    if (own !== undefined && pages.has(page))
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
