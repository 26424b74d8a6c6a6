import { createEngine, type Engine, type EngineOptions } from "@paylift/engine";
import type { Scorer } from "@paylift/benchmark-extract";
import { read } from "../read.ts";
import { figuresOf, type SetFigures } from "./figures.ts";
import { scoreAnswer, type DocumentScore } from "./score-document.ts";
import type { AccuracySet } from "./sets.ts";
import { isText } from "./text-layer.ts";

/** Documents at a time: the machine may have other work. */
const THREADS = 2;
/** What is measured is no matter of time. */
const CPU_MS = 300_000;

/** Reads the documents of sets whose pages are text, with these switches of the engine, and adds up their scores. */
export async function measureSets(
  sets: readonly AccuracySet[],
  switches: Readonly<Record<string, unknown>>,
  scorer: Scorer,
  say: (message: string) => void,
): Promise<Map<string, SetFigures>> {
  const options = { threads: THREADS, cpuMs: CPU_MS, ...switches } as EngineOptions;
  const engine = await createEngine(options);
  try {
    const figures = new Map<string, SetFigures>();
    for (const set of sets) {
      say(`${set.name}: ${set.documents.length} documents`);
      figures.set(set.name, await measureSet(set, engine, scorer));
    }
    return figures;
  } finally {
    await engine.close();
  }
}

async function measureSet({ documents }: AccuracySet, engine: Engine, scorer: Scorer): Promise<SetFigures> {
  const scores: DocumentScore[] = [];
  let scans = 0;
  const queue = documents.values();
  const lane = async (): Promise<void> => {
    for (const document of queue) {
      if (await isText(document.pdf))
        scores.push(scoreAnswer(document, await read(engine, document.pdf), scorer));
      else scans++;
    }
  };
  await Promise.all(Array.from({ length: THREADS }, lane));
  return figuresOf(scores, scans);
}
