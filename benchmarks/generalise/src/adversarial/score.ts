import { createEngine } from "@paylift/engine";
import type { Scorer } from "@paylift/benchmark-extract";
import { read } from "../read.ts";
import { scoreGroup, type GroupScore, type NamedScore } from "../score.ts";
import { generateAdversarial } from "./generate.ts";
import { ADVERSARIAL_LAYOUTS } from "./layouts/index.ts";

/** Reads and scores documents of each layout, with seeds from 1 on. */
export async function scoreAdversarial(seeds: number, { scoreDocument }: Scorer): Promise<GroupScore[]> {
  const engine = await createEngine({ threads: 2 });
  try {
    const groups: GroupScore[] = [];
    for (const { name } of ADVERSARIAL_LAYOUTS) {
      const scored: NamedScore[] = [];
      for (let seed = 1; seed <= seeds; seed++) {
        const document = await generateAdversarial(name, seed);
        const answer = await read(engine, document.pdf);
        scored.push({ name: document.name, ...scoreDocument(document.truth, answer) });
      }
      groups.push(scoreGroup(name, scored));
    }
    return groups;
  } finally {
    await engine.close();
  }
}
