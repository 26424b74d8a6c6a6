import type { ReadPage, Word } from "@paylift/engine/pages";
import { decode } from "../text/decode.ts";
import { Tally, tooLarge } from "../workbook/tally.ts";
import type { Limits } from "../workbook/workbook.ts";
import { printedLine } from "./printed-line.ts";

/** In points: Courier of this size has twelve letters and six lines to an inch. */
const [SIZE, LETTER, PITCH, MARGIN] = [10, 6, 12, 36];
const LEAST_WIDTH = 612;
/** The engine searches pages with no more words. */
const MOST_WORDS = 5000;

/** A page of a text, and which line of the file each of its lines is. */
export interface PrintedPage {
  readonly page: ReadPage;
  /** From 1, by the number of the line on the page from 0. */
  readonly fileLines: readonly number[];
}

/** Fonts, margins and paper that printers are told, and the end of a file of DOS. */
const FOR_PRINTERS =
  // eslint-disable-next-line no-control-regex
  /\u001B(?:[!-/][`-~]?(?:[-+]?[\d.]*[`-~]){0,40}[-+]?[\d.]*[@-^]|\[[\d;?]*[@-~]|[0-~])|[\0\u000E\u000F\u001A]/g;

/**
 * The pages of a text as a line printer prints it: parted by form feeds, with columns where spaces or tabs put them. Pages are numbered
 * from 1; empty ones are left out. Throws `EngineError` (`too_large`).
 */
export function readPrinted(bytes: Uint8Array, limits: Limits): PrintedPage[] {
  const text = decode(bytes).replace(FOR_PRINTERS, "");
  const newline = text.includes("\n") ? /\r?\n|\v/ : /\r|\v/;
  const tally = new Tally(limits);
  const pages: PrintedPage[] = [];
  let [lines, fileLines, words, fileLine]: [Word[][], number[], number, number] = [[], [], 0, 0];
  const endPage = (): void => {
    if (words > 0) pages.push({ page: pageOf(lines, pages.length + 1), fileLines });
    [lines, fileLines, words] = [[], [], 0];
  };
  for (const line of text.split(newline)) {
    fileLine++;
    line.split("\f").forEach((part, at) => {
      if (at > 0) endPage();
      const signs = printedLine(part, limits.maxColumns);
      if (signs === null) throw tooLarge("columns", limits.maxColumns);
      let own = wordsOf(signs, lines.length);
      if (own.length > 0) tally.row();
      own.forEach((_, column) => tally.cell(column));
      if (words + own.length > MOST_WORDS) {
        endPage();
        own = wordsOf(signs, 0);
      }
      lines.push(own);
      fileLines.push(fileLine);
      words += own.length;
    });
  }
  endPage();
  return pages;
}

/** Which line of a page, from 0, holds a height. */
export function printedLineAt(y: number): number {
  return Math.floor((y - MARGIN) / PITCH);
}

function pageOf(lines: readonly Word[][], number: number): ReadPage {
  const words = lines.flat();
  const right = words.reduce((most, { x1 }) => Math.max(most, x1), 0);
  return {
    number,
    width: Math.max(LEAST_WIDTH, right + MARGIN),
    height: 2 * MARGIN + lines.length * PITCH,
    rotation: 0,
    words,
    rules: [],
  };
}

function wordsOf(signs: readonly string[], line: number): Word[] {
  const baseline = MARGIN + line * PITCH + SIZE;
  const words: Word[] = [];
  for (let from = 0; from < signs.length;) {
    let to = from;
    while (to < signs.length && (signs[to] ?? " ").trim() !== "") to++;
    if (to === from) {
      from++;
      continue;
    }
    words.push({
      text: signs.slice(from, to).join(""),
      x0: MARGIN + from * LETTER,
      x1: MARGIN + to * LETTER,
      top: baseline - SIZE + 2,
      bottom: baseline + 2,
      baseline,
      size: SIZE,
      bold: false,
      source: "text",
      confidence: 1,
    });
    from = to;
  }
  return words;
}
