import { distance } from "fastest-levenshtein";
import { withoutMarks } from "../read/ocr/without-marks.ts";
import type { ReadPage, Word } from "../read/page-reader.ts";
import type { Variant } from "../variants/compiled-variant.ts";
import { follows } from "./phrase-words.ts";
import { printedPhrases, roundFoldOf } from "./printed-phrases.ts";
import { changedWord } from "../read/text-word.ts";

/** A bracket or a bar in place of the first letter is a stroke: an I or a J. */
const NAME_PART = /^(?:\p{L}|[[|](?=\p{Ll}))[\p{L}'’.-]*,?$/u;
const STROKE_FIRST = /^[[|]/;
/** A family and a given name, with initials and a suffix. */
const [FEWEST_PARTS, MOST_PARTS] = [2, 5];
/** Letters that a recogniser may miss in a name of so many. */
const LEAST_LETTERS = 4;
const MOST_MISSED = 2;
/** Two readings that are both as sure as this are two words. */
const SURE = 0.92;
/** A name that is read in one way so often is read right, where another is read once; where that is read again, so many times as often. */
const [OFTEN, MANIFOLD] = [3, 10];

/**
 * Spells a name alike wherever a document prints it: what the recogniser read twice in two ways, each once, as the
 * reading that it was surer of. Names that are printed more often in one way are two people, unless one was read seldom,
 * with doubt each time, and differs from the other in round letters alone. A name that is read with the marks on its letters once has
 * them everywhere.
 */
export function spellNamesAlike(pages: readonly ReadPage[], variants: readonly Variant[]): ReadPage[] {
  const { words: printed } = printedPhrases(variants);
  const names = pages.flatMap(namesOn);
  const byKey = Map.groupBy(names, ({ key }) => key);
  const once = [...byKey.values()].filter((same) => same.length === 1).map(([name]) => name!);
  const changed = new Map<Word, string>();
  for (const name of once) {
    const others = once.filter((other) => other !== name && missedBy(name, other) !== null);
    if (others.length !== 1) continue;
    const pair = missedBy(name, others[0]!)!;
    // `Employer taxes` and `Employee taxes` are two headings, and no misread name.
    if (printed.has(bare(pair.word))) continue;
    const isStroke = STROKE_FIRST.test(pair.word.text) && !STROKE_FIRST.test(pair.other.text);
    const isSurer = pair.other.confidence > pair.word.confidence && !isMarkedAs(pair.word, pair.other);
    if (isStroke || isSurer || isMarkedAs(pair.other, pair.word))
      changed.set(pair.word, inPlaceOf(pair.word, pair.other));
  }
  const frequent = [...byKey.values()].filter(({ length }) => length >= OFTEN);
  for (const same of byKey.values()) {
    if (same.some(({ words }) => words.some((word) => changed.has(word)))) continue;
    const often = frequent.filter(({ length }) => same.length === 1 || length >= MANIFOLD * same.length);
    const pairsOf = (name: PrintedName): Pair[] =>
      often.flatMap(([other]) => missedBy(name, other!) ?? []).filter(isRoundAlike);
    const pairs = same.map(pairsOf);
    // Each time that it is printed so it was read with doubt, and is like one other alone.
    if (!pairs.every(({ length }) => length === 1)) continue;
    for (const [pair] of pairs) changed.set(pair!.word, inPlaceOf(pair!.word, pair!.other));
  }
  spellMarksAlike(names, changed);
  if (changed.size === 0) return [...pages];
  return pages.map((page) => ({
    ...page,
    words: page.words.map((word) =>
      changed.has(word) ? changedWord(word, { text: changed.get(word)! }) : word,
    ),
  }));
}

/** A mark is overlooked more easily than it is imagined: the spelling with most marks holds, of several the surest. */
function spellMarksAlike(names: readonly PrintedName[], changed: Map<Word, string>): void {
  const byPlainKey = Map.groupBy(names, ({ words }) => words.map(bare).map(withoutMarks).sort().join(" "));
  for (const same of byPlainKey.values()) {
    const words = same.flatMap((name) => name.words).filter(({ source }) => source === "ocr");
    for (const spellings of Map.groupBy(words, (word) => withoutMarks(bare(word))).values()) {
      const marked = spellings.filter((word) => bare(word) !== withoutMarks(bare(word)));
      if (marked.length === 0) continue;
      const surest = marked.reduce((a, b) =>
        markedLetters(b) > markedLetters(a) ||
        (markedLetters(b) === markedLetters(a) && b.confidence > a.confidence)
          ? b
          : a,
      );
      for (const word of spellings)
        if (bare(word) !== bare(surest)) changed.set(word, inCaseOf(word, inPlaceOf(word, surest)));
    }
  }
}

function markedLetters(word: Word): number {
  return [...bare(word)].filter((letter) => letter !== withoutMarks(letter)).length;
}

interface PrintedName {
  /** Its parts without regard to order. */
  key: string;
  words: Word[];
}

/** Parts of two names that may be one. */
interface Pair {
  word: Word;
  other: Word;
}

function namesOn({ words }: ReadPage): PrintedName[] {
  const names: PrintedName[] = [];
  let run: Word[] = [];
  const end = (): void => {
    const fits = run.length >= FEWEST_PARTS && run.length <= MOST_PARTS;
    if (fits && run.some(({ source }) => source === "ocr")) {
      names.push({ key: run.map(bare).sort().join(" "), words: run });
    }
    run = [];
  };
  for (const word of words) {
    const last = run.at(-1);
    if (last !== undefined && !follows(last, word)) end();
    if (NAME_PART.test(word.text)) run.push(word);
    else end();
  }
  end();
  return names;
}

/** The one part in which two names differ by a letter or two; null where they differ in more or in less. */
function missedBy(name: PrintedName, other: PrintedName): Pair | null {
  if (name.words.length !== other.words.length) return null;
  const left = name.words.filter((word) => !other.words.some((same) => bare(same) === bare(word)));
  const right = other.words.filter((word) => !name.words.some((same) => bare(same) === bare(word)));
  const [word] = left;
  const [candidate] = right;
  if (left.length !== 1 || right.length !== 1 || word === undefined || candidate === undefined) return null;
  const letters = bare(word).length;
  // A letter more or less makes another word of a label: TOTAL and TOTALS.
  if (letters < LEAST_LETTERS || bare(candidate).length !== letters) return null;
  const isMarked = isMarkedAs(word, candidate) || isMarkedAs(candidate, word);
  const isMisread = STROKE_FIRST.test(word.text) || STROKE_FIRST.test(candidate.text);
  const isDisputed = mayBe(word, candidate) || mayBe(candidate, word);
  if (!isMarked && !isMisread && !isDisputed && Math.min(word.confidence, candidate.confidence) >= SURE)
    return null;
  const missed = distance(bare(word), bare(candidate));
  return missed <= MOST_MISSED && missed < letters / 2 ? { word, other: candidate } : null;
}

/** Whether a word was read with doubt, and looks like the other to an eye for which all round letters are one. */
function isRoundAlike({ word, other }: Pair): boolean {
  const isUnsure = word.confidence < SURE || (word.otherReadings?.length ?? 0) > 0;
  return isUnsure && roundFoldOf(bare(word)) === roundFoldOf(bare(other));
}

const MARKED = /[\u00c0-\u024f]/;

/** Whether two readings differ only where one has a letter that English has not: models that do not know it are sure of another. */
function isMarkedAs(marked: Word, plain: Word): boolean {
  const [left, right] = [[...bare(marked)], [...bare(plain)]];
  return (
    left.length === right.length &&
    left.some((letter, i) => letter !== right[i]) &&
    left.every((letter, i) => letter === right[i] || (MARKED.test(letter) && !MARKED.test(right[i]!)))
  );
}

/** Whether another look read the one as the other. */
function mayBe({ otherReadings = [] }: Word, other: Word): boolean {
  return otherReadings.some((text) => bare({ text }) === bare(other));
}

function bare({ text }: Pick<Word, "text">): string {
  return text.replace(/,$/, "").toLowerCase();
}

/** The same letters, each a capital where the word has one. */
function inCaseOf({ text }: Word, spelling: string): string {
  const cased = [...spelling].map((letter, i) => {
    const other = text[i] ?? letter;
    return other === other.toUpperCase() ? letter.toUpperCase() : letter.toLowerCase();
  });
  return cased.join("");
}

function inPlaceOf(word: Word, other: Word): string {
  return other.text.replace(/,$/, "") + (word.text.endsWith(",") ? "," : "");
}
