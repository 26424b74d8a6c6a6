/**
 * Pages of words from standard input, one a line of JSON; for each the net's inputs to standard output, as numbers. Training
 * asks the code that runs in the engine, so that both see the same. `spans.py` is the other end.
 */
import { createInterface } from "node:readline";
import { writeSync } from "node:fs";
import { printedDecimals } from "../src/layout/decimals.ts";
import { linesOf } from "../src/layout/lines.ts";
import { pageGraph } from "../src/understand/page-graph/page-graph.ts";
import { spansOf } from "../src/understand/votes/tagger/inputs.ts";
import { pageOf, type Drawn } from "./drawn-page.ts";
import { bytesOf, inputBytes } from "./input-bytes.ts";

function answer(drawn: Drawn): Buffer[] {
  const { page, printed } = pageOf(drawn);
  const graph = pageGraph(linesOf(page, printedDecimals([page])), [page]);
  const spans = spansOf(graph.rows);
  const spanOf = new Int32Array(drawn.words.length).fill(-1);
  spans.forEach(({ tokens }, index) => {
    for (const word of tokens.flatMap(({ words }) => words)) {
      const at = printed.get(word);
      if (at !== undefined) spanOf[at] = index;
    }
  });
  return [bytesOf(spanOf), ...inputBytes(graph.rows, page, drawn.number === 0)];
}

for await (const line of createInterface({ input: process.stdin })) {
  const whole = Buffer.concat(answer(JSON.parse(line) as Drawn));
  for (let at = 0; at < whole.length;) {
    try {
      at += writeSync(1, whole, at);
    } catch (error) {
      // A full pipe is read in a moment.
      if ((error as NodeJS.ErrnoException).code !== "EAGAIN") throw error;
    }
  }
}
