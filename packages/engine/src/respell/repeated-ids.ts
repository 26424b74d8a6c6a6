import type { ReadPage, Word } from "../read/page-reader.ts";
import { changedWord } from "../read/text-word.ts";

/** A number, as of an id, with one letter too many before or behind it. */
const WITH_LETTER = /^(?:\p{L}(?<behind>[\d.-]{4,})|(?<before>[\d.-]{4,})\p{L})$/u;
/** Up to here a word was read with doubt, and from here on surely. */
const [WEAK, SURE] = [0.7, 0.9];
/** So often it is printed surely. */
const LEAST = 2;
/** Words of one column begin or end at one edge, in sizes of their print. */
const EDGE_EM = 0.3;

/**
 * Leaves out a letter beside an id that was read with doubt, without which another look gave the id that its column has surely on
 * other lines: `06.0105S` is `06.0105`.
 */
export function spellRepeatedIds(pages: readonly ReadPage[]): ReadPage[] {
  const doubtful = pages.flatMap(({ words }) => words.filter((word) => withoutLetter(word) !== null));
  if (doubtful.length === 0) return [...pages];
  const meant = new Set(doubtful.map((word) => withoutLetter(word)!));
  const sure = Map.groupBy(
    pages.flatMap(({ words }) =>
      words.filter(({ text, confidence }) => confidence >= SURE && meant.has(text)),
    ),
    ({ text }) => text,
  );
  return pages.map((page) => ({
    ...page,
    words: page.words.map((word) => {
      const text = withoutLetter(word);
      const same = text === null ? [] : (sure.get(text) ?? []).filter((other) => isOneColumn(word, other));
      if (text === null || same.length < LEAST) return word;
      const otherReadings = word.otherReadings!.filter((other) => other !== text);
      return changedWord(word, { text, otherReadings: [...otherReadings, word.text] });
    }),
  }));
}

/** The id that another look gave without the letter beside it; null for other words. */
function withoutLetter({ source, text, confidence, otherReadings = [] }: Word): string | null {
  if (source !== "ocr" || confidence > WEAK) return null;
  const { behind, before } = WITH_LETTER.exec(text)?.groups ?? {};
  const id = behind ?? before;
  return id !== undefined && otherReadings.includes(id) ? id : null;
}

function isOneColumn(one: Word, other: Word): boolean {
  const edge = EDGE_EM * one.size;
  return Math.abs(one.x0 - other.x0) <= edge || Math.abs(one.x1 - other.x1) <= edge;
}
