import type { RecordDraft } from "../grammars/record-draft.ts";
import { isSumWord } from "../votes/wording.ts";
import type { Names } from "./names.ts";

const LEAST_LETTERS = 3;

/**
 * The first record of whoever has further ones without a name, by the index of each: somebody's sum below records, `Total Byron`, says
 * that the checks since that name are all hers.
 */
export function furtherChecks(names: Names, records: readonly RecordDraft[]): ReadonlyMap<number, number> {
  const found = new Map<number, number>();
  let first: number | null = null;
  let further: number[] = [];
  for (const record of records) {
    if (!record.isSum && names.of.has(record.index)) [first, further] = [record.index, []];
    else if (!record.isSum) further.push(record.index);
    else {
      if (first !== null && isSumOf(record, names.of.get(first)!))
        for (const index of further) found.set(index, first);
      [first, further] = [null, []];
    }
  }
  return found;
}

/** Whether a sum is called by a word of somebody's name. */
function isSumOf({ texts }: RecordDraft, name: readonly { text: string }[]): boolean {
  const words = new Set(name.flatMap(({ text }) => wordsOf(text)));
  return texts.some(({ span: { text } }) => isSumWord(text) && wordsOf(text).some((word) => words.has(word)));
}

function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[^\p{L}'\u2019-]+/u)
    .filter(({ length }) => length >= LEAST_LETTERS);
}
