import { withoutMarks } from "../read/ocr/without-marks.ts";
import type { Variant } from "../variants/compiled-variant.ts";

/** Words that payroll documents print: headings, section names, marks of totals; as known variants name them. */
export interface PrintedPhrases {
  /** Phrases by their folded form; those of one form differ in case or in letters that look alike. */
  byFold: ReadonlyMap<string, readonly string[]>;
  /** Their single words, in small letters. */
  words: ReadonlySet<string>;
}

const SHORTEST = 3;
/** A name in the data of a variant, which no document prints. */
const IDENTIFIER = /^[a-z\d_-]+$/;
const LETTER = /[\p{L}&]/u;
const POINTS = /[.:,]/g;
/** A point behind a word, escaped or in plain text: `No\\.` and `No.`. */
const POINT = /(?<=\p{L})\\?\.(?=$|[\s:,])/gu;
/** A space that a sign may do without. */
const MAYBE_SPACE = / \?(?=#)/g;
/** Stands for such a point while a pattern is taken apart. */
const KEPT_POINT = "\u2024";
/** Signs that mean something in a pattern; what stands between them is text. */
const PATTERN_SIGNS = /\\[a-zA-Z]|\(\?<?[\w!=:]*>?|[\\^$.*+?()[\]{}|]|\s{2,}/;

const known = new WeakMap<readonly Variant[], PrintedPhrases>();

/** The phrases of all variants. */
export function printedPhrases(variants: readonly Variant[]): PrintedPhrases {
  const remembered = known.get(variants);
  if (remembered !== undefined) return remembered;
  const phrases = new Set(variants.flatMap(({ data }) => [...textsOf(data)]));
  const words = new Set([...phrases].flatMap((phrase) => phrase.toLowerCase().split(/[ :,]+/)));
  const printed = { byFold: Map.groupBy(phrases, foldOf), words };
  known.set(variants, printed);
  return printed;
}

function* textsOf(value: unknown): Generator<string> {
  if (typeof value === "string") {
    if (IDENTIFIER.test(value)) return;
    for (const piece of value
      .replaceAll(MAYBE_SPACE, "")
      .replaceAll(POINT, KEPT_POINT)
      .split(PATTERN_SIGNS)) {
      const text = piece.replaceAll(KEPT_POINT, ".").trim();
      if (LETTER.test(text) && text.replaceAll(POINTS, "").length >= SHORTEST) yield text;
    }
  } else if (typeof value === "object" && value !== null) {
    for (const part of Object.values(value)) yield* textsOf(part);
  }
}

const LOOKALIKES: readonly [RegExp, string][] = [
  [/[1il|!/\\']/g, "l"],
  [/[0oq]/g, "o"],
  [/[5$s]/g, "s"],
  [/[.,:;`’\s]/g, ""],
  [/8/g, "b"],
  [/rn/g, "m"],
  [/lt/g, "r"],
];

const ASCII = /^[\x20-\x7e]*$/;

/**
 * The text as a blurred eye sees it: without case, marks on letters, spaces and points, and with one letter for all that
 * look alike.
 */
export function foldOf(text: string): string {
  let folded = (ASCII.test(text) ? text : withoutMarks(text)).toLowerCase();
  for (const [letters, letter] of LOOKALIKES) folded = folded.replace(letters, letter);
  return folded;
}

const ROUND = /[aceo]/g;

/** As an eye sees a text for which all round letters are one as well. */
export function roundFoldOf(text: string): string {
  return foldOf(text).replaceAll(ROUND, "o");
}

const STROKES = /[filtj)\]}]/g;
/** An n whose arch is lost. */
const OPEN_N = /ri/g;
const HOOKS = /[gqy]/g;

const ROUND_CAPITALS = /[DQ]/g;

/**
 * As an eye sees a text for which all letters that are one stroke, one hook or a round capital are one as well, as coarse black
 * and white shows them.
 */
export function strokeFoldOf(text: string): string {
  const round = text.replaceAll(ROUND_CAPITALS, "O").replaceAll(OPEN_N, "n");
  // First of all, as the eye takes some pairs of strokes for one letter.
  return foldOf(round.toLowerCase().replaceAll(STROKES, "l")).replaceAll(HOOKS, "g");
}
