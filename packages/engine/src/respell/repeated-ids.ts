import type { ReadPage, Word } from "../read/page-reader.ts";
import { spellAsColumn } from "./as-column.ts";

/** A number, as of an id, with one letter too many before or behind it. */
const WITH_LETTER = /^(?:\p{L}(?<behind>[\d.-]{4,})|(?<before>[\d.-]{4,})\p{L})$/u;
/** Up to here a word was read with doubt, and from here on surely. */
const [WEAK, SURE] = [0.7, 0.9];
/** Words of one column begin or end at one edge, in sizes of their print. */
const EDGE_EM = 0.3;

/**
 * Leaves out a letter beside an id that was read with doubt, without which another look gave the id that its column has surely on
 * other lines: `06.0105S` is `06.0105`.
 */
export function spellRepeatedIds(pages: readonly ReadPage[]): ReadPage[] {
  return spellAsColumn(pages, { meantBy: withoutLetter, isPlacedAlike: haveOneEdge, sure: SURE });
}

/** The id that another look gave without the letter beside it; none for other words. */
function withoutLetter({ source, text, confidence, otherReadings = [] }: Word): readonly string[] {
  if (source !== "ocr" || confidence > WEAK) return [];
  const { behind, before } = WITH_LETTER.exec(text)?.groups ?? {};
  const id = behind ?? before;
  return id !== undefined && otherReadings.includes(id) ? [id] : [];
}

function haveOneEdge(one: Word, other: Word): boolean {
  const edge = EDGE_EM * one.size;
  return Math.abs(one.x0 - other.x0) <= edge || Math.abs(one.x1 - other.x1) <= edge;
}
