import type { ReadPage, TurnedWord, Word } from "../src/read/page-reader.ts";

/** A page of words as the grammar draws it. */
export interface Drawn {
  width: number;
  height: number;
  /** From 0. */
  number: number;
  words: [
    text: string,
    x0: number,
    top: number,
    x1: number,
    bottom: number,
    size: number,
    bold: boolean,
    line: number | null,
  ][];
}

const BASELINE_EM = 0.2;

/** The page as a reader would hand it on, and which word of the drawing each is. */
export function pageOf({ width, height, number, words }: Drawn): {
  page: ReadPage;
  printed: Map<Word, number>;
} {
  const printed = new Map<Word, number>();
  const upright: Word[] = [];
  const turned: TurnedWord[] = [];
  words.forEach(([text, x0, top, x1, bottom, size, bold, line], i) => {
    const word = { text, x0, top, x1, bottom, size, bold, source: "text" as const, confidence: 1 };
    const placed = { ...word, baseline: line === null ? bottom - BASELINE_EM * size : x1 };
    if (line === null) upright.push(placed);
    else turned.push(Object.assign(placed, { turn: 270 as const, line }));
    printed.set(placed, i);
  });
  upright.sort((a, b) => a.baseline - b.baseline || a.x0 - b.x0);
  const page = { number: number + 1, width, height, rotation: 0, words: upright, rules: [] };
  return { page: turned.length === 0 ? page : { ...page, turned }, printed };
}
