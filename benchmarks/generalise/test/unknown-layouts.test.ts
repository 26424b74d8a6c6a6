import { test } from "tap";
import { ADVERSARIAL_LAYOUTS, generateAdversarial } from "@paylift/benchmark-generalise";
import { EngineError, type ExtractionResult } from "@paylift/engine";
import { sharedEngine } from "../../../packages/engine/test/support/shared-engine.ts";
import { countFigures, f1Of, isMoneyRight, type FigureCount } from "../../../test/support/money-f1.ts";

const SEEDS = [1, 2];
/** From here on a confidence says that the figures are proved. */
const SURE = 0.95;
/** What inference reaches today over these documents; it may only rise. */
const MONEY_F1_FLOOR = 0.99;

const engine = await sharedEngine();

/** Seeds of documents that were once wrong and sure. */
const ONCE_SILENT: Readonly<Record<string, readonly number[]>> = {
  lanes: [28, 36, 47, 80, 184, 190],
  grid: [134, 162, 172, 259, 279],
  transposed: [296],
};

async function readOrNothing(pdf: Uint8Array): Promise<ExtractionResult | null> {
  try {
    return await engine.extract(pdf);
  } catch (error) {
    if (error instanceof EngineError) return null;
    throw error;
  }
}

test("layouts that no provider has: never wrong and sure, and not worse than before", async (t) => {
  const readings = ADVERSARIAL_LAYOUTS.flatMap(({ name: layout }) =>
    SEEDS.map(async (seed): Promise<FigureCount> => {
      const { name, pdf, truth } = await generateAdversarial(layout, seed);
      const result = await readOrNothing(pdf);
      const read = result?.canonical_output ?? { ...truth, employees: [] };
      const confidence = result?.confidence_score ?? 0;
      if (confidence >= SURE) t.ok(isMoneyRight(truth, read), `${name}: right, as its confidence says`);
      return countFigures(truth, read);
    }),
  );
  const counts = await Promise.all(readings);
  t.equal(counts.length, ADVERSARIAL_LAYOUTS.length * SEEDS.length);
  const f1 = f1Of(counts);
  t.ok(f1 >= MONEY_F1_FLOOR, `money F1 ${f1.toFixed(3)} is at least ${MONEY_F1_FLOOR}`);
});

test("documents that were wrong and sure are right, or not sure", async (t) => {
  const readings = Object.entries(ONCE_SILENT).flatMap(([layout, seeds]) =>
    seeds.map(async (seed) => {
      const { name, pdf, truth } = await generateAdversarial(layout, seed);
      const result = await readOrNothing(pdf);
      const silent =
        result !== null && result.confidence_score >= SURE && !isMoneyRight(truth, result.canonical_output);
      t.notOk(silent, name);
    }),
  );
  await Promise.all(readings);
});

test("the same layout and seed make the same document", async (t) => {
  for (const { name } of ADVERSARIAL_LAYOUTS)
    t.same(await generateAdversarial(name, 7), await generateAdversarial(name, 7), name);
});
