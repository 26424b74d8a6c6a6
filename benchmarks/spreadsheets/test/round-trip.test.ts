import { readdirSync, readFileSync } from "node:fs";
import { test } from "tap";
import type { CanonicalOutput } from "@paylift/canonical";
import { resultXlsx } from "@paylift/tabular";
import { readSpreadsheet } from "@paylift/tabular/read";

const FIXTURES = new URL("../../generalise/test/fixtures/authored/", import.meta.url);
/** Every so many of them: documents of one family stand beside each other. */
const STEP = 6;

const UNSCORED = { confidence_score: null, confidence_reasons: [], checks: [], unclaimed: [] };
const truths = readdirSync(FIXTURES)
  .filter((name) => name.endsWith(".truth.json"))
  .filter((_, at) => at % STEP === 0);

for (const name of truths) {
  test(`${name}: exported and read again it is the same in every field`, async (t) => {
    const output: CanonicalOutput & { _meta?: unknown; _inconsistencies?: unknown } = JSON.parse(
      readFileSync(new URL(name, FIXTURES), "utf8"),
    );
    // What is said of the drawing is no part of the output.
    delete output._meta;
    delete output._inconsistencies;
    const { result } = readSpreadsheet(resultXlsx({ ...UNSCORED, canonical_output: output }));
    t.same(result.canonical_output, output);
  });
}
