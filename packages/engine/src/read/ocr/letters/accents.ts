import { distance } from "fastest-levenshtein";
import type { GrayImage } from "../../page-image/gray-image.ts";
import type { Tones } from "../../page-image/tones.ts";
import { mayShow, wordsWithMarks, type Marks } from "../ink/loose-marks.ts";
import { withoutImaginedMarks } from "./imagined-marks.ts";
import { SIGN, TWO_DOTS } from "./letter-forms.ts";
import { mayHaveCedilla, UNSEEN, withMarksOfOthers, withShownMarks } from "./mark-shapes.ts";
import { hasRoundDot, withOverlookedMarks } from "./overlooked-marks.ts";
import { mayHaveRing } from "./rings.ts";
import { mayHaveStroke } from "./stroked-letters.ts";
import type { Model, Recogniser, SeenWord } from "../recogniser.ts";
import { readOtherwise } from "../read-otherwise.ts";
import { apart, shared } from "../words/word-boxes.ts";
import { partedByLooks, partsOf } from "./parted-by-looks.ts";
import { withoutMarks } from "../without-marks.ts";

/** The models that know more letters than English has. */
const MODELS: readonly Model[] = ["quick", "spanish", "nordic"];
/** Where no mark stands above the letters only one with a stroke through it may be missed, as the nordic ø. */
const STROKED: readonly Model[] = ["nordic"];
const SIGNS = /[.,]/g;
/** A letter with a stroke through it may be read as a sign: `S@REN`, `@stergaard`, `S¢ren`. */
const NAME_PART = /^(?:[JS][Rr][.,]{1,2})?[\p{Lu}@][\p{L}@¢'’,-]{2,}[,.]?$/u;
const MARKED = /[\u00c0-\u024f]/u;
/** Few names begin so: a vowel was taken for a consonant. */
const UNSPEAKABLE = /^(?!Sch|Chr|Str|Thr|Phr|Scr)\p{Lu}[^\P{Ll}aeiouy]{2}\p{Ll}/u;
/** What a recogniser that knows no ñ makes of it. */
const GARBLED = /i{3}/i;
/** A g behind an n may be a letter with a tail: `Frangois`, `GONGALVES`. */
const TAILED = /\p{Ll}ng[ao]|\p{Lu}NG[AO]/u;
const SHORT_CODE = /^\p{Lu}{1,4}$/u;
/** Below this confidence a part of a name may have a letter that the model does not know. */
const DOUBTFUL = 0.86;
/** What it is worth, in confidence, that the ink shows as many marks. */
const AS_SEEN = 0.1;
/** And that a look reads the same letters, whatever their marks. */
const A_VOTE = 0.03;
const A_RING: Marks = { count: 1, accents: 1, unread: true };
/** It stands in its letter, where it is no mark that could be counted. */
const A_STROKE: Marks = { count: 0, accents: 0, unread: true };
const NO_MARKS: Marks = { count: 0, accents: 0, unread: false };
/** An initial that is one stroke, read as a sign. */
const STROKE = /^[|}{[\]!]$/;
/** What only some of the models read right. */
const OF_SEVERAL = [STROKE, TAILED, TWO_DOTS];
const INITIAL = /^[IJ]$/;
const LEAST_SURE = 0.5;
const STROKED_O = /[øØ]/;
/** A plain reading is as good as one with a stroke from here on, unless that is so much surer. */
const [PLAIN_ENOUGH, MUCH_SURER] = [0.7, 0.2];
/** Words share so much of their width where neither has a part more than the other. */
const IN_PLACE = 0.7;
/** A letter with a mark is believed from here on, and letters without one. */
const BELIEVED = 0.8;
/** Letters that a mark may have spoiled. */
const MOST_MISSED = 2;

/** Whether a word may be part of a name. */
export function mayHaveMarks({ text }: SeenWord): boolean {
  return NAME_PART.test(text);
}

/**
 * Words of which the ink shows marks above the letters, or a doubt, read again by models that know letters with marks;
 * figures and words that hold neither stay as they are.
 */
export function withMarks(
  words: readonly SeenWord[],
  crop: GrayImage,
  tones: Tones,
  recogniser: Recogniser,
): SeenWord[] {
  const marked = wordsWithMarks(words, crop, tones);
  const stroked = new Set<SeenWord>();
  for (const word of words) {
    if (!mayHaveMarks(word)) continue;
    if (!marked.has(word) && mayHaveRing(word, crop, tones)) marked.set(word, A_RING);
    // What of the stroke of an ø reaches out of its letter may seem a mark.
    if (marked.get(word)?.accents || !mayHaveStroke(word, crop, tones)) continue;
    stroked.add(word);
    if (!marked.has(word)) marked.set(word, A_STROKE);
  }
  const isDoubtful = (word: SeenWord): boolean =>
    !SHORT_CODE.test(word.text) &&
    (word.confidence < DOUBTFUL ||
      UNSPEAKABLE.test(word.text) ||
      TAILED.test(word.text) ||
      TWO_DOTS.test(word.text) ||
      SIGN.test(word.text) ||
      isReadMarked(word) ||
      isReadOtherwise(word));
  const hasCedilla = (word: SeenWord): boolean => mayHaveMarks(word) && mayHaveCedilla(word, crop, tones);
  const open = words.filter((word) =>
    mayHaveMarks(word) ? marked.has(word) || isDoubtful(word) || hasCedilla(word) : STROKE.test(word.text),
  );
  const areDotsRound = (): boolean => hasRoundDot(words, crop, tones);
  const asShown = (word: SeenWord, others: readonly SeenWord[]): SeenWord => {
    const texts = [...others.map(({ text }) => text), ...(word.otherReadings ?? [])];
    if (!mayHaveMarks(word)) return withShownMarks(word, crop, tones);
    const shown = withShownMarks(withMarksOfOthers(word, texts, crop, tones), crop, tones);
    return withOverlookedMarks(withCommonMark(shown, texts), areDotsRound, crop, tones);
  };
  if (open.length === 0)
    return withoutImaginedMarks(
      words.map((word) => asShown(word, [])),
      crop,
      tones,
    );
  const isMarked = (word: SeenWord): boolean => marked.has(word) && marked.get(word) !== A_STROKE;
  const isOfSeveral = (word: SeenWord): boolean =>
    isMarked(word) ||
    isReadMarked(word) ||
    OF_SEVERAL.some((form) => form.test(word.text)) ||
    hasCedilla(word);
  const models = open.some(isOfSeveral) ? MODELS : STROKED;
  const readings = models.map((model) => apart(recogniser.recognise(crop, "line", model)));
  const read = words.map((word) => {
    if (!open.includes(word)) return asShown(word, []);
    const others = readings.flatMap((reading) => inPlaceOf(word, reading, words));
    if (STROKE.test(word.text)) return initialOf(word, others);
    return asShown(surest(word, others, marked.get(word) ?? NO_MARKS, stroked.has(word)), others);
  });
  const parted = read.flatMap((word, i) =>
    open.includes(words[i]!) ? partedByLooks(word, readings) : [word],
  );
  return withoutImaginedMarks(parted, crop, tones);
}

const [RINGED, ACUTE] = [/a\u030a/gi, "a\u0301"];

/** Where ink does not show which mark a letter has, and another look read it with an acute, it is no rarer ring: `Siobhán` for `Siobhån`. */
function withCommonMark(word: SeenWord, others: readonly string[]): SeenWord {
  if (word.confidence > UNSEEN) return word;
  const text = word.text
    .normalize("NFD")
    .replaceAll(RINGED, (letter) => (letter.startsWith("A") ? ACUTE.toUpperCase() : ACUTE))
    .normalize("NFC");
  return text !== word.text && others.includes(text) ? readOtherwise(word, text) : word;
}

/** Whether another look took one of its letters for another: it may be one that none of them knows. */
function isReadOtherwise({ text, otherReadings = [] }: SeenWord): boolean {
  return otherReadings.some((other) => other.length === text.length && missed(other, text) === 1);
}

/** Whether another look gave a mark to a letter of a word that has none: `Nûñez` for `Nifiez`. */
function isReadMarked({ text, otherReadings = [] }: SeenWord): boolean {
  return !MARKED.test(text) && otherReadings.some((other) => MARKED.test(other));
}

/** The surest reading with a marked letter; the word itself where none is sure, or as sure as the word without marks. */
function surest(word: SeenWord, others: readonly SeenWord[], marks: Marks, isStroked: boolean): SeenWord {
  const candidates = [word, ...others].filter(({ text, confidence }) => {
    if (!MARKED.test(text) || !NAME_PART.test(text)) return false;
    // It may have lost the initial behind the name.
    if (text.length < word.text.length && text.at(-1) !== word.text.at(-1)) return false;
    // A model that expects strokes through letters sees them where a plain reading is as good; their form tells, later.
    const isPlainEnough = !isStroked && word.confidence >= Math.max(PLAIN_ENOUGH, confidence - MUCH_SURER);
    if (STROKED_O.test(text) && withoutMarks(text) === word.text && isPlainEnough) return false;
    // The same letters under a mark that the ink shows need no confidence: dictionaries do not know most names.
    if (marks.unread && missed(text, word.text) === 0) return true;
    const isSame = GARBLED.test(word.text) || missed(text, word.text) <= MOST_MISSED;
    const looks = [...others.map((other) => other.text), ...(word.otherReadings ?? [])];
    const isConfirmed = looks.filter((look) => missed(look, text) === 0).length > 1;
    return confidence >= BELIEVED && (isSame || isConfirmed);
  });
  const dotted = word.text.replace(TWO_DOTS, "ü");
  if (dotted !== word.text && others.some(({ text }) => text === dotted)) return readOtherwise(word, dotted);
  if (candidates.length === 0) return word;
  const bearing = candidates.filter(({ text }) => markedLettersOf(text) >= marks.accents);
  // The word as it was read first, and read so again, is one look.
  const looks =
    word.confidence >= BELIEVED ? [word, ...others.filter(({ text }) => text !== word.text)] : others;
  const votesFor = (text: string): number => looks.filter((look) => missed(look.text, text) === 0).length;
  const worthOf = ({ text, confidence }: SeenWord): number =>
    confidence +
    (mayShow(marks.count, text) || (isStroked && STROKED_O.test(text)) ? AS_SEEN : 0) +
    A_VOTE * votesFor(text);
  const best = (bearing.length > 0 ? bearing : candidates).reduce((a, b) =>
    worthOf(b) > worthOf(a) ? b : a,
  );
  if (!marks.unread && best.confidence < word.confidence) return word;
  const confidence = Math.max(best.confidence, word.confidence);
  if (best.text === word.text) return { ...word, confidence };
  const text = inCaseOf(word.text, best.text);
  const inOtherCase = others.filter((other) => other.text.toUpperCase() === text.toUpperCase());
  const texts = new Set([word.text, ...inOtherCase.map((other) => other.text)]);
  texts.delete(text);
  return { ...word, text, confidence, otherReadings: [...texts] };
}

function markedLettersOf(text: string): number {
  return [...text.normalize("NFC")].filter((letter) => MARKED.test(letter)).length;
}

/** The letters of a reading in the case of those of a word, where they are the same: its own was measured. */
function inCaseOf(text: string, reading: string): string {
  const [letters, own] = [[...reading.normalize("NFC")], [...text.normalize("NFC")]];
  if (letters.length !== own.length || missed(reading, text) > 0) return reading;
  return letters
    .map((letter, i) => (own[i] === own[i]!.toUpperCase() ? letter.toUpperCase() : letter.toLowerCase()))
    .join("");
}

function initialOf(word: SeenWord, others: readonly SeenWord[]): SeenWord {
  const initials = others.filter(({ text, confidence }) => INITIAL.test(text) && confidence >= LEAST_SURE);
  if (initials.length === 0) return word;
  const { text, confidence } = initials.reduce((a, b) => (b.confidence > a.confidence ? b : a));
  return { ...word, text, confidence, otherReadings: [word.text] };
}

/** What a reading has in the place of one of some words, as one word: it may have parted it, or joined it with its neighbours. */
function inPlaceOf(word: SeenWord, reading: readonly SeenWord[], words: readonly SeenWord[]): SeenWord[] {
  const within = partsOf(word, reading);
  const holding = reading.filter((part) => shared(part, word) > IN_PLACE * (word.x1 - word.x0));
  const parts = within.length > 0 ? within : holding;
  const [first, last] = [parts[0], parts.at(-1)];
  if (first === undefined || last === undefined) return [];
  const whole = { ...first, text: parts.map(({ text }) => text).join(""), x1: last.x1 };
  const confidence = Math.min(...parts.map((part) => part.confidence));
  const joined = words.filter((other) => shared(whole, other) > IN_PLACE * (other.x1 - other.x0));
  const lengths = joined.map(({ text }) => [...text].length);
  const letters = [...whole.text.normalize("NFC")];
  const at = joined.indexOf(word);
  if (at >= 0 && sumOf(lengths) === letters.length) {
    const start = sumOf(lengths.slice(0, at));
    return [{ ...word, text: letters.slice(start, start + lengths[at]!).join(""), confidence }];
  }
  const isInPlace = shared(whole, word) > IN_PLACE * Math.max(whole.x1 - whole.x0, word.x1 - word.x0);
  return isInPlace ? [{ ...whole, confidence }] : [];
}

function sumOf(lengths: readonly number[]): number {
  return lengths.reduce((sum, length) => sum + length, 0);
}

/** How many letters differ in more than a mark. */
function missed(text: string, other: string): number {
  return distance(plain(text), plain(other));
}

function plain(text: string): string {
  return withoutMarks(text).toLowerCase().replaceAll(SIGNS, "");
}
