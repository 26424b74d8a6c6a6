import { filterChain } from "./filter-chain.ts";

/** Where a stream lies in the file, and what its dictionary says of it. */
export interface EncodedStream {
  /** Offset of the first byte of data. */
  start: number;
  /** Offset of the next `endstream`, or the end of the file. The data may go on behind it. */
  end: number;
  /** Names of the filters, in order of decoding; empty when the dictionary names none or refers to another object. */
  filters: readonly string[];
  image: boolean;
  /** Pixels of an image, as its dictionary says; Infinity where it refers to another object, 0 for no image. */
  pixels: number;
}

const CR = 0x0d;
const LF = 0x0a;

// Readers skip the rest of the line after `stream`; more than this is no stream of any producer.
const LONGEST_KEYWORD_LINE = 256;

/**
 * Finds the streams of a PDF by their keyword, without its cross-reference table, which a damaged or hostile file may
 * have wrong. Each byte is looked at a fixed number of times, whatever the file.
 */
export function* streamsOf(pdf: Buffer): Generator<EncodedStream> {
  let dictionaryFrom = 0;
  let end = -1;
  for (let at = pdf.indexOf("stream"); at >= 0; at = pdf.indexOf("stream", at + 6)) {
    const from = dictionaryFrom;
    dictionaryFrom = at + 6;
    if (pdf.toString("latin1", Math.max(0, at - 3), at) === "end") continue;
    const start = dataStart(pdf, at + 6);
    if (start < 0) continue;
    // Looked for only when the last one lies behind, as a file may have many `stream` and no `endstream`.
    if (end < start) end = endOfStream(pdf, start);
    const dictionary = pdf.toString("latin1", from, at);
    const image = /\/Subtype\s*\/Image\b/.test(dictionary);
    yield { start, end, filters: filterChain(dictionary), image, pixels: image ? pixelsOf(dictionary) : 0 };
  }
}

function pixelsOf(dictionary: string): number {
  const side = (name: string): number => {
    const [, value, reference] =
      new RegExp(String.raw`\/${name}\s+(\d{1,9})(\s+\d+\s+R)?`).exec(dictionary) ?? [];
    return value === undefined || reference !== undefined ? Infinity : Number(value);
  };
  return side("Width") * side("Height");
}

function dataStart(pdf: Buffer, from: number): number {
  const last = Math.min(pdf.length, from + LONGEST_KEYWORD_LINE);
  for (let at = from; at < last; at++) {
    if (pdf[at] === LF) return at + 1;
    if (pdf[at] === CR) return pdf[at + 1] === LF ? at + 2 : at + 1;
  }
  return -1;
}

function endOfStream(pdf: Buffer, from: number): number {
  const at = pdf.indexOf("endstream", from);
  return at < 0 ? pdf.length : at;
}
