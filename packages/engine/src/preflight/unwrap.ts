import { decodeAscii85, decodeAsciiHex } from "./ascii-filters.ts";
import { decodeRunLength } from "./run-length-filter.ts";
import { decodeLzw } from "./lzw-filter.ts";
import { inflateAt, looksDeflated } from "./inflate.ts";
import type { InflationBudget } from "./inflation-budget.ts";
import type { EncodedStream } from "./stream-scan.ts";

/** Gives the decoded bytes, at most `most` of them; a decoder that reaches `most` may stop. */
type Decode = (data: Uint8Array, most: number) => Uint8Array;

const DECODERS: Readonly<Record<string, Decode>> = {
  ASCII85Decode: decodeAscii85,
  ASCIIHexDecode: decodeAsciiHex,
  LZWDecode: decodeLzw,
  RunLengthDecode: decodeRunLength,
};

/**
 * Takes a stream apart layer by layer and counts every layer. What is deflated is told by the data itself, because a
 * dictionary can hide its filters (in another object, behind escapes); the other filters only the dictionary can tell.
 */
export function unwrap(pdf: Buffer, stream: EncodedStream, budget: InflationBudget): void {
  budget.ofStream(stream.image, () => countLayers(pdf, stream, budget));
}

function countLayers(pdf: Buffer, stream: EncodedStream, budget: InflationBudget): void {
  let data: Uint8Array | null = pdf;
  let { start, end } = stream;
  for (const filter of [...stream.filters, null]) {
    while (data !== null && looksDeflated(data, start)) {
      data = inflateAt(data, start, end, budget);
      start = 0;
      end = data?.byteLength ?? 0;
    }
    if (data === null || filter === null) break;
    if (filter === "FlateDecode") continue;
    const decode = DECODERS[filter];
    if (decode === undefined) break;
    budget.feed(end - start);
    data = decode(data.subarray(start, end), budget.left + 1);
    budget.spend(data.byteLength);
    start = 0;
    end = data.byteLength;
  }
}
