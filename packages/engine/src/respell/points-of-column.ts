import { median } from "../read/ocr/median.ts";
import type { ReadPage, Word } from "../read/page-reader.ts";
import { changedWord } from "../read/text-word.ts";

const POINTED = /^[-($]*(?:\d{1,3}(?:,\d{3})+|\d+)\.\d\d[-)]*$/;
/** An amount of which the point was taken for a space, and the comma for a point. */
const WHOLE = /^[-($]*\d{1,3}(?:[,.]\d{3})*$/;
const CENTS = /^\d\d[-)]*$/;
/** An amount of which the point was taken for a comma: no thousands are two digits. */
const COMMA_BEFORE_CENTS = /^(?<whole>[-($]*\d{1,3}(?:,\d{3})*),(?<cents>\d\d[-)*]*)$/;
const SIGNED = /[-)*]$/;
/** So many amounts with points show that a page prints them so; cents behind a space are no more than such a share of them. */
const FEWEST = 8;
const MOST_SPACED = 0.25;
/** Amounts of one column end at one edge, to so many points; so many others tell it. */
const SAME_EDGE_PT = 1.2;
const FEWEST_AT_EDGE = 2;
/** Cents stand no further behind a space, in font sizes, and no further behind a point; on one line. */
const [BEHIND_SPACE_EM, BEHIND_POINT_EM] = [0.6, 0.3];
/** Boxes of words may reach so far into each other. */
const TOUCHING_EM = 0.2;
const SAME_LINE_EM = 0.25;
/** An amount whose point was not read is in doubt. */
const DOUBTFUL = 0.7;

/**
 * A scanned page with the points of its amounts, where it prints them so: coarse print leaves little of them, and a recogniser
 * takes what is left for a space, `2 11`, or a comma, `244,25`. Only what ends where the other amounts of its column do, or with a
 * sign of amounts, is one of them.
 */
export function withPointsOfColumn(page: ReadPage): ReadPage {
  return withSpacesAsPoints(withCommasAsPoints(page));
}

function withCommasAsPoints(page: ReadPage): ReadPage {
  const pointed = page.words.filter(({ text }) => POINTED.test(text));
  const isMeant = (word: Word): boolean =>
    word.source === "ocr" &&
    COMMA_BEFORE_CENTS.test(word.text) &&
    (SIGNED.test(word.text) || columnOf(word, pointed).length >= FEWEST_AT_EDGE);
  const count = page.words.filter(isMeant).length;
  if (count === 0 || pointed.length < FEWEST || count > MOST_SPACED * pointed.length) return page;
  return {
    ...page,
    words: page.words.map((word) => {
      if (!isMeant(word)) return word;
      const { whole, cents } = COMMA_BEFORE_CENTS.exec(word.text)!.groups!;
      const otherReadings = [...(word.otherReadings ?? []), word.text];
      const confidence = Math.min(word.confidence, DOUBTFUL);
      return changedWord(word, { text: `${whole}.${cents}`, confidence, otherReadings });
    }),
  };
}

function withSpacesAsPoints(page: ReadPage): ReadPage {
  const { words } = page;
  if (!words.some(({ source }) => source === "ocr")) return page;
  const pointed = words.filter(({ text }) => POINTED.test(text));
  const pairs = words.flatMap((whole, i) => {
    const cents = words[i + 1];
    return cents !== undefined && isCut(whole, cents) ? [{ whole, cents }] : [];
  });
  if (pairs.length === 0 || pointed.length < FEWEST || pairs.length > MOST_SPACED * pointed.length)
    return page;
  const joined = new Map<Word, Word>();
  for (const { whole, cents } of pairs) {
    if (gapOf(whole, cents) > BEHIND_POINT_EM || [...joined.values()].includes(whole)) continue;
    const column = columnOf(cents, pointed);
    if (column.length >= FEWEST_AT_EDGE && isOneSize(whole, column)) joined.set(whole, cents);
  }
  if (joined.size === 0) return page;
  const taken = new Set(joined.values());
  return {
    ...page,
    words: words
      .filter((word) => !taken.has(word))
      .map((word) => {
        const cents = joined.get(word);
        return cents === undefined ? word : amountOf(word, cents);
      }),
  };
}

/** The amounts that end where a word does. */
function columnOf({ x1 }: Word, amounts: readonly Word[]): Word[] {
  return amounts.filter((amount) => Math.abs(amount.x1 - x1) <= SAME_EDGE_PT);
}

function isCut(whole: Word, cents: Word): boolean {
  if (whole.source !== "ocr" || !WHOLE.test(whole.text) || !CENTS.test(cents.text)) return false;
  const isOneLine = Math.abs(whole.baseline - cents.baseline) <= SAME_LINE_EM * cents.size;
  const gap = gapOf(whole, cents);
  return isOneLine && gap >= -TOUCHING_EM && gap <= BEHIND_SPACE_EM;
}

/** White between two words, in font sizes. */
function gapOf(whole: Word, cents: Word): number {
  return (cents.x0 - whole.x1) / cents.size;
}

/** Whether a word is about as high as the amounts of its column usually are. */
function isOneSize({ size }: Word, column: readonly Word[]): boolean {
  const usual = median(column.map((word) => word.size))!;
  return Math.abs(size - usual) <= SAME_LINE_EM * usual;
}

function amountOf(whole: Word, cents: Word): Word {
  const text = `${whole.text.replaceAll(".", ",")}.${cents.text}`;
  const otherReadings = [...(whole.otherReadings ?? []), whole.text + cents.text];
  const confidence = Math.min(whole.confidence, cents.confidence, DOUBTFUL);
  return changedWord(whole, { text, x1: cents.x1, confidence, otherReadings });
}
