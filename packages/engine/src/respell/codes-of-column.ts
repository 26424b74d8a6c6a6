import type { ReadPage, Word } from "../read/page-reader.ts";
import { isSurelyRead } from "../read/surely-read.ts";
import { changedWord } from "../read/text-word.ts";

const CODE = /^\p{Lu}{2,3}$/u;
const MAYBE_CODE = /^[\p{L}\d]{2,3}$/u;
/** Words of one column begin within this, in points. */
const EDGE_PT = 2;
/** So many surely read words that are all the same show what a column holds. */
const FEWEST = 5;
/** The code is read so many times as often as others of its form. */
const MOST_TIMES = 5;
const ROUND = /[DQ0]/g;
/** Up to this confidence a word is not known. */
const UNSURE = 0.8;
/** Up to this one a round letter may be another, which no look tells from it, where so many others show what it is. */
const UNSURE_OF_ROUND = 0.9;
const MANY = 6;
/** Up to this one it is a guess. */
const GUESSED = 0.5;

/**
 * Spells the words of a column that holds one code and nothing else as that code, where another look gave it or a recogniser
 * has but guessed: `0D` below so many `DD`. Whatever else a column holds, round letters that differ are those of many: `DO` below `DD`.
 */
export function spellCodesOfColumn(pages: readonly ReadPage[]): ReadPage[] {
  const columns = Map.groupBy(
    pages.flatMap(({ words }) =>
      words.filter(({ text, source }) => source === "ocr" && MAYBE_CODE.test(text)),
    ),
    ({ x0 }) => Math.round(x0 / EDGE_PT),
  );
  const columnAt = (x0: number): Word[] => {
    const at = Math.round(x0 / EDGE_PT);
    return [at - 1, at, at + 1].flatMap((each) => columns.get(each) ?? []);
  };
  const known = new Map<number, ColumnCodes>();
  const codesAt = (x0: number): ColumnCodes => {
    const at = Math.round(x0 / EDGE_PT);
    const codes = known.get(at) ?? codesOf(columnAt(x0));
    known.set(at, codes);
    return codes;
  };
  const spelled = (word: Word): Word => {
    const { text, source, confidence, otherReadings = [] } = word;
    if (source !== "ocr" || confidence > UNSURE_OF_ROUND || !MAYBE_CODE.test(text)) return word;
    const { only, many } = codesAt(word.x0);
    const alike = many.get(roundless(text));
    const isTold = confidence <= GUESSED || (confidence <= UNSURE && otherReadings.includes(only ?? ""));
    const code = alike ?? (isTold ? only : null);
    if (code === null || code === text || code.length !== text.length) return word;
    return changedWord(word, {
      text: code,
      otherReadings: [...otherReadings.filter((other) => other !== code), text],
    });
  };
  return pages.map((page) => ({ ...page, words: page.words.map(spelled) }));
}

interface ColumnCodes {
  /** The code that surely read words are, but for few of letters of its form; null where the column holds others. */
  only: string | null;
  /** Codes that many of them are, and next to none of the same form, without their round letters. */
  many: ReadonlyMap<string, string>;
}

function codesOf(words: readonly Word[]): ColumnCodes {
  const sure = words.filter((word) => isSurelyRead(word)).map(({ text }) => text);
  const forms = Map.groupBy(sure, roundless);
  const codes = [...forms.values()].flatMap((texts) => mostOf(texts) ?? []);
  return {
    only: forms.size === 1 ? (codes[0]?.code ?? null) : null,
    many: new Map(codes.flatMap(({ code, count }) => (count >= MANY ? [[roundless(code), code]] : []))),
  };
}

/** The code that almost all of some texts are; null where they are too few, or differ. */
function mostOf(texts: readonly string[]): { code: string; count: number } | null {
  const byText = [...Map.groupBy(texts, (text) => text).values()].sort((a, b) => b.length - a.length);
  const [most = []] = byText;
  const [[code], count] = [most, most.length];
  if (code === undefined || count < FEWEST || !CODE.test(code)) return null;
  return (texts.length - count) * MOST_TIMES <= count ? { code, count } : null;
}

/** A text with one letter for those that are round at the right. */
function roundless(text: string): string {
  return text.replaceAll(ROUND, "O");
}
