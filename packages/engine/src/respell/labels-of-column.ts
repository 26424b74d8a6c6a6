import type { ReadPage, Word } from "../read/page-reader.ts";
import type { Variant } from "../variants/compiled-variant.ts";
import { spellAsColumn } from "./as-column.ts";
import { knownWords } from "./known-words.ts";

const LETTERS = /^\p{L}{2,}$/u;
/** Fewer letters are a code of something else as well. */
const LEAST_LETTERS = 3;
/** From here on a word was read surely. */
const SURE = 0.85;
/** The same word of a column begins and ends at the same places, in sizes of its print. */
const EDGE_EM = 0.06;

/**
 * Spells a word of scanned pages that no label has like the word of labels that stands between the same edges on other lines, where
 * another look gave that: `HT` in a column of `FIT`, which is as wide.
 */
export function spellLabelsOfColumn(pages: readonly ReadPage[], variants: readonly Variant[]): ReadPage[] {
  const known = knownWords(variants);
  const isLabel = (text: string): boolean =>
    text.length >= LEAST_LETTERS && LETTERS.test(text) && known.has(text);
  const meantBy = ({ source, text, otherReadings = [] }: Word): readonly string[] =>
    source !== "ocr" || !LETTERS.test(text) || known.has(text) ? [] : otherReadings.filter(isLabel);
  return spellAsColumn(pages, { meantBy, isPlacedAlike: haveSameEdges, sure: SURE });
}

function haveSameEdges(one: Word, other: Word): boolean {
  const edge = EDGE_EM * one.size;
  return Math.abs(one.x0 - other.x0) <= edge && Math.abs(one.x1 - other.x1) <= edge;
}
