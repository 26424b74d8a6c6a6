import type { Box } from "../../api/result.ts";
import { cropOf } from "../page-image/crop.ts";
import { AS_DISPLAYED, type GrayImage, type Upright } from "../page-image/gray-image.ts";
import type { ImageDocument } from "../page-image/image-document.ts";
import { measureLie, uprightOf } from "../page-image/level.ts";
import { uprightSize } from "../page-image/page-matrix.ts";
import { phrasesOf } from "../page-image/phrases.ts";
import { eraseRules } from "../page-image/rules.ts";
import { eraseSpecks } from "../page-image/specks.ts";
import { tonesOf, type Tones } from "../page-image/tones.ts";
import type { ReadPage } from "../page-reader.ts";
import type { Recogniser, SeenWord } from "./recogniser.ts";
import { wordsOfSeen } from "./seen-words.ts";

/** Small figures need this many pixels an inch; more cost time and read no better. */
const READING_DPI = 300;
const MEASURING_DPI = 100;
/** Less ink than this is dust on a blank page. */
const LEAST_INK = 0.0003;
/** White around a phrase, in inches, that the recogniser wants to tell letters from the edge. */
const MARGIN_IN = 0.04;
/** Taller than two lines of print: lines that touch, to be parted by the recogniser. */
const ONE_LINE_IN = 0.19;

/** A scanned page, read. */
export interface Scan {
  page: Pick<ReadPage, "number" | "width" | "height" | "words" | "rules">;
  upright: Upright;
}

/** Reads one page (from 1) by looking at it. Throws `damaged`, `too_large`. */
export function readScan(
  document: ImageDocument,
  number: number,
  size: { width: number; height: number },
  recogniser: Recogniser,
): Scan {
  const lie = measureLie(document.draw(number, AS_DISPLAYED, MEASURING_DPI));
  if (lie.ink < LEAST_INK) return { page: { number, ...size, words: [], rules: [] }, upright: AS_DISPLAYED };
  const upright = uprightOf(lie, false);
  const image = document.draw(number, upright, READING_DPI);
  const tones = tonesOf(image);
  const rules = eraseRules(image, tones).map((box) => inPoints(box, image.dpi));
  eraseSpecks(image, tones);
  const seen = phrasesOf(image, tones).flatMap((phrase, i) =>
    readPhrase(image, tones, phrase, i, recogniser),
  );
  const words = wordsOfSeen(seen.map((word) => inPoints(word, image.dpi)));
  return { page: { number, ...uprightSize(size, upright), words, rules }, upright };
}

function readPhrase(
  image: GrayImage,
  { paper }: Tones,
  phrase: Box,
  index: number,
  recogniser: Recogniser,
): SeenWord[] {
  const margin = Math.round(MARGIN_IN * image.dpi);
  const crop = cropOf(image, phrase, margin, paper);
  const content = phrase.bottom - phrase.top > ONE_LINE_IN * image.dpi ? "page" : "line";
  return recogniser.recognise(crop, content).map((word) => ({
    ...word,
    x0: word.x0 + phrase.x0 - margin,
    top: word.top + phrase.top - margin,
    x1: word.x1 + phrase.x0 - margin,
    bottom: word.bottom + phrase.top - margin,
    line: index + word.line / 1000,
  }));
}

function inPoints<B extends Box>(box: B, dpi: number): B {
  const points = 72 / dpi;
  return {
    ...box,
    x0: box.x0 * points,
    top: box.top * points,
    x1: box.x1 * points,
    bottom: box.bottom * points,
  };
}
