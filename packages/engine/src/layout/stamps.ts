import type { Word } from "../read/page-reader.ts";

/** Words that are stamped across a page are larger than its text by this factor. */
const LARGER = 2.5;
/** A capital is so high, and words may touch by so much, in ems. */
const CAPITAL_EM = 0.72;
const CLEAR_EM = 0.1;
/** What so many words are is the text of the page itself, in two sizes. */
const MOST_WORDS = 50;
/** A heading may stand beside an address, but not beside so many lines. */
const MOST_LINES = 4;

/**
 * The words of a page without those that are stamped across it (`COPY`, `VOID`): larger than its text by far, and drawn over
 * other words or beside many lines. A large heading stands clear of them.
 */
export function withoutStamps(words: readonly Word[]): readonly Word[] {
  let [least, most] = [Infinity, 0];
  for (const { size } of words) {
    least = Math.min(least, size);
    most = Math.max(most, size);
  }
  if (most <= LARGER * least) return words;
  const usual = words.map(({ size }) => size).sort((a, b) => a - b)[words.length >> 1]!;
  const isLarge = ({ size }: Word): boolean => size > LARGER * usual;
  const large = words.filter(isLarge);
  if (large.length > MOST_WORDS) return words;
  const text = words.filter((word) => !isLarge(word));
  const stamped = large.filter(
    (word) => text.some((other) => covers(word, other)) || linesBeside(word, text) >= MOST_LINES,
  );
  if (stamped.length === 0) return words;
  const isOfStamp = (word: Word): boolean =>
    isLarge(word) && stamped.some((stamp) => isOfOneLine(stamp, word));
  return words.filter((word) => !isOfStamp(word));
}

function covers(stamp: Word, { x0, x1, baseline, size }: Word): boolean {
  const across = Math.min(stamp.x1, x1) - Math.max(stamp.x0, x0);
  const [top, stampTop] = [baseline - CAPITAL_EM * size, stamp.baseline - CAPITAL_EM * stamp.size];
  const down = Math.min(stamp.baseline, baseline) - Math.max(stampTop, top);
  return across > CLEAR_EM * size && down > CLEAR_EM * size;
}

function linesBeside(stamp: Word, text: readonly Word[]): number {
  const top = stamp.baseline - CAPITAL_EM * stamp.size;
  const beside = text.filter(({ baseline }) => baseline > top && baseline <= stamp.baseline);
  return new Set(beside.map(({ baseline }) => Math.round(baseline))).size;
}

function isOfOneLine(one: Word, other: Word): boolean {
  return Math.abs(one.baseline - other.baseline) < 0.1 * one.size && one.size === other.size;
}
