import { generateAdversarial } from "../adversarial/generate.ts";
import { ADVERSARIAL_LAYOUTS } from "../adversarial/layouts/index.ts";
import { corpusFamilies, type CorpusDocument } from "../families.ts";
import type { DraftCase } from "./measure.ts";

/** Layouts of the corpus with all their consistent documents, then generated ones with one document each, by seed. */
export async function* draftCases(
  folder: string,
  { filter, seeds }: { filter: string | null; seeds: number },
): AsyncGenerator<DraftCase> {
  const isWanted = (layout: string): boolean => filter === null || layout.includes(filter);
  for (const documents of corpusFamilies(folder).values())
    for (const [layout, ofLayout] of byLayout(documents))
      if (isWanted(layout))
        yield { name: layout, layout, samples: ofLayout.map(({ pdf, truth }) => ({ source: pdf, truth })) };
  for (const { name: layout } of ADVERSARIAL_LAYOUTS.filter(({ name }) => isWanted(name)))
    for (let seed = 1; seed <= seeds; seed++) {
      const { name, pdf, truth } = await generateAdversarial(layout, seed);
      yield { name, layout, samples: [{ source: pdf, truth }] };
    }
}

/** What a misprint would spoil is no sample of a layout. */
const MISPRINTED = /-inconsistent-/;
const LAYOUT = /^(?<layout>.+-v\d+)-/;

function byLayout(documents: readonly CorpusDocument[]): Map<string, CorpusDocument[]> {
  const consistent = documents.filter(({ name }) => !MISPRINTED.test(name));
  return Map.groupBy(consistent, ({ name }) => LAYOUT.exec(name)?.groups?.["layout"] ?? name);
}
