import type { ReadPage, Word } from "../read/page-reader.ts";
import { isSurelyRead } from "../read/surely-read.ts";
import { changedWord } from "../read/text-word.ts";

/** An id: letters that all of a document's have, and a number of digits. */
const ID = /^(\p{Lu}{1,3})(\d{3,8})$/u;
/** An id, or what looks like one: digits are read as letters of their form. */
const MAYBE_ID = /^\p{Lu}{1,4}[\dA-Z]{3,9}$/u;
/** So many ids that were read surely tell how a document's look. */
const FEWEST = 3;
/** Numbers of one column begin within this, in points. */
const EDGE_PT = 3;
/** Letters, and the digits whose form they have. */
const DIGITS: Readonly<Record<string, string>> = {
  O: "0",
  Q: "0",
  D: "0",
  I: "1",
  S: "5",
  Z: "2",
  B: "8",
  G: "6",
};

/**
 * Spells an id that is no id of its document's shape as the one of its looks that is: `LHO058` is `LH0058` beside `LH0061` and
 * `LH0064`. Where two looks give two ids of this shape it stays as it was read.
 */
export function spellIdsOfShape(read: readonly ReadPage[]): ReadPage[] {
  const pages = withNoughts(read);
  const scanned = pages.flatMap(({ words }) => words.filter(({ source }) => source === "ocr"));
  const sure = new Set(scanned.filter(isSurelyRead).map(({ text }) => text));
  const shapes = [
    ...Map.groupBy(
      [...sure].filter((text) => ID.test(text)),
      shapeOf,
    ),
  ].flatMap(([shape, ids]) => (ids.length >= FEWEST ? [shape] : []));
  if (shapes.length === 0) return pages;
  return pages.map((page) => ({ ...page, words: page.words.map((word) => ofShape(word, shapes)) }));
}

/** The nought that begins a number, in a ring of dirt. */
const RINGED = /^[©®](?=\d{3,9}$)/;

/** Numbers whose first nought was read as a sign in a ring: `©311187` below `0310846`, where so many as long begin with one. */
function withNoughts(pages: readonly ReadPage[]): ReadPage[] {
  const words = pages.flatMap((page) => page.words);
  const mayBegin = words.filter(({ text, source }) => source === "ocr" && RINGED.test(text));
  if (mayBegin.length === 0) return [...pages];
  const noughts = words.filter((word) => /^0\d+$/.test(word.text) && isSurelyRead(word));
  const isNumber = ({ text, x0 }: Word): boolean =>
    noughts.filter((other) => other.text.length === text.length && Math.abs(other.x0 - x0) <= EDGE_PT)
      .length >= FEWEST;
  const meant = new Set(mayBegin.filter(isNumber));
  const spelled = (word: Word): Word =>
    meant.has(word)
      ? changedWord(word, {
          text: word.text.replace(RINGED, "0"),
          otherReadings: [...(word.otherReadings ?? []), word.text],
        })
      : word;
  return pages.map((page) => ({ ...page, words: page.words.map(spelled) }));
}

/** The letters of an id, and how many digits follow. */
function shapeOf(id: string): string {
  const [, letters = "", digits = ""] = ID.exec(id)!;
  return letters + "0".repeat(digits.length);
}

function ofShape(word: Word, shapes: readonly string[]): Word {
  const { text, source, otherReadings = [] } = word;
  if (source !== "ocr" || !MAYBE_ID.test(text) || (ID.test(text) && shapes.includes(shapeOf(text))))
    return word;
  const looks = [text, ...otherReadings];
  const meant = new Set(shapes.flatMap((shape) => looks.flatMap((look) => asIdOf(shape, look) ?? [])));
  if (meant.size !== 1) return word;
  const [id] = meant;
  return changedWord(word, { text: id!, otherReadings: [...otherReadings, text] });
}

/** A look as an id of a shape, with digits for the letters that have their form; null where it is none. */
function asIdOf(shape: string, look: string): string | null {
  const letters = shape.replace(/0+$/, "");
  if (look.length !== shape.length || !look.startsWith(letters)) return null;
  const digits = look.slice(letters.length).replaceAll(/[A-Z]/g, (letter) => DIGITS[letter] ?? letter);
  return /^\d+$/.test(digits) ? letters + digits : null;
}
