import { scaled } from "../page-image/scaled.ts";
import type { GrayImage } from "../page-image/gray-image.ts";
import type { Word } from "../page-reader.ts";
import { drawnRows } from "./cut-words.ts";
import { minusApart } from "./letters/minus-signs.ts";
import { PrintedDigits } from "./print/digits-alike.ts";
import { PrintedLetters } from "./print/letter-samples.ts";
import type { Model, Recogniser, SeenWord } from "./recogniser.ts";
import type { UprightPage } from "./upright-page.ts";
import { boxOnPicture, wordCrop } from "./word-crop.ts";

/** A word that so many looks confirm needs no more of them. */
const ENOUGH = 2;
const MODELS: readonly Model[] = ["thorough", "spanish", "quick"];
/** Size of the last looks: what one size blurs, another shows. */
const LARGER = 1.3;
/** So many looks must give one text before it stands in place of another. */
const LEAST_VOTES = 3;
const FIGURE = /^[-+(]?\$?[\d,]*\d(?:\.\d+)?[-)%]?$/;
const SIGNED = /^-/;
/** A figure that was read in two ways is no surer than this. */
const READ_TWICE = 0.7;

/**
 * How the figures of a page are read again: what a look gives instead is forgotten where the page prints those digits in another way.
 */
export function figuresAgain(
  words: readonly Word[],
  page: UprightPage,
): (word: Word, page: UprightPage, recogniser: Recogniser) => Word {
  const seen = (word: Word): Word & SeenWord => ({ ...word, ...boxOnPicture(word, page), line: 0 });
  let digits: PrintedDigits | undefined;
  return (word, _page, recogniser) => {
    const again = readAgain(word, page, recogniser);
    if (again === word || again.otherReadings === undefined) return again;
    digits ??= new PrintedDigits(words.map(seen), new PrintedLetters(page.image, page.tones));
    const { otherReadings = [] } = digits.withoutUnlike(seen(again));
    const isConfirmed = again.text === word.text && otherReadings.length === 0;
    return isConfirmed && word.otherReadings === undefined ? word : { ...again, otherReadings };
  };
}

/**
 * Looks again at a figure that was read before, by itself, with each model and in another size. Most looks decide what it is;
 * what the others gave is remembered. A figure that each look confirms is given back as it is, as is one that a drawing
 * touches: each look sees the same left of it.
 */
export function readAgain(word: Word, page: UprightPage, recogniser: Recogniser): Word {
  const { image, drawn } = page;
  if (drawn !== null && drawnRows(boxOnPicture(word, page), drawn, image).length > 0) return word;
  const crop = wordCrop(word, page);
  const pointless = word.text.replaceAll(/[.,]/g, "");
  const signless = isSignShown(word, page) ? word.text.slice(1) : null;
  const votes = new Map([[word.text, 1]]);
  for (const look of looksAt(crop, recogniser)) {
    // A point is overlooked more easily than it is imagined, and so is a minus that the ink shows.
    const text = look === pointless || look === signless ? word.text : look;
    votes.set(text, (votes.get(text) ?? 0) + 1);
    if (votes.size === 1 && votes.get(word.text)! > ENOUGH) return word;
  }
  const [text, count] = [...votes].reduce((a, b) => (b[1] > a[1] ? b : a));
  const others = [...votes.keys(), ...(word.otherReadings ?? [])].filter((other) => other !== text);
  const otherReadings = [...new Set(others)];
  if (otherReadings.length === 0) return word;
  if (text === word.text || count < LEAST_VOTES)
    return { ...word, otherReadings: otherReadings.filter((other) => other !== word.text) };
  return { ...word, text, otherReadings, confidence: Math.min(word.confidence, READ_TWICE) };
}

/** Whether a figure has a minus first, and its ink shows one that is no part of a digit. */
function isSignShown(word: Word, page: UprightPage): boolean {
  const onPicture = { ...word, ...boxOnPicture(word, page), line: 0 };
  return SIGNED.test(word.text) && minusApart(onPicture, page.image, page.tones) !== null;
}

/** What the looks give, as far as it is a figure: each model errs in a way of its own, at each size. */
function* looksAt(crop: GrayImage, recogniser: Recogniser): Iterable<string> {
  for (const picture of [() => crop, () => scaled(crop, LARGER)]) {
    for (const model of MODELS) {
      const text = recogniser
        .recognise(picture(), "line", model)
        .map((word) => word.text)
        .join("");
      if (FIGURE.test(text)) yield text;
    }
  }
}
