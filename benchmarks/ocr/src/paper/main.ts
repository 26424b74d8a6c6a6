import { mkdirSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { commandLineOrEnd } from "@paylift/benchmark-extract/command-line-or-end.ts";
import { describeMachine } from "@paylift/benchmark-extract/machine.ts";
import { createEngine } from "@paylift/engine";
import { Random } from "@paylift/samples";
import { parsePaperCommandLine, PAPER_USAGE } from "../documents/command-line.ts";
import { differences } from "../documents/differences.ts";
import { printedDocuments } from "../documents/printed.ts";
import { readOrRefused } from "../documents/read-or-refused.ts";
import { drawPages, scannedPdf } from "../scan.ts";
import { TREATMENTS } from "./treatments.ts";
import { valuesIn } from "./values-in.ts";

const CONFIDENT = 0.95;

interface Row {
  document: string;
  treatment: string;
  /** The code of the error where the scan was refused, all of whose values then differ; null where it was read. */
  refused: string | null;
  confidence: number;
  /** Values of the digital document. */
  values: number;
  /** Values and lines that differ from those of the digital document. */
  different: number;
  first: string[];
}

const { seed, filter } = commandLineOrEnd(() => parsePaperCommandLine(process.argv.slice(2)), PAPER_USAGE);
const engine = await createEngine({ threads: 2, deadlineMs: 600_000 });
const rows: Row[] = [];
try {
  const random = new Random(seed);
  // Each layout gets the next treatment; another seed deals them out otherwise.
  let next = seed;
  for await (const { name, pdf, unmarked } of printedDocuments(seed, filter)) {
    const printed = unmarked ?? pdf;
    const { name: treatment, dpi, apply } = TREATMENTS[next++ % TREATMENTS.length]!;
    const { canonical_output: digital } = await engine.extract(printed);
    const pages = await drawPages(printed, dpi);
    const scan = await readOrRefused(engine, scannedPdf(pages.map((page) => apply(page, random))));
    const values = valuesIn(digital);
    const row: Row =
      typeof scan === "string"
        ? { document: name, treatment, refused: scan, confidence: 0, values, different: values, first: [] }
        : rowOf(name, treatment, values, differences(digital, scan.canonical_output), scan.confidence_score);
    rows.push(row);
    console.log(
      `${name} ${treatment}`.padEnd(56),
      `${row.different} of ${values}`.padStart(12),
      row.refused ?? row.confidence.toFixed(3),
    );
  }
} finally {
  await engine.close();
}

const summary = TREATMENTS.flatMap(({ name }) => {
  const own = rows.filter(({ treatment }) => treatment === name);
  return own.length === 0 ? [] : [{ treatment: name, ...summed(own) }];
});
const wrong = rows.filter(({ confidence, different }) => confidence >= CONFIDENT && different > 0);
console.table([...summary, { treatment: "all", ...summed(rows) }]);
console.log(`confident and different from the digital document: ${wrong.length}`);
if (filter === "") {
  const out = fileURLToPath(new URL("../../../results/", import.meta.url));
  mkdirSync(out, { recursive: true });
  const report = {
    date: new Date().toISOString(),
    command: "npm run bench:paper",
    machine: describeMachine(),
    seed,
    all: summed(rows),
    summary,
    rows,
  };
  writeFileSync(`${out}paper.json`, `${JSON.stringify(report, null, 2)}\n`);
}
if (wrong.length > 0) process.exitCode = 1;

function rowOf(
  document: string,
  treatment: string,
  values: number,
  different: readonly string[],
  confidence: number,
): Row {
  const row = { document, treatment, refused: null, confidence, values };
  return { ...row, different: different.length, first: different.slice(0, 5) };
}

function summed(own: readonly Row[]): Record<string, number> {
  const values = own.reduce((sum, row) => sum + row.values, 0);
  const different = own.reduce((sum, row) => sum + Math.min(row.values, row.different), 0);
  return {
    documents: own.length,
    same: own.filter((row) => row.different === 0).length,
    refused: own.filter(({ refused }) => refused !== null).length,
    different,
    right: Math.round(10_000 * (1 - different / values)) / 10_000,
    confident: own.filter(({ confidence }) => confidence >= CONFIDENT).length,
  };
}
