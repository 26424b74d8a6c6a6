import { mkdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { scoreAnswers } from "./accuracy.ts";
import { Child } from "./child.ts";
import { coldStart } from "./cold-start.ts";
import type { BenchOptions } from "./command-line.ts";
import { CONTENDERS, isEngine } from "./contender.ts";
import { corpusFolders, findDocuments } from "./documents.ts";
import { describeMachine } from "./machine.ts";
import { startContenders } from "./measured.ts";
import type { MemorySample } from "./messages.ts";
import { pdftotextVersion } from "./pdftotext.ts";
import { contenderReport, memoryReport, ratiosOf, type Report } from "./report.ts";
import { extremes, runRounds } from "./rounds.ts";
import { spreadOf } from "./statistics.ts";
import { targetsOf } from "./targets.ts";
import { verifyAnswers, verifyPages, verifyReadings, verifyRounds } from "./verify.ts";

/** Two threads: memory is held a thread, and the threads of a service are never one. */
const MEMORY_CONTENDER = CONTENDERS[1];
const MEMORY_EVERY = 20;

async function measureMemory(paths: readonly string[], documents: number): Promise<MemorySample[]> {
  const child = new Child(MEMORY_CONTENDER);
  try {
    return await child.ask("memory", { paths, documents, every: MEMORY_EVERY });
  } finally {
    await child.close();
  }
}

const pdfjsVersion = (): string => {
  const manifest = createRequire(import.meta.url).resolve("pdfjs-dist/package.json");
  return (JSON.parse(readFileSync(manifest, "utf8")) as { version: string }).version;
};

/** Measures everything, one thing at a time. `scratch` is an empty folder for the answers. */
export async function bench(
  options: BenchOptions,
  command: string,
  scratch: string,
  onProgress: (message: string) => void,
): Promise<Report> {
  const date = new Date().toISOString();
  const machine = describeMachine();
  const folders = corpusFolders(options.corpus);
  const folder = folders[0];
  const documents = folder === undefined ? [] : findDocuments(folder, options.filter);
  if (documents.length === 0) throw new Error(`no documents with a text layer in ${folder ?? "any folder"}`);

  const answersFolder = (key: string): string => join(scratch, key);
  for (const { key } of CONTENDERS) mkdirSync(answersFolder(key));
  const measured = startContenders();
  const series = await runRounds(measured, documents, {
    rounds: options.rounds,
    repeats: options.repeats,
    warmUpPages: options.warmUpPages,
    answersFolder: ({ key }) => (isEngine(key) ? answersFolder(key) : null),
    onProgress,
  }).finally(() => Promise.all(measured.map((one) => one.close())));

  const { largest, smallest } = extremes(documents, series[0]?.warmUp.pages ?? []);
  onProgress(`memory over ${options.memoryDocuments} documents`);
  const paths = documents.map(({ path }) => path);
  const samples = await measureMemory(paths, options.memoryDocuments);
  onProgress("the largest document alone");
  const { peakMb } = await coldStart("engine", largest.path);
  const { peakMb: pdfjsPeakMb } = await coldStart("pdfjs", largest.path);

  const ratios = ratiosOf(series);
  const alone = { name: largest.name, pages: largest.pages, peakMb, pdfjsPeakMb };
  const first = { name: smallest.name, pages: smallest.pages };
  const contenders = series.map(contenderReport);
  const accuracy = await scoreAnswers(documents, answersFolder("engine-1"), folders);
  return {
    date,
    command,
    machine,
    versions: { pdfjs: pdfjsVersion(), pdftotext: pdftotextVersion() },
    rounds: options.rounds,
    otherCores: spreadOf(series.flatMap(({ rounds }) => rounds.map(({ otherCores }) => otherCores))),
    documents: documents.map(({ name }, index) => ({ name, pages: series[0]?.warmUp.pages[index] ?? 0 })),
    contenders,
    ratios,
    first,
    memory: memoryReport(MEMORY_CONTENDER.threads, samples),
    largest: alone,
    accuracy,
    verifications: [
      verifyReadings(series),
      verifyPages(documents, series),
      verifyRounds(series),
      verifyAnswers(documents, series, answersFolder),
    ],
    targets: targetsOf({ ratios, first, largest: alone, accuracy, contenders }),
  };
}
