import type { Box } from "../api/result.ts";
import type { ReadPage, Word } from "./page-reader.ts";
import { textWord } from "./text-word.ts";

/** A page of a text layer on its way between threads: its words as one text and one array, which are copied at once. */
export interface PackedPage extends Omit<ReadPage, "words" | "rules" | "frames"> {
  texts: string;
  /** Six numbers a word: its box, baseline and size. */
  places: Float64Array<ArrayBuffer>;
  /** One a word. */
  bold: Uint8Array<ArrayBuffer>;
  /** Four numbers a rule. */
  rules: Float64Array<ArrayBuffer>;
  /** Four numbers a frame. */
  frames: Float64Array<ArrayBuffer>;
}

/** Words hold no white space. */
const SEPARATOR = "\n";
const OF_A_WORD = 6;
const OF_A_BOX = 4;

export function packPage({ words, rules, frames = [], ...page }: ReadPage): PackedPage {
  const places = new Float64Array(OF_A_WORD * words.length);
  const bold = new Uint8Array(words.length);
  for (const [i, word] of words.entries()) {
    const at = OF_A_WORD * i;
    places[at] = word.x0;
    places[at + 1] = word.top;
    places[at + 2] = word.x1;
    places[at + 3] = word.bottom;
    places[at + 4] = word.baseline;
    places[at + 5] = word.size;
    bold[i] = word.bold ? 1 : 0;
  }
  const texts = words.map(({ text }) => text).join(SEPARATOR);
  return { ...page, texts, places, bold, rules: packed(rules), frames: packed(frames) };
}

function packed(boxes: readonly Box[]): Float64Array<ArrayBuffer> {
  const edges = new Float64Array(OF_A_BOX * boxes.length);
  for (const [i, { x0, top, x1, bottom }] of boxes.entries()) edges.set([x0, top, x1, bottom], OF_A_BOX * i);
  return edges;
}

function unpacked(edges: Float64Array<ArrayBuffer>): Box[] {
  const boxes: Box[] = [];
  for (let at = 0; at < edges.length; at += OF_A_BOX)
    boxes.push({ x0: edges[at]!, top: edges[at + 1]!, x1: edges[at + 2]!, bottom: edges[at + 3]! });
  return boxes;
}

export function unpackPage({ texts, places, bold, rules, frames, ...page }: PackedPage): ReadPage {
  const words: Word[] = [];
  const split = places.length === 0 ? [] : texts.split(SEPARATOR);
  for (const [i, text] of split.entries()) {
    const at = OF_A_WORD * i;
    words.push(
      textWord({
        text,
        x0: places[at]!,
        top: places[at + 1]!,
        x1: places[at + 2]!,
        bottom: places[at + 3]!,
        baseline: places[at + 4]!,
        size: places[at + 5]!,
        bold: bold[i] === 1,
      }),
    );
  }
  return {
    ...page,
    words,
    rules: unpacked(rules),
    ...(frames.length > 0 ? { frames: unpacked(frames) } : {}),
  };
}
