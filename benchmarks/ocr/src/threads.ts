import { median } from "@paylift/benchmark-extract/statistics.ts";
import { createEngine, type Engine } from "@paylift/engine";
import { readByEngine } from "./contenders.ts";
import type { Picture } from "./scan.ts";

const PAGES = 4;
/** Scans that one thread and two read in turn, the medians of which are told. */
const ROUNDS = 3;
/** Pages that every thread reads first. */
const WARMING = 4;

/** Seconds of wall clock that one scan of several pages takes one thread, and two. Only an idle machine tells. */
export async function wallOfThreads(
  picture: Picture,
): Promise<{ pages: number; oneS: number; twoS: number }> {
  const one = await createEngine({ threads: 1, cpuMs: 600_000 });
  const two = await createEngine({ threads: 2, cpuMs: 600_000 });
  try {
    await readByEngine(one, picture, WARMING);
    await readByEngine(two, picture, 2 * WARMING);
    const [oneS, twoS]: [number[], number[]] = [[], []];
    for (let round = 0; round < ROUNDS; round++) {
      oneS.push(await wallOf(one, picture));
      twoS.push(await wallOf(two, picture));
    }
    return { pages: PAGES, oneS: median(oneS), twoS: median(twoS) };
  } finally {
    await one.close();
    await two.close();
  }
}

async function wallOf(engine: Engine, picture: Picture): Promise<number> {
  return (await readByEngine(engine, picture, PAGES)).wallS;
}
