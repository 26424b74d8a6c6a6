import { test } from "tap";
import type { ExtractionResult } from "../../src/index.ts";
import { drawnPdf } from "../support/drawn-pdf.ts";
import { extractBytes } from "../support/extract-bytes.ts";
import { Random } from "../support/random.ts";
import { CONVENTIONS, moneyOfTheWorld } from "./money.ts";
import { faultsOf } from "./variation.ts";

/** Four digits alone are taken for the number of somebody or something. */
const NOT_YET = "whole units without groups";
const SEEDS = [1, 2, 3];

test("money is read as it is printed all over the world", async (t) => {
  for (const [convention, { currency = "USD" }] of Object.entries(CONVENTIONS)) {
    if (convention === NOT_YET) continue;
    for (const seed of SEEDS) {
      const variation = moneyOfTheWorld(new Random(seed), convention);
      const result: ExtractionResult = await extractBytes(drawnPdf(...variation.pages));
      t.same(faultsOf(variation, result), [], `${convention}, ${seed}`);
      t.equal(result.canonical_output.currency, currency, convention);
    }
  }
});
