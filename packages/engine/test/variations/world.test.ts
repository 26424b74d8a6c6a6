import { test, type Test } from "tap";
import type { ExtractionResult } from "../../src/index.ts";
import { drawnPdf } from "../support/drawn-pdf.ts";
import { extractBytes } from "../support/extract-bytes.ts";
import { Random } from "../support/random.ts";
import { figuresSet, SETTINGS } from "./figures.ts";
import { CONVENTIONS, moneyOfTheWorld } from "./money.ts";
import { NAMINGS, namesOfTheWorld } from "./names.ts";
import { faultsOf, type Variation } from "./variation.ts";

/** Four digits alone are taken for the number of somebody or something. */
const NOT_YET = "whole units without groups";
const SEEDS = [1, 2, 3];

async function isRight(t: Test, variation: Variation, seed: number): Promise<ExtractionResult> {
  const result = await extractBytes(drawnPdf(...variation.pages));
  t.same(faultsOf(variation, result), [], `${variation.name}, ${seed}`);
  return result;
}

test("money is read as it is printed all over the world", async (t) => {
  for (const [convention, { currency = "USD" }] of Object.entries(CONVENTIONS)) {
    if (convention === NOT_YET) continue;
    for (const seed of SEEDS) {
      const result = await isRight(t, moneyOfTheWorld(new Random(seed), convention), seed);
      t.equal(result.canonical_output.currency, currency, convention);
    }
  }
});

test("people have the names that are printed, whatever names they are", async (t) => {
  for (const kind of Object.keys(NAMINGS))
    for (const seed of SEEDS) await isRight(t, namesOfTheWorld(new Random(seed), kind), seed);
});

test("figures are read however they are set, without the notes behind them", async (t) => {
  for (const setting of Object.keys(SETTINGS))
    for (const seed of SEEDS) await isRight(t, figuresSet(new Random(seed), setting), seed);
});
