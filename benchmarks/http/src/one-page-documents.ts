import { createEngine } from "@paylift/engine";
import { generateSample, LAYOUTS } from "@paylift/samples";

const SEEDS = 8;

/** Different documents of one page each, of every layout that has room for one. */
export async function onePageDocuments(): Promise<Uint8Array[]> {
  const engine = await createEngine({ threads: 1 });
  const documents: Uint8Array[] = [];
  for (const layout of LAYOUTS.map(({ name }) => name)) {
    for (let seed = 0; seed < SEEDS; seed += 1) {
      const { pdf } = await generateSample({ layout, seed, employees: 2 });
      const { pages } = await engine.extract(pdf.slice());
      if (pages.length === 1) documents.push(pdf);
    }
  }
  await engine.close();
  return documents;
}
