import type { DocumentReading, ItemReading } from "../interpret/reading.ts";
import type { Word } from "../read/page-reader.ts";
import { missedLetters } from "../respell/missed-letters.ts";
import type { Substitution } from "./substitutions.ts";

const SHORTEST = 2;
/** Letters that a recogniser may miss in a word, and in a longer one. */
const MISSED = 1;
const [LONG, MISSED_IN_LONG] = [8, 2];

/**
 * The spellings that labels of scanned lines may have had instead: those of other labels of the document, in the same
 * kind of list, that differ from them in a letter of one word. Of two spellings the rarer one is the misread one.
 */
export function labelSubstitutionsFor({ records }: Pick<DocumentReading, "records">): Substitution[] {
  const items = records.flatMap((record) => record.items);
  const spellings = [...Map.groupBy(items, (item) => `${item.section} ${textOf(item)}`).values()];
  const found: Substitution[] = [];
  for (const rare of spellings) {
    for (const usual of spellings) {
      if (usual === rare || usual.length < rare.length || usual[0]!.section !== rare[0]!.section) continue;
      const place = missedWord(wordsOf(rare[0]!), wordsOf(usual[0]!));
      if (place === null) continue;
      const { text } = wordsOf(usual[0]!)[place]!;
      for (const item of rare) {
        const word = wordsOf(item)[place]!;
        if (word.source === "ocr") found.push({ word, text });
      }
    }
  }
  return found;
}

/** The one word in which two labels differ by a letter or two; null where they differ in more, or in none. */
function missedWord(label: readonly Word[], other: readonly Word[]): number | null {
  if (label.length !== other.length) return null;
  const places = label.flatMap(({ text }, i) => (text === other[i]!.text ? [] : [i]));
  const [place] = places;
  if (places.length !== 1 || place === undefined) return null;
  const [text, meant] = [label[place]!.text, other[place]!.text];
  if (Math.min(text.length, meant.length) < SHORTEST) return null;
  const missed = missedLetters(text, meant);
  return missed <= (meant.length >= LONG ? MISSED_IN_LONG : MISSED) ? place : null;
}

function wordsOf({ label }: ItemReading): Word[] {
  return label.tokens.flatMap(({ words }) => words);
}

function textOf(item: ItemReading): string {
  return wordsOf(item)
    .map(({ text }) => text)
    .join(" ");
}
