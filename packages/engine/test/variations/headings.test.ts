import { test } from "tap";
import { drawnPdf } from "../support/drawn-pdf.ts";
import { extractBytes } from "../support/extract-bytes.ts";
import { Random } from "../support/random.ts";
import { turnedHeadings } from "./headings.ts";
import { faultsOf } from "./variation.ts";

test("beside turned headings an upright one heads its own column alone", async (t) => {
  for (const angle of [45, 90, 270]) {
    for (const seed of [1, 2, 3]) {
      const variation = turnedHeadings(new Random(seed), angle, "all money");
      t.same(faultsOf(variation, await extractBytes(drawnPdf(...variation.pages))), [], `${angle}, ${seed}`);
    }
  }
});
