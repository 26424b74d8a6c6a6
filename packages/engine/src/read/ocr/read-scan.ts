import type { Box } from "../../api/result.ts";
import { evenLight } from "../page-image/even-light.ts";
import { AS_DISPLAYED, type GrayImage, type Upright } from "../page-image/gray-image.ts";
import type { ImageDocument } from "../page-image/image-document.ts";
import { letterScale } from "../page-image/letter-scale.ts";
import { measureLie, uprightOf } from "../page-image/level.ts";
import { uprightSize } from "../page-image/page-matrix.ts";
import type { Mark } from "../page-image/mark.ts";
import { MOST_PHRASES } from "../page-image/phrases.ts";
import { withoutPanels } from "../page-image/without-panels.ts";
import type { ReadPage } from "../page-reader.ts";
import { withoutCut } from "./cut-words.ts";
import { maskedWords } from "./masked-words.ts";
import { DOUBTFUL, PhraseReader } from "./phrase-reader.ts";
import type { Recogniser } from "./recogniser.ts";
import { wordsOfSeen } from "./words/seen-words.ts";
import { uprightPage } from "./upright-page.ts";

const MEASURING_DPI = 100;
/** Less ink than this is dust on a blank page. */
const LEAST_INK = 0.0003;
/** A page with more ink is a photograph. */
const MOST_INK = 0.3;
/** Below this it holds nothing that can be read, whichever way it lies. */
const LEGIBLE = 0.45;

/** How sure it is what a sign is that is known by its form. */
const KNOWN = 0.9;

/** A scanned page, read. */
export interface Scan {
  page: Pick<ReadPage, "number" | "width" | "height" | "words" | "rules">;
  upright: Upright;
  /** False for a photograph, and for print that the recogniser does not know. */
  legible: boolean;
}

/** Reads one page (from 1) by looking at it. Throws `damaged`, `too_large`. */
export function readScan(
  document: ImageDocument,
  number: number,
  { width, height }: { width: number; height: number },
  recogniser: Recogniser,
): Scan {
  const size = { width, height };
  const lie = measureLie(measuredPage(document, number));
  const wordless = (legible: boolean): Scan => {
    return { page: { number, ...size, words: [], rules: [] }, upright: AS_DISPLAYED, legible };
  };
  if (lie.ink < LEAST_INK) return wordless(true);
  if (lie.ink > MOST_INK) return wordless(false);
  const page = uprightPage(document, number, uprightOf(lie, false));
  const { image, tones, rules, frames, masks, signs, drawn } = page;
  const reader = new PhraseReader(image, tones, recogniser, page);
  if (reader.size > MOST_PHRASES) return wordless(false);
  const headless = reader.confidence() < DOUBTFUL ? reader.turned() : null;
  const head = headless !== null && headless.confidence() > reader.confidence();
  if (Math.max(reader.confidence(), headless?.confidence() ?? 0) < LEGIBLE) return wordless(false);
  const upright = uprightOf(lie, head);
  const dpi = image.dpi * document.scaleOf(number);
  const covered = head && drawn !== null ? drawn.toReversed() : drawn;
  const seen = withoutCut((head ? headless : reader).words(), covered, image);
  const turn = <B extends Box>(box: B): B => inPoints(head ? turnedBox(box, image) : box, dpi);
  const words = maskedWords(
    seen.map((word) => inPoints(word, dpi)),
    masks.map(turn),
  );
  const marks = [...frames.map(turn), ...besideWords(signs.map(turn), words)];
  return {
    page: {
      number,
      ...uprightSize(size, upright),
      words: wordsOfSeen([
        ...words,
        ...marks.map((mark, i) => ({ ...mark, confidence: KNOWN, line: -1 - i })),
      ]),
      rules: rules.map(turn),
    },
    upright,
    legible: true,
  };
}

/** A coarse picture of a page, which is taken for as large as its letters say. */
function measuredPage(document: ImageDocument, number: number): GrayImage {
  const coarse = (dpi: number): GrayImage =>
    evenLight(withoutPanels(document.draw(number, AS_DISPLAYED, dpi)));
  const own = document.dpiOf(number);
  const page = coarse(Math.min(MEASURING_DPI, own ?? MEASURING_DPI));
  if (own === null) return page;
  const scale = letterScale(page);
  document.setScale(number, scale);
  return scale === 1 && page.dpi === MEASURING_DPI ? page : coarse(MEASURING_DPI);
}

/** Signs on a line of print: what is left of a ruled line stands between two. */
function besideWords(signs: readonly Mark[], words: readonly Box[]): Mark[] {
  return signs.filter((sign) => {
    const middle = (sign.top + sign.bottom) / 2;
    return words.some(({ top, bottom }) => top <= middle && bottom >= middle);
  });
}

function turnedBox<B extends Box>(box: B, { width, height }: GrayImage): B {
  const { x0, top, x1, bottom } = box;
  return { ...box, x0: width - x1, top: height - bottom, x1: width - x0, bottom: height - top };
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
