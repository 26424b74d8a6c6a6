import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { test } from "tap";
import { printedDecimals } from "../../src/layout/decimals.ts";
import { linesOf } from "../../src/layout/lines.ts";
import type { ReadPage } from "../../src/read/page-reader.ts";
import { pageGraph, type PageGraph } from "../../src/understand/page-graph/page-graph.ts";
import { TAGGER_WEIGHTS } from "../../src/understand/tagger-weights.ts";
import { bitsOf, shares } from "../../src/understand/votes/tagger/bits.ts";
import { kernelOn } from "../../src/understand/votes/tagger/kernel.ts";
import { taggedVotes } from "../../src/understand/votes/tagger/tagged-votes.ts";
import { memoryOf } from "../../src/understand/votes/tagger/web-assembly.ts";
import { weightsOf } from "../../src/understand/votes/tagger/weights.ts";
import { pageOf as drawnPage, type Drawn } from "../../tagger/drawn-page.ts";
import { pageOf } from "../support/page-of.ts";

const DIGEST = "9d44a7ace51a805c9716aa3a33b3a383be1e63cb40d1a793fb0c9a656e7eb729";
/** What continuous integration takes of one file. */
const MOST_BYTES = 1 << 20;

/** A page, and of each span its text, and the likeliest role, label and person with their bits, as the training's side says. */
interface Told extends Drawn {
  seed: number;
  spans: [
    text: string,
    role: string,
    roleBits: number,
    label: number,
    labelBits: number,
    person: number,
    personBits: number,
  ][];
}

/** Made by `python3 packages/engine/tagger fixture --weights packages/engine/weights/tagger.bin --seed 3 --count 12`. */
const TOLD = readFileSync(new URL("tagged-pages.jsonl", import.meta.url), "utf8")
  .trim()
  .split("\n")
  .map((line) => JSON.parse(line) as Told);

function graphOf(pages: readonly ReadPage[]): PageGraph {
  const decimals = printedDecimals(pages);
  return pageGraph(
    pages.flatMap((page) => linesOf(page, decimals)),
    pages,
  );
}

test("the weights are those that were measured, and small enough", async (t) => {
  const bytes = readFileSync(TAGGER_WEIGHTS);
  t.equal(createHash("sha256").update(bytes).digest("hex"), DIGEST);
  t.ok(bytes.length <= MOST_BYTES, `${bytes.length} bytes`);
});

test("the runtime says what the training's side says", async (t) => {
  let [votes, same] = [0, 0];
  for (const told of TOLD) {
    const graph = graphOf([drawnPage({ ...told, number: 0 }).page]);
    t.same(
      graph.spans.map(({ text }) => text),
      told.spans.map(([text]) => text),
      `spans of ${told.seed}`,
    );
    const tagged = taggedVotes(graph);
    const compare = (own: number, other: number, of: string): void => {
      votes++;
      if (own === other) same++;
      // A number on the edge of two quarters of a bit may fall on either side.
      if (Math.abs(own - other) > 0.25) t.fail(`${of} of ${told.seed}: ${own}, not ${other}`);
    };
    told.spans.forEach(([text, role, roleBits, label, labelBits, person, personBits], i) => {
      const span = graph.spans[i]!;
      const own = tagged.get(span)!;
      compare(own.roles.get(role) ?? -8, roleBits, `${role} of ${text}`);
      for (const [kind, to, bits] of [
        ["label", label, labelBits],
        ["person", person, personBits],
      ] as const) {
        if (span.figure === null || to === graph.spans.length || bits < 0) continue;
        const found = own[kind].find((vote) => vote.to === graph.spans[to]);
        compare(found?.bits ?? -8, bits, `${kind} of ${text}`);
      }
    });
  }
  t.ok(votes > 400, `${votes} votes`);
  t.ok(same >= 0.99 * votes, `${same} of ${votes} are the same to the quarter of a bit`);
});

test("a plain register is told", async (t) => {
  const graph = graphOf([
    pageOf(`
      Acme Corp                     Payroll Register
      Employee        Hours    Gross Pay   Federal Tax   Medical    Net Pay
      Lee, Ann        80.00     2,400.00        240.00     60.00   2,100.00
      Ortiz, Ben      72.50     1,812.50        181.25     60.00   1,571.25
      Khan, Zoe       80.00     3,000.00        410.00     35.00   2,555.00`),
  ]);
  const tagged = taggedVotes(graph);
  const best = (text: string): string => {
    const span = graph.spans.find((one) => one.text === text)!;
    return [...tagged.get(span)!.roles].sort((a, b) => b[1] - a[1])[0]![0];
  };
  t.same(["80.00", "240.00", "181.25", "60.00", "2,100.00", "Ortiz, Ben"].map(best), [
    "hours",
    "amount_tax",
    "amount_tax",
    "amount_deduction",
    "net",
    "name",
  ]);
  const tax = graph.spans.find(({ text }) => text === "181.25")!;
  t.equal(tagged.get(tax)!.label[0]!.to.text, "Federal Tax");
  t.equal(tagged.get(tax)!.person[0]!.to.text, "Ortiz, Ben");
});

test("a document of any length is told in bounded parts", async (t) => {
  const line = (i: number): string => `Person ${i}      ${i}.10    ${i}.20    ${i}.30`;
  const page = Array.from({ length: 20 }, (_, i) => line(i)).join("\n");
  const long = graphOf(Array.from({ length: 20 }, (_, i) => pageOf(page, i + 1)));
  const told = taggedVotes(long);
  const pages = new Set([...told.keys()].map((span) => span.page));
  t.same([pages.size, pages.has(1), pages.has(20)], [8, true, true]);
  t.equal(told.size, 8 * 80);
  const high = taggedVotes(graphOf([pageOf(Array.from({ length: 900 }, (_, i) => line(i)).join("\n"))]));
  t.ok(high.size > 3000 && high.size <= 8 * 420, `${high.size} spans of a page that is very long`);
  const wide = taggedVotes(graphOf([pageOf(Array.from({ length: 500 }, (_, i) => `${i}.10`).join("   "))]));
  t.equal(wide.size, 500);
  t.equal(taggedVotes(graphOf([])).size, 0);
});

test("weights that are none, cut or of another version are refused", async (t) => {
  const bytes = readFileSync(TAGGER_WEIGHTS);
  t.throws(() => weightsOf(new Uint8Array(3)), /not such a file/);
  t.throws(() => weightsOf(Buffer.from("%PDF-1.7 and more")), /not such a file/);
  t.throws(() => weightsOf(bytes.subarray(0, bytes.length - 4000)), /cut short/);
  const other = Buffer.from(bytes);
  other.write('"version":9', other.indexOf('"version":2'));
  t.throws(() => weightsOf(other), /made for version 9, not 2/);
});

test("the kernel adds up in one order, as a plain loop does", async (t) => {
  const memory = memoryOf(4);
  const numbers = new Float32Array(memory.buffer);
  const [rows, inner, columns] = [8, 19, 24];
  const [left, right, initial, out] = [0, 200, 800, 1200];
  for (let i = 0; i < out; i++) numbers[i] = Math.fround(((i * 7919) % 1013) / 97 - 5);
  kernelOn(memory).dense(
    left * 4,
    inner * 4,
    right * 4,
    columns * 4,
    initial * 4,
    0,
    out * 4,
    columns * 4,
    rows,
    inner,
    columns,
  );
  for (let i = 0; i < rows; i++) {
    for (let j = 0; j < columns; j++) {
      let sum = numbers[initial + j]!;
      for (let k = 0; k < inner; k++)
        sum = Math.fround(
          sum + Math.fround(numbers[left + i * inner + k]! * numbers[right + k * columns + j]!),
        );
      if (numbers[out + i * columns + j] !== sum) t.fail(`${i} ${j}`);
    }
  }
  const given = Array.from({ length: 2 * 12 }, (_, i) => ((i * 31) % 17) - 9);
  numbers.set(given, 0);
  kernelOn(memory).softmax(0, 2, 12);
  for (const row of [0, 1]) {
    const own = given.slice(row * 12, row * 12 + 12);
    const sum = own.reduce((total, value) => total + Math.exp(value), 0);
    own.forEach((value, i) => {
      if (Math.abs(numbers[row * 12 + i]! - Math.exp(value) / sum) > 1e-6) t.fail(`share ${row} ${i}`);
    });
  }
});

test("bits are log-odds in quarters", async (t) => {
  t.same([0, 0.5, 2 / 3, 1 / 3, 8 / 9, 0.9, 1].map(bitsOf), [-8, 0, 1, -1, 3, 3.25, 8]);
  t.same([...shares(Float64Array.of(2, 2, -500, 2, 2))], [0.25, 0.25, 0, 0.25, 0.25]);
});
