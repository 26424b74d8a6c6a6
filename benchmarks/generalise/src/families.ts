import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { createEngine } from "@paylift/engine";
import { hasTextLayer, type Scorer } from "@paylift/benchmark-extract";
import { read, recognisedProvider, type Answer } from "./read.ts";
import { scoreGroup, type GroupScore } from "./score.ts";

export interface CorpusDocument {
  name: string;
  pdf: string;
  truth: { _meta: { family: string } };
}

/** How a family is read by an engine that knows no provider of it. */
export interface FamilyScore extends GroupScore {
  /** Slugs of the providers that were switched off for it. */
  excluded: string[];
}

/** Documents of a corpus whose every page has a text layer, by family, sorted. */
export function corpusFamilies(folder: string): Map<string, CorpusDocument[]> {
  const names = readdirSync(folder)
    .filter((file) => file.endsWith(".truth.json") && hasTextLayer(file))
    .map((file) => file.slice(0, -".truth.json".length))
    .toSorted();
  const families = new Map<string, CorpusDocument[]>();
  for (const name of names) {
    const truth = JSON.parse(
      readFileSync(join(folder, `${name}.truth.json`), "utf8"),
    ) as CorpusDocument["truth"];
    const { family } = truth._meta;
    families.set(family, [
      ...(families.get(family) ?? []),
      { name, pdf: join(folder, `${name}.pdf`), truth },
    ]);
  }
  return families;
}

/** Reads a family without every provider that recognises one of its documents, and scores the answers. */
export async function leaveFamilyOut(
  family: string,
  documents: readonly CorpusDocument[],
  { scoreDocument }: Scorer,
): Promise<FamilyScore> {
  const excluded = new Set<string>();
  for (;;) {
    const answers = await readWithout([...excluded], documents);
    const recognised = answers.map(recognisedProvider).filter((provider) => provider !== null);
    if (recognised.length === 0) {
      const scored = documents.map(({ name, truth }, index) => ({
        name,
        ...scoreDocument(truth, answers[index]),
      }));
      return { ...scoreGroup(family, scored), excluded: [...excluded].toSorted() };
    }
    for (const provider of recognised) excluded.add(provider);
  }
}

async function readWithout(
  excludeProviders: readonly string[],
  documents: readonly CorpusDocument[],
): Promise<Answer[]> {
  const engine = await createEngine({ threads: 2, excludeProviders });
  try {
    return await Promise.all(documents.map(({ pdf }) => read(engine, pdf)));
  } finally {
    await engine.close();
  }
}
