import type { PageGraph } from "../src/understand/page-graph/page-graph.ts";
import type { Row } from "../src/understand/page-graph/span.ts";
import { inputsOf, spansOf } from "../src/understand/votes/tagger/inputs.ts";

/** A page's inputs as `spans.py` reads them: the number of spans, the row of each, and what the net is told. */
export function inputBytes(
  rows: readonly Row[],
  page: PageGraph["pages"][number],
  isFirst: boolean,
): Buffer[] {
  const { count, grams, features, relation, place } = inputsOf(rows, page, isFirst);
  const of = Int32Array.from(spansOf(rows), ({ row }) => row);
  return [Int32Array.of(count), of, grams, features, relation, place].map(bytesOf);
}

export function bytesOf(part: Int32Array | Uint16Array | Uint8Array | Float32Array): Buffer {
  return Buffer.from(part.buffer, part.byteOffset, part.byteLength);
}
