import { mkdirSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { commandLineOrEnd } from "@paylift/benchmark-extract/command-line-or-end.ts";
import { describeMachine } from "@paylift/benchmark-extract/machine.ts";
import { createEngine } from "@paylift/engine";
import { Random } from "@paylift/samples";
import { worn } from "../paper/treatments.ts";
import { drawPages, scannedPdf } from "../scan.ts";
import { parseScansCommandLine, SCANS_USAGE } from "./command-line.ts";
import { legible } from "./covered.ts";
import { differences } from "./differences.ts";
import { printedDocuments } from "./printed.ts";
import { readOrRefused } from "./read-or-refused.ts";

const CONFIDENT = 0.95;
const DPIS = [300, 200];
/** Differences of one scan that are told one by one. */
const MOST_TOLD = 5;

interface Row {
  document: string;
  dpi: number;
  /** The code of the error where the scan was refused, which is no value at all; null where it was read. */
  refused: string | null;
  /** 0 for a scan that was refused. */
  confidence: number;
  digitalConfidence: number;
  /** Values and lines that differ from those of the digital document and are legible. */
  different: number;
  /** And those that a watermark covers, so that nobody can read them. */
  covered: number;
  first: string[];
}

/** What a refused scan is counted with, beside its error. */
const NOTHING_READ = { confidence: 0, different: 0, covered: 0, first: [] };

const { seed, filter, paper } = commandLineOrEnd(
  () => parseScansCommandLine(process.argv.slice(2)),
  SCANS_USAGE,
);
const engine = await createEngine({ threads: 2, cpuMs: 600_000 });
const rows: Row[] = [];
const random = new Random(seed);
try {
  for await (const drawn of printedDocuments(seed, filter)) {
    const { name } = drawn;
    const bare = paper === "marked" ? null : drawn.unmarked;
    const [pdf, unmarked] = [bare ?? drawn.pdf, bare === null ? drawn.unmarked : null];
    const digital = await engine.extract(pdf);
    for (const dpi of DPIS) {
      const printed = await drawPages(pdf, dpi);
      const pages = paper === "worn" ? printed.map((page) => worn(page, random)) : printed;
      const scan = await readOrRefused(engine, scannedPdf(pages));
      if (typeof scan === "string") {
        const { confidence_score: digitalConfidence } = digital;
        rows.push({ document: name, dpi, ...NOTHING_READ, refused: scan, digitalConfidence });
        console.log(`${name} ${dpi}`.padEnd(40), `refused: ${scan}`);
        continue;
      }
      const all = differences(digital.canonical_output, scan.canonical_output);
      const different =
        unmarked === null
          ? all
          : legible(all, digital, scan, { printed, unmarked: await drawPages(unmarked, dpi) });
      rows.push({
        document: name,
        dpi,
        refused: null,
        confidence: scan.confidence_score,
        digitalConfidence: digital.confidence_score,
        different: different.length,
        covered: all.length - different.length,
        first: different.slice(0, MOST_TOLD),
      });
      console.log(
        `${name} ${dpi}`.padEnd(40),
        String(different.length).padStart(4),
        String(all.length - different.length).padStart(4),
        scan.confidence_score.toFixed(3),
        digital.confidence_score.toFixed(3),
      );
      for (const difference of different.slice(0, MOST_TOLD)) console.log(`  ${difference}`);
    }
  }
} finally {
  await engine.close();
}

const confident = rows.filter(({ confidence }) => confidence >= CONFIDENT);
const wrong = confident.filter(({ different, covered }) => different + covered > 0);
const summary = DPIS.map((dpi) => {
  const own = rows.filter((row) => row.dpi === dpi);
  return {
    dpi,
    documents: own.length,
    refused: own.filter(({ refused }) => refused !== null).length,
    same: own.filter(({ refused, different }) => refused === null && different === 0).length,
    different: own.reduce((sum, row) => sum + row.different, 0),
    covered: own.reduce((sum, row) => sum + row.covered, 0),
    confident: own.filter(({ confidence }) => confidence >= CONFIDENT).length,
    digitalConfident: own.filter(({ digitalConfidence }) => digitalConfidence >= CONFIDENT).length,
  };
});
console.table(summary);
console.log(`confident and different from the digital document: ${wrong.length}`);
if (filter === "" && paper === "marked") {
  const out = fileURLToPath(new URL("../../../results/", import.meta.url));
  mkdirSync(out, { recursive: true });
  const report = {
    date: new Date().toISOString(),
    command: "npm run bench:scans",
    machine: describeMachine(),
    seed,
    summary,
    rows,
  };
  writeFileSync(`${out}scans.json`, `${JSON.stringify(report, null, 2)}\n`);
}
if (wrong.length > 0) process.exitCode = 1;
