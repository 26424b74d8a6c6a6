import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { commandLineOrEnd } from "@paylift/benchmark-extract/command-line-or-end.ts";
import { describeMachine } from "@paylift/benchmark-extract/machine.ts";
import { createEngine } from "@paylift/engine";
import { Random } from "@paylift/samples";
import { parsePaperCommandLine, PAPER_USAGE } from "../documents/command-line.ts";
import { differences } from "../documents/differences.ts";
import { documentsIn, printedDocuments } from "../documents/printed.ts";
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

const options = commandLineOrEnd(
  () =>
    parsePaperCommandLine(
      process.argv.slice(2),
      TREATMENTS.map(({ name }) => name),
    ),
  PAPER_USAGE,
);
const { seed, filter, keep } = options;
const dealt = TREATMENTS.filter(({ name }) => options.treatments?.includes(name) ?? true);
const documents =
  options.documents === null ? printedDocuments(seed, filter) : documentsIn(options.documents, filter);
if (keep !== null) mkdirSync(keep, { recursive: true });
const engine = await createEngine({ threads: 2, cpuMs: 600_000 });
const rows: Row[] = [];
try {
  const random = new Random(seed);
  // Each document gets the next treatment; another seed deals them out otherwise.
  let next = seed;
  for await (const { name, pdf, unmarked } of documents) {
    const printed = unmarked ?? pdf;
    const { name: treatment, dpi, apply } = dealt[next++ % dealt.length]!;
    const digital = await readOrRefused(engine, printed);
    if (typeof digital === "string") {
      console.log(`${name}: not scanned, as the digital document is refused: ${digital}`);
      continue;
    }
    const pages = await drawPages(printed, dpi);
    const pdfOfScan = scannedPdf(pages.map((page) => apply(page, random)));
    if (keep !== null) writeFileSync(join(keep, `${name}--${treatment}.pdf`), pdfOfScan);
    const scan = await readOrRefused(engine, pdfOfScan);
    const values = valuesIn(digital.canonical_output);
    const row: Row =
      typeof scan === "string"
        ? { document: name, treatment, refused: scan, confidence: 0, values, different: values, first: [] }
        : rowOf(
            name,
            treatment,
            values,
            differences(digital.canonical_output, scan.canonical_output),
            scan.confidence_score,
          );
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
if (filter === "" && options.documents === null && options.treatments === null) {
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
