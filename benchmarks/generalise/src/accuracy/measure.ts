import { createEngine, type EngineOptions } from "@paylift/engine";
import type { Scorer } from "@paylift/benchmark-extract";
import { switchOff, type ReaderPart } from "../../../../packages/engine/src/understand/switched-off.ts";
import { read, type Answer } from "../read.ts";
import { figuresOf, type SetFigures } from "./figures.ts";
import { readHere, type Switches } from "./read-here.ts";
import { scoreAnswer, type DocumentScore } from "./score-document.ts";
import type { AccuracySet } from "./sets.ts";
import { isText } from "./text-layer.ts";

/** Documents at a time: the machine may have other work. */
const THREADS = 2;
/** What is measured is no matter of time. */
const CPU_MS = 300_000;

/** How documents are read: with options of the engine, and without parts of the joint reader. */
export interface Reading {
  switches: Switches;
  without: readonly ReaderPart[];
}

/** Reads the documents of sets whose pages are text, and adds up their scores. */
export async function measureSets(
  sets: readonly AccuracySet[],
  { switches, without }: Reading,
  scorer: Scorer,
  say: (message: string) => void,
): Promise<Map<string, SetFigures>> {
  const figures = new Map<string, SetFigures>();
  const measure = async (reader: (pdf: string) => Promise<Answer>): Promise<void> => {
    for (const set of sets) {
      say(`${set.name}: ${set.documents.length} documents`);
      figures.set(set.name, await measureSet(set, reader, scorer));
    }
  };
  if (without.length > 0) {
    switchOff(without);
    await measure((pdf) => readHere(pdf, switches));
    return figures;
  }
  const options = { threads: THREADS, cpuMs: CPU_MS, ...switches } as EngineOptions;
  const engine = await createEngine(options);
  try {
    await measure((pdf) => read(engine, pdf));
    return figures;
  } finally {
    await engine.close();
  }
}

async function measureSet(
  { documents }: AccuracySet,
  reader: (pdf: string) => Promise<Answer>,
  scorer: Scorer,
): Promise<SetFigures> {
  const scores: DocumentScore[] = [];
  let scans = 0;
  const queue = documents.values();
  const lane = async (): Promise<void> => {
    for (const document of queue) {
      if (await isText(document.pdf)) scores.push(scoreAnswer(document, await reader(document.pdf), scorer));
      else scans++;
    }
  };
  await Promise.all(Array.from({ length: THREADS }, lane));
  return figuresOf(scores, scans);
}
