import { createEngine } from "@paylift/engine";
import { readByEngine } from "./contenders.ts";
import type { Picture } from "./scan.ts";

const PAGES = 4;

/** Seconds of wall clock that one scan of several pages takes one thread, and two. Only an idle machine tells. */
export async function wallOfThreads(
  picture: Picture,
): Promise<{ pages: number; oneS: number; twoS: number }> {
  const [oneS, twoS] = [await wallOf(picture, 1), await wallOf(picture, 2)];
  return { pages: PAGES, oneS, twoS };
}

async function wallOf(picture: Picture, threads: number): Promise<number> {
  const engine = await createEngine({ threads, deadlineMs: 600_000 });
  try {
    // Every thread loads its recogniser first.
    await readByEngine(engine, picture, threads);
    return (await readByEngine(engine, picture, PAGES)).wallS;
  } finally {
    await engine.close();
  }
}
