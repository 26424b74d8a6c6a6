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
const MANY = 10;
/** Up to this one it is a guess. */
const GUESSED = 0.5;

/**
 * Spells the words of a column that holds one code and nothing else as that code, where another look gave it or a recogniser
 * has but guessed, or where only round letters differ from many: `0D` or `DO` below `DD`. A column that holds other codes stays.
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
  const codes = new Map<number, ColumnCode | null>();
  const codeAt = (x0: number): ColumnCode | null => {
    const at = Math.round(x0 / EDGE_PT);
    const known = codes.get(at);
    if (known !== undefined) return known;
    const code = onlyCode(columnAt(x0));
    codes.set(at, code);
    return code;
  };
  const spelled = (word: Word): Word => {
    const { text, source, confidence, otherReadings = [] } = word;
    if (source !== "ocr" || confidence > UNSURE_OF_ROUND || !MAYBE_CODE.test(text)) return word;
    const { code, count } = codeAt(word.x0) ?? { code: text, count: 0 };
    if (code === text || code.length !== text.length) return word;
    const isAlike = count >= MANY && roundless(text) === roundless(code);
    if (!isAlike && confidence > UNSURE) return word;
    if (!isAlike && confidence > GUESSED && !otherReadings.includes(code)) return word;
    return changedWord(word, {
      text: code,
      otherReadings: [...otherReadings.filter((other) => other !== code), text],
    });
  };
  return pages.map((page) => ({ ...page, words: page.words.map(spelled) }));
}

interface ColumnCode {
  code: string;
  /** How many words surely are it. */
  count: number;
}

/** The code that surely read words of a column are, but for few of letters of its form; null where it holds others. */
function onlyCode(words: readonly Word[]): ColumnCode | null {
  const sure = words.filter((word) => isSurelyRead(word)).map(({ text }) => text);
  const byText = [...Map.groupBy(sure, (text) => text).values()].sort((a, b) => b.length - a.length);
  const [most = []] = byText;
  const [code] = most;
  if (code === undefined || most.length < FEWEST || !CODE.test(code)) return null;
  const others = sure.filter((text) => text !== code);
  const areAlike = others.every((text) => roundless(text) === roundless(code));
  return areAlike && others.length * MOST_TIMES <= most.length ? { code, count: most.length } : null;
}

/** A text with one letter for those that are round at the right. */
function roundless(text: string): string {
  return text.replaceAll(ROUND, "O");
}
