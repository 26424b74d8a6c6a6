import { partedByMost } from "./letters/parted-by-looks.ts";
import { withoutMarks } from "./without-marks.ts";
import type { DecimalMark } from "./decimal-mark.ts";
import type { Model, SeenWord } from "./recogniser.ts";
import { numbered } from "./words/spelling.ts";
import { shared } from "./words/word-boxes.ts";

/** What one look at a phrase gave. */
export interface Look {
  model: Model;
  words: SeenWord[];
  /** Whether it was made at a picture drawn wider, which shows spaces where there are none. */
  widened?: boolean;
  /** What of the phrase's ink it does not tell: that of letters which stand in no word, or how many letters a word has and how high they are. */
  missed: "nothing" | "details" | "letters";
}

/** A phrase with a word that is less sure than this is looked at again. */
const SURE = 0.85;
/** Few words and no codes are so short in small letters; capitals misread are. */
const SURE_OF_SMALL = 0.95;
const SMALL = /^(?!as|at|by|hr|id|if|in|is|no|of|on|or|to)\p{Ll}{1,2}$/u;
/** Figures and dates as they are printed; what has a digit and a point or comma elsewhere was misread. */
const WELL_FORMED =
  /^[-+(]*[$£€]?(?:\d{1,3}(?:,\d{3})+|\d*)(?:\.\d{1,6})?[-)%*:,]*$|^\(?\d{1,4}([-./:])\d{1,2}\1\d{2,4}[,:)]?$/;
/** Figures as they are printed where a comma stands before the cents, which are two. */
const AMOUNT_WITH_COMMA = /^[-+(]*[$£€]?(?:\d{1,3}(?:\.\d{3})+|\d{1,3}),\d\d[-)%*:€]*$/;
/** Dollars have two decimals, and rates in dollars mostly four: with others a digit was read twice, or passed over. */
const ODD_DOLLARS = /^[-+(]*\$[\d,]*\.(?:\d|\d{3}|\d{5,})[-)]*$/;
/** A space that was read as a point, `Department:.Sales`, and not a name behind what follows another: `JR.,STEFAN`. */
const JOINED = /(?<!^[JS]R|^[JS]r)(?<=\p{L})[.:;,]{2,}\p{L}/u;
/** A slash or a stroke that was read as a bar, a round letter with a mark, a bracket with its digit, and a W: `S@REN`, `©` for `(9`, `\M` for `WI`. */
const MISTAKEN = /^[|©]$|^\p{L}*[@¢]\p{L}[^.]*$|\\/u;
/** An amount in brackets that has lost one of them. */
const HALF_BRACKETED = /^\([$\d.,]*[.,]\d\d$|^[$\d][$\d.,]*[.,]\d\d\)$/;
/** A sign of dollars, or a digit, that was read as a letter, or a bracket and a digit as a sign: `so.00`, `930.5S`, `@3.00)`, `&.00`. */
const LETTERED =
  /^[-(]?(?:[\p{L}@][\p{L}\d,]?[\d,]*|[&€£])\.\d\d\)?$|^[-(]?\$?\d[\d,]*\.(?:\p{L}\d|\d\p{L})\)?$/u;
const AMOUNT = /^[-(]?[$£€]?(?:\d{1,3}(?:,\d{3})+|\d+)\.\d\d\)?$/;
/** A sign in the midst of a figure that none has: `4.89%,16`. */
const GARBLED = /^[\d.,]+[^\p{L}\d\s.,:/'()-][\d.,]+$/u;
const HYPHENED = /^\$?[\d,]*\d-\d\d$/;
const POINTED = /\d.*[.,:;]|[.,:;].*\d/;
const FIGURE_AND_SIGNS = /^[^\p{L}]*\d[^\p{L}]*$/u;
/** Words stand in one place that share more than this of their width. */
const IN_PLACE = 0.6;
const MUCH_WIDER = 2.2;
const DIGIT = /\d/;
const DOLLARS = "$";
/** A word that most looks agree on, and what a reading that leaves no ink is worth at least. */
const LIKELY = 0.7;
/** A word that is read in as many ways as there are looks. */
const DISPUTED = 0.4;

/** Whether a reading needs no other to be believed. */
export function areSure(words: readonly SeenWord[], mark: DecimalMark = "."): boolean {
  return words.every(({ text, confidence }) => {
    const least = SMALL.test(text) ? SURE_OF_SMALL : SURE;
    return confidence >= least && isWellFormed(text, mark);
  });
}

function isWellFormed(text: string, mark: DecimalMark): boolean {
  if ([JOINED, MISTAKEN, HALF_BRACKETED, LETTERED, ODD_DOLLARS].some((pattern) => pattern.test(text)))
    return false;
  if (!POINTED.test(text) || !FIGURE_AND_SIGNS.test(text) || WELL_FORMED.test(text)) return true;
  return mark === "," && AMOUNT_WITH_COMMA.test(text);
}

export function sameText(left: readonly SeenWord[], right: readonly SeenWord[]): boolean {
  return left.length === right.length && left.every(({ text }, i) => text === right[i]!.text);
}

/** Whether two readings of a phrase differ in the marks of their letters at most, which few models know. */
export function sameLetters(left: readonly SeenWord[], right: readonly SeenWord[]): boolean {
  const [a, b] = [left, right].map((words) => words.map(({ text }) => withoutMarks(text)).join(" "));
  return a === b;
}

/** Whether two readings of a phrase differ in letters and signs alone. */
export function sameDigits(left: readonly SeenWord[], right: readonly SeenWord[]): boolean {
  const [a, b] = [left, right].map((words) => words.map(({ text }) => digitsOf(text)).join(""));
  return a === b;
}

function digitsOf(text: string): string {
  return text.replaceAll(/\D/g, "");
}

/**
 * The surest of several readings of one phrase. Where another reading has other digits in a word, no reading can be sure
 * of that word, unless most agree on it.
 */
export function agreed(looks: readonly Look[], mark: DecimalMark = "."): SeenWord[] {
  const seen = looks
    .filter(({ words }) => words.length > 0)
    .map((look) => ({ ...look, words: look.words.map((word) => ({ ...word, text: numbered(word.text) })) }));
  if (seen.length === 0) return [];
  const readings = seen.map(({ words }) => words);
  // However many looks pass over a letter: it is there.
  const likely = seen.filter(
    ({ words }) =>
      surenessOf(words) >= LIKELY && !words.some(({ text }) => GARBLED.test(text) || ODD_DOLLARS.test(text)),
  );
  const whole = likely.filter(({ missed }) => missed === "nothing");
  const complete = likely.filter(({ missed }) => missed !== "letters");
  const tried = [whole, complete, seen].find((some) => some.length > 0)!;
  const surest = tried.reduce((a, b) => (worthOf(b, readings, mark) > worthOf(a, readings, mark) ? b : a));
  const narrow = seen.filter(({ widened = false }) => !widened).map(({ words }) => words);
  const best = surest.words.flatMap((word) => partedByMost(word, narrow));

  const alike = seen.filter(({ words }) => best.length > 1 && words.length === best.length);
  return best.map((word, i) => {
    const chosen = bestInPlace(word, alike, best[i - 1], mark);
    const votes = readings.filter((reading) => reading.some(({ text }) => text === chosen.text)).length;
    const readDifferently = [...new Set(readings.flatMap((reading) => inPlaceOf(word, reading)))].filter(
      (text) => text !== chosen.text,
    );
    if (readDifferently.length === 0) return chosen;
    const amount = amountFor(chosen.text, readDifferently);
    if (amount !== undefined) return disputed(chosen, amount, readDifferently);
    if (!/\d/.test(chosen.text)) return { ...chosen, otherReadings: readDifferently };
    const confidence =
      votes > readings.length / 2
        ? Math.min(chosen.confidence, LIKELY)
        : Math.min(chosen.confidence, DISPUTED);
    return { ...chosen, confidence, otherReadings: readDifferently };
  });
}

/**
 * What another look gave for letters among digits, if it is an amount of as many signs, `Ss82.05` is `$582.05`; an @ is two,
 * or one, and a letter is two where the first bracket is missed, `G0.65)`. And for a hyphen before cents, if it has the same digits and
 * a point.
 */
function amountFor(text: string, others: readonly string[]): string | undefined {
  if (HYPHENED.test(text))
    return others.find((other) => AMOUNT.test(other) && digitsOf(other) === digitsOf(text));
  if (!LETTERED.test(text)) return undefined;
  const { length } = text;
  const isBracketMissed = text.endsWith(")") && !text.startsWith("(");
  const lengths = isBracketMissed ? [length + 1] : text.includes("@") ? [length + 1, length] : [length];
  const amounts = others.filter((other) => AMOUNT.test(other));
  return lengths.flatMap((signs) => amounts.filter((other) => other.length === signs))[0];
}

function disputed(word: SeenWord, text: string, others: readonly string[]): SeenWord {
  const otherReadings = [word.text, ...others.filter((other) => other !== text)];
  return { ...word, text, confidence: Math.min(word.confidence, DISPUTED), otherReadings };
}

/** A word of the best reading of a phrase as that look read it, of those that saw as many words, which is best at this one; `before` is the word before it. */
function bestInPlace(
  word: SeenWord,
  looks: readonly Look[],
  before: SeenWord | undefined,
  mark: DecimalMark,
): SeenWord {
  const isReadTwice = ({ text }: SeenWord): boolean => before?.text === DOLLARS && text.startsWith(DOLLARS);
  const inPlace = looks.flatMap((look) =>
    look.words
      .filter((other) => !isReadTwice(other))
      .filter((other) => shared(word, other) > IN_PLACE * Math.max(word.x1 - word.x0, other.x1 - other.x0))
      .map((other) => ({ ...look, words: [{ ...other, line: word.line }] })),
  );
  const readings = inPlace.map(({ words }) => words);
  const own = inPlace.find(({ words }) => words[0]!.text === word.text);
  if (own === undefined) return word;
  const [best] = inPlace.reduce(
    (a, b) => (worthOf(b, readings, mark) > worthOf(a, readings, mark) ? b : a),
    own,
  ).words;
  return best === undefined ? word : { ...word, text: best.text, confidence: best.confidence };
}

/** A sure reading in place of a doubtful one, which is remembered. */
export function corrected(words: readonly SeenWord[], doubtful: readonly SeenWord[]): SeenWord[] {
  return words.map((word) => {
    const others = inPlaceOf(word, doubtful).filter((text) => text !== word.text);
    return others.length === 0 ? word : { ...word, otherReadings: others };
  });
}

/** What stands in the place of a word; of letters alone what is much wider stands in the place of others as well. */
function inPlaceOf(word: SeenWord, reading: readonly SeenWord[]): string[] {
  const width = word.x1 - word.x0;
  return reading
    .filter((other) => shared(word, other) > IN_PLACE * width)
    .filter(({ text, x0, x1 }) => DIGIT.test(text) || x1 - x0 <= MUCH_WIDER * width)
    .map(({ text }) => text);
}

/** What one more reading of the same text is worth, and what the quick model and a wider picture are worth less, in confidence. */
const A_VOTE = 0.15;
const QUICK = 0.1;
const WIDENED = 0.1;
const MISFORMED = 0.3;
const INK_LEFT = 0.3;
/** A bracket is overlooked more easily than it is imagined. */
const A_BRACKET = 0.3;

/** How sure a reading is of its letters, how many read the same words, and whether figures can be printed so. */
function worthOf(
  { model, words, missed, widened = false }: Look,
  readings: readonly SeenWord[][],
  mark: DecimalMark,
): number {
  const letters = words.reduce((sum, { text }) => sum + text.length, 0);
  const same = words.reduce((sum, word) => sum + votesFor(word, readings) * word.text.length, 0) / letters;
  const misformed = words.some(({ text }) => !isWellFormed(text, mark)) ? MISFORMED : 0;
  const halves = words.some(({ text }) => HALF_BRACKETED.test(text)) ? A_BRACKET : 0;
  const left = missed === "nothing" ? 0 : INK_LEFT;
  const unsure = (model === "quick" ? QUICK : 0) + (widened ? WIDENED : 0);
  return surenessOf(words) + A_VOTE * (same - 1) - unsure - misformed - halves - left;
}

/** How many readings have the same word in the same place, but for marks on its letters, which few models know. */
function votesFor(word: SeenWord, readings: readonly SeenWord[][]): number {
  const plain = withoutMarks(word.text);
  const isSame = (other: SeenWord): boolean =>
    withoutMarks(other.text) === plain && shared(word, other) > IN_PLACE * (word.x1 - word.x0);
  return readings.filter((reading) => reading.some(isSame)).length;
}

function surenessOf(words: readonly SeenWord[]): number {
  const letters = words.reduce((sum, { text }) => sum + text.length, 0);
  return letters === 0
    ? 0
    : words.reduce((sum, { text, confidence }) => sum + text.length * confidence, 0) / letters;
}
