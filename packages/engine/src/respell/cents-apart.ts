import type { ReadPage, Word } from "../read/page-reader.ts";
import { changedWord } from "../read/text-word.ts";
import { median } from "../read/ocr/median.ts";
import { hundredths } from "./phrase-words.ts";

/** A figure as registers without decimal points print it: `1 626 33`. */
const WHOLE = /^[-($]*\d{1,3}$/;
const CENTS = /^\d\d[-)]*$/;
/** The same with its spaces overlooked, or its zeros taken for letters; what has a point may be printed with one. */
const UNPARTED = /^(?=.*\d)([-($]*)([\doO]{3,8})([-)]*)$/;
const UNPARTED_WHOLE = /^([-($]*)([\doO]{4,6})$/;
/** Dust in the space before the cents. */
const DUSTY = /(?<=^[-($]*[\doO]{1,3})[:;](?=[\doO]{2}[-)]*$)/;
/** Or in that behind the thousands, before cents that stand apart. */
const DUSTY_WHOLE = /(?<=^[-($]*[\doO]{1,3})[.:;](?=[\doO]{3}$)/;
/** So many figures show that a page prints them so. */
const FEWEST = 12;
/** Figures of one column end at one edge, to so many points; so many others tell it. */
const SAME_EDGE_PT = 1.2;
const FEWEST_AT_EDGE = 2;
/** The cents stand no further behind their figure, in font sizes, and on one line with it. */
const NEAR_EM = 0.6;
const SAME_LINE_EM = 0.25;
/** A figure is as wide as its digits and so much of each of its spaces at least: a number of digits alone is narrower. */
const LEAST_OF_SPACE = 0.7;
/** How wide a sign or a bracket is, in digits. */
const SIGN = 0.6;
const THOUSANDS = 3;
const DECIMALS = 2;

/**
 * A scanned page with the spaces within its figures, where it prints cents behind a space: a recogniser passes over some of
 * them in narrow or slanted print. Only a figure that ends where those of its column do has cents.
 */
export function partCents(page: ReadPage): ReadPage {
  const { words } = page;
  if (!words.some(({ source }) => source === "ocr")) return page;
  const figures = words.flatMap((word, i) => {
    const whole = words[i - 1];
    return isBehind(whole, word) ? [{ whole: whole!, cents: word }] : [];
  });
  if (figures.length < FEWEST) return page;
  const endsColumn = ({ x1 }: Word): boolean =>
    figures.filter(({ cents }) => Math.abs(cents.x1 - x1) <= SAME_EDGE_PT).length >= FEWEST_AT_EDGE;
  const print = printOf(figures);
  const parted = words.flatMap((word, i) => {
    if (word.source !== "ocr") return [word];
    const next = words[i + 1];
    if (next !== undefined && CENTS.test(next.text) && isNear(word, next) && endsColumn(next))
      return partsWithout(DUSTY_WHOLE, word, UNPARTED_WHOLE, 0, print);
    return endsColumn(word) ? partsWithout(DUSTY, word, UNPARTED, DECIMALS, print) : [word];
  });
  return { ...page, words: parted };
}

function isBehind(whole: Word | undefined, cents: Word): boolean {
  if (whole === undefined || !WHOLE.test(whole.text) || !CENTS.test(cents.text)) return false;
  return isNear(whole, cents);
}

function isNear(left: Word, right: Word): boolean {
  const gap = (right.x0 - left.x1) / right.size;
  return gap >= 0 && gap <= NEAR_EM && Math.abs(left.baseline - right.baseline) <= SAME_LINE_EM * right.size;
}

/** How wide a digit and a space are, in points. */
interface Print {
  digitPt: number;
  spacePt: number;
}

function printOf(figures: readonly { whole: Word; cents: Word }[]): Print {
  const digitPt = median(figures.map(({ cents }) => (cents.x1 - cents.x0) / cents.text.length))!;
  const spacePt = median(figures.map(({ whole, cents }) => cents.x0 - whole.x1))!;
  return { digitPt, spacePt };
}

/** The parts of a figure without the dust in a space; the word itself where it is none. */
function partsWithout(dust: RegExp, word: Word, form: RegExp, decimals: number, print: Print): Word[] {
  const clear = dust.test(word.text) ? changedWord(word, { text: word.text.replace(dust, "") }) : word;
  const apart = parts(clear, form, decimals, print);
  return apart.length > 1 ? apart : [word];
}

/** The thousands and the cents of an unparted figure; the word itself where it is none. */
function parts(word: Word, form: RegExp, decimals: number, { digitPt, spacePt }: Print): Word[] {
  const [, before = "", figure, behind = ""] = form.exec(word.text) ?? [];
  if (figure === undefined) return [word];
  const digits = figure.replaceAll(/[oO]/g, "0");
  const groups = groupsOf(digits, decimals);
  const texts = groups.map(
    (group, i) => (i === 0 ? before : "") + group + (i === groups.length - 1 ? behind : ""),
  );
  const letters = digits.length + SIGN * (before.length + behind.length);
  const spaces = texts.length - 1;
  const width = word.x1 - word.x0;
  if (width < letters * digitPt + LEAST_OF_SPACE * spaces * spacePt) return [word];
  const letterPt = (width - spaces * spacePt) / letters;
  const otherReadings = [...(word.otherReadings ?? []), word.text];
  let { x0 } = word;
  return texts.map((text) => {
    const x1 = hundredths(x0 + text.length * letterPt);
    const part = changedWord(word, { text, x0: hundredths(x0), x1, otherReadings });
    x0 = x1 + spacePt;
    return part;
  });
}

function groupsOf(digits: string, decimals: number): string[] {
  const groups = decimals === 0 ? [] : [digits.slice(-decimals)];
  for (let end = digits.length - decimals; end > 0; end -= THOUSANDS)
    groups.unshift(digits.slice(Math.max(0, end - THOUSANDS), end));
  return groups;
}
