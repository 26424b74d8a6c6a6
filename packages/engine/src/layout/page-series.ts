import type { ReadPage, Word } from "../read/page-reader.ts";
import { isSurelyRead } from "../read/surely-read.ts";

/** What the pages of a document are by themselves, whatever they say. */
export interface PageSeries {
  /** The pages, each once, in the order of their printed numbers where these tell it. */
  pages: ReadPage[];
  /** How many pages stood in the document again. */
  repeated: number;
  /** Pages that printed numbers count and the document does not have. */
  missing: number;
}

/** Fewer words say too little: blank forms and dividers are alike. */
const LEAST_WORDS = 12;
const PAGE = /^page:?$/i;
const NUMBER = /^(\d{1,4})(?:\/(\d{1,4}))?$/;

/** Leaves out pages that stand in the document again, puts the others in order, and counts those that are not there. */
export function seriesOf(all: readonly ReadPage[]): PageSeries {
  const byPrint = new Map<number, Word[][]>();
  const once = all.filter(({ words }) => {
    if (words.length < LEAST_WORDS) return true;
    const print = printOf(words);
    const alike = byPrint.get(print);
    if (alike === undefined) byPrint.set(print, [words]);
    else if (alike.some((others) => areSame(others, words))) return false;
    else alike.push(words);
    return true;
  });
  const pages = inOrder(once.map((page) => ({ page, printed: printedNumber(page) })));
  return {
    pages: pages.map(({ page }) => page),
    repeated: all.length - pages.length,
    missing: missingOf(pages),
  };
}

/** A number that pages have in common where they are the same, and hardly ever else. */
function printOf(words: readonly Word[]): number {
  let print = words.length;
  for (const { text, x0, baseline } of words) {
    print = (Math.imul(print, 31) + Math.round(x0)) | 0;
    print = (Math.imul(print, 31) + Math.round(baseline)) | 0;
    for (let i = 0; i < text.length; i++) print = (Math.imul(print, 31) + text.charCodeAt(i)) | 0;
  }
  return print;
}

/** Whether the same words stand at the same places, to the point. */
function areSame(some: readonly Word[], others: readonly Word[]): boolean {
  return (
    some.length === others.length &&
    some.every(
      ({ text, x0, baseline }, i) =>
        text === others[i]!.text &&
        Math.round(x0) === Math.round(others[i]!.x0) &&
        Math.round(baseline) === Math.round(others[i]!.baseline),
    )
  );
}

interface PrintedNumber {
  number: number;
  /** Whether no look at it leaves a doubt. */
  isSure: boolean;
  /** Null where only the number is printed. */
  of: number | null;
}

interface NumberedPage {
  page: ReadPage;
  /** As `printedNumber` tells. */
  printed: PrintedNumber | "unread" | null;
}

/**
 * A pile that went through a scanner the wrong way around is read as it was printed: where each page has a number, and
 * no two the same.
 */
function inOrder(pages: readonly NumberedPage[]): readonly NumberedPage[] {
  const numbers = new Map<NumberedPage, number>();
  for (const page of pages) {
    if (page.printed === null || page.printed === "unread") return pages;
    numbers.set(page, page.printed.number);
  }
  if (new Set(numbers.values()).size < pages.length) return pages;
  return pages.toSorted((one, other) => numbers.get(one)! - numbers.get(other)!);
}

/** Counts the gaps of each run of page numbers; a run ends where the next begins with its first page. */
function missingOf(pages: readonly NumberedPage[]): number {
  let missing = 0;
  let run: PrintedNumber[] = [];
  let unread = 0;
  const close = (): void => {
    missing += Math.max(0, gapsOf(run) - unread);
    run = [];
    unread = 0;
  };
  for (const { printed } of pages) {
    if (printed === null) continue;
    if (printed === "unread" || !printed.isSure) {
      unread++;
      continue;
    }
    if (printed.number === 1 || (run.length > 0 && run[0]!.of !== printed.of)) close();
    run.push(printed);
  }
  close();
  return missing;
}

function gapsOf(run: readonly PrintedNumber[]): number {
  if (run.length === 0) return 0;
  const numbers = new Set(run.map(({ number }) => number));
  const last = run[0]!.of ?? Math.max(...numbers);
  // A number that stands on many pages counts something else.
  if (numbers.size < run.length || Math.max(...numbers) > last) return 0;
  return last - numbers.size;
}

/**
 * `Page 2 of 5`, `PAGE 2`, `2 of 5` behind the word page; null where a page prints none. On a scanned page without one a
 * recogniser may have passed over a number as short as this: the page is no gap.
 */
function printedNumber({ words }: ReadPage): PrintedNumber | "unread" | null {
  for (let i = 0; i < words.length; i++) {
    if (!PAGE.test(words[i]!.text)) continue;
    const found = NUMBER.exec(words[i + 1]?.text ?? "");
    if (found === null || !isBeside(words[i]!, words[i + 1]!)) continue;
    const isOf = words[i + 2]?.text === "of";
    const of = found[2] ?? (isOf ? words[i + 3]?.text : undefined);
    return {
      number: Number(found[1]),
      isSure: words.slice(i + 1, i + (isOf ? 4 : 2)).every(isSurelyRead),
      of: of !== undefined && /^\d+$/.test(of) ? Number(of) : null,
    };
  }
  return words[0]?.source === "ocr" ? "unread" : null;
}

const BESIDE_EM = 8;

function isBeside(word: Word, next: Word): boolean {
  return word.baseline === next.baseline && next.x0 - word.x1 < BESIDE_EM * word.size;
}
