import type { Box } from "../../api/result.ts";
import type { GrayImage } from "../page-image/gray-image.ts";
import { phrasesOf } from "../page-image/phrases.ts";
import { stripHeight, usualHeight } from "../page-image/strip.ts";
import type { Tones } from "../page-image/tones.ts";
import { areSure, sameText } from "./agreement.ts";
import { type DecimalMark, decimalMarkOf } from "./decimal-mark.ts";
import { mayHaveMarks, withMarks } from "./letters/accents.ts";
import { capitalHeight } from "./letters/capital-height.ts";
import { withoutDotless } from "./letters/dots-of-i.ts";
import { isHigh, OTHERS, PhraseLooks, type FirstModel, type KnownOfPage } from "./phrase-looks.ts";
import { readDigitsAlike } from "./print/digits-alike.ts";
import { PrintedLetters } from "./print/letter-samples.ts";
import { readLettersAlike } from "./print/letters-alike.ts";
import { joinAmounts } from "./words/join-amounts.ts";
import { readAlike } from "./read-alike.ts";
import type { Recogniser, SeenWord } from "./recogniser.ts";
import { seenOnce } from "./seen-twice.ts";
import { shownWords } from "./shown-words.ts";
import { moved } from "./words/word-boxes.ts";

/** So many phrases are looked at to tell whether a page stands on its head, and so many more which model it needs. */
const LONGEST = 12;
const SPREAD = 36;
/** Below this confidence of its longest phrases a page may hold other things than text, or stand on its head. */
export const DOUBTFUL = 0.75;
/** Of those, so many are looked at by other models as well, which costs more. */
const CONFIRMED = 10;
/** The quick model serves a page where it is sure of so many of these. */
const LEAST_SURE = 0.85;
/** And where others read so many of those alike: one name may be strange to all. */
const LEAST_CONFIRMED = 0.9;
/** How far above a phrase marks are looked for, in heights of the phrase. */
const ABOVE = 0.3;

/** Reads the phrases of an upright image, each at most once. */
export class PhraseReader {
  readonly #image: GrayImage;
  readonly #tones: Tones;
  readonly #recogniser: Recogniser;
  readonly #phrases: Box[];
  readonly #isEnlarged: boolean;
  readonly #linePx: number;
  readonly #looks: PhraseLooks;

  constructor(
    image: GrayImage,
    tones: Tones,
    recogniser: Recogniser,
    { phrases, isEnlarged = false }: { phrases?: Box[]; isEnlarged?: boolean } = {},
  ) {
    this.#image = image;
    this.#tones = tones;
    this.#recogniser = recogniser;
    this.#phrases = phrases ?? phrasesOf(image, tones);
    this.#isEnlarged = isEnlarged;
    const lines = this.#phrases.filter((phrase) => !isHigh(phrase, image));
    this.#linePx = usualHeight(image, lines, tones);
    const stripPx = stripHeight(this.#linePx, isEnlarged);
    this.#looks = new PhraseLooks(image, tones, recogniser, { linePx: this.#linePx, stripPx });
  }

  /** Number of phrases. */
  get size(): number {
    return this.#phrases.length;
  }

  /**
   * How sure the recogniser is of the longest phrases, 0 to 1: text on its head gives it nothing to be sure of. Where these
   * are bars and lines of dashes, phrases from all over the page tell.
   */
  confidence(): number {
    const longest = [...this.#phrases].sort((a, b) => b.x1 - b.x0 - (a.x1 - a.x0)).slice(0, LONGEST);
    const sure = this.#confidenceOf(longest);
    return sure >= DOUBTFUL ? sure : Math.max(sure, this.#confidenceOf(spreadOver(this.#phrases)));
  }

  #confidenceOf(phrases: readonly Box[]): number {
    const words = phrases
      .flatMap((phrase) => this.#looks.first(phrase, "quick"))
      .filter(({ text }) => text.length > 2);
    return words.length === 0 ? 0 : mean(words.map(({ confidence }) => confidence));
  }

  /** The words of all phrases, in pixels of the image. */
  words(): SeenWord[] {
    const known = this.#known();
    const seen = seenOnce(
      this.#phrases.flatMap((phrase, i) =>
        this.#wordsOf(phrase, known).map((word) => ({ ...word, line: i + word.line / 1000 })),
      ),
    );
    const alike = readAlike(
      withoutDotless(joinAmounts(seen), this.#image, this.#tones),
      this.#image,
      this.#tones,
    );
    const printed = new PrintedLetters(this.#image, this.#tones);
    return readDigitsAlike(readLettersAlike(alike, printed), printed);
  }

  /** The same image with its foot on top. */
  turned(): PhraseReader {
    const image = { ...this.#image, pixels: this.#image.pixels.slice().reverse() };
    return new PhraseReader(image, this.#tones, this.#recogniser, { isEnlarged: this.#isEnlarged });
  }

  #known(): KnownOfPage {
    const spread = spreadOver(this.#phrases).filter((phrase) => !isHigh(phrase, this.#image));
    const decimalMark = decimalMarkOf(spread.flatMap((phrase) => this.#looks.first(phrase, "quick")));
    const model = this.#model(spread, decimalMark);
    return { model, capitalPx: this.#capitalPx(model), decimalMark };
  }

  /** The cheapest model that reads this page well, by some of its phrases: the quick one, where another confirms it. */
  #model(spread: readonly Box[], decimalMark: DecimalMark): FirstModel {
    const sure = spread.filter((phrase) => areSure(this.#looks.first(phrase, "quick"), decimalMark));
    if (sure.length < LEAST_SURE * spread.length) return "thorough";
    // The longest costs most, and is seldom needed: the others have decided.
    const compared = sure.slice(0, CONFIRMED).sort((a, b) => a.x1 - a.x0 - (b.x1 - b.x0));
    return this.#areConfirmed(compared, LEAST_CONFIRMED * compared.length) ? "quick" : "thorough";
  }

  /** Whether other models read so many of some phrases as the quick one does; they are asked until that is certain. */
  #areConfirmed(phrases: readonly Box[], least: number): boolean {
    let [confirmed, left] = [0, phrases.length];
    for (const phrase of phrases) {
      if (confirmed >= least || confirmed + left < least) break;
      const quick = this.#looks.first(phrase, "quick");
      if (OTHERS.quick.some((model) => sameText(quick, this.#looks.look(phrase, model)))) confirmed++;
      left--;
    }
    return confirmed >= least;
  }

  /** How high capitals usually are, in pixels: a line of print may reach below and above them. */
  #capitalPx(model: FirstModel): number {
    const looks = this.#looks;
    function* words(phrases: readonly Box[]): Generator<SeenWord> {
      for (const phrase of phrases)
        for (const word of looks.first(phrase, model))
          yield moved(word, phrase.x0 - looks.margin, phrase.top - looks.margin);
    }
    const lines = this.#phrases.filter((phrase) => !isHigh(phrase, this.#image));
    const figurePx = capitalHeight(words(lines), this.#image, this.#tones) ?? this.#linePx;
    return Math.min(this.#linePx, figurePx);
  }

  #wordsOf(phrase: Box, known: KnownOfPage): SeenWord[] {
    const picture = this.#looks.crop(phrase);
    const seen = this.#looks.best(phrase, picture, known);
    const marked = (words: SeenWord[]): SeenWord[] => this.#marked(phrase, words);
    const { margin } = this.#looks;
    const heights = { linePx: this.#linePx, capitalPx: known.capitalPx };
    return shownWords(seen, picture, this.#tones, heights, marked).map((word) =>
      moved(word, phrase.x0 - margin, phrase.top - margin),
    );
  }

  /** Marks of capitals may stand apart, above the phrase, which may hold several lines that touch. */
  #marked(phrase: Box, words: SeenWord[]): SeenWord[] {
    const lines = [...Map.groupBy(words, ({ line }) => line).values()];
    if (lines.length > 1)
      return lines.flatMap((line) => this.#markedLine(this.#boxOf(phrase, line), phrase, line));
    return this.#markedLine(phrase, phrase, words);
  }

  /** The part of a phrase that holds one of its lines. */
  #boxOf(phrase: Box, line: readonly SeenWord[]): Box {
    const y = phrase.top - this.#looks.margin;
    const top = Math.max(phrase.top, y + Math.floor(Math.min(...line.map((word) => word.top))));
    const bottom = Math.min(phrase.bottom, y + Math.ceil(Math.max(...line.map((word) => word.bottom))));
    return { ...phrase, top, bottom };
  }

  #markedLine(line: Box, phrase: Box, words: SeenWord[]): SeenWord[] {
    if (!words.some(mayHaveMarks)) return words;
    const above = Math.round(ABOVE * (line.bottom - line.top));
    const picture = this.#looks.crop({ ...line, top: line.top - above });
    const lowered = above + phrase.top - line.top;
    return withMarks(
      words.map((word) => moved(word, 0, lowered)),
      picture,
      this.#tones,
      this.#recogniser,
    ).map((word) => moved(word, 0, -lowered));
  }
}

/** The golden ratio: steps of it fall into no row of columns. */
const GOLDEN = (Math.sqrt(5) - 1) / 2;

/** Some phrases from all over a page: of a table not those of one column. */
function spreadOver(phrases: readonly Box[]): Box[] {
  if (phrases.length <= SPREAD) return [...phrases];
  const places = Array.from({ length: SPREAD }, (_, i) => Math.floor(((i * GOLDEN) % 1) * phrases.length));
  return [...new Set(places)].map((place) => phrases[place]!);
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
