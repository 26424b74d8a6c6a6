import { test } from "tap";
import { EngineError, type ExtractionResult } from "../../src/index.ts";
import { drawnPdf } from "../support/drawn-pdf.ts";
import { extractBytes } from "../support/extract-bytes.ts";
import { faultsOf } from "./variation.ts";
import { variations } from "./variations.ts";

/** From here on a confidence says that figures, ids, names and people may be used as they are. */
const TRUSTED = 0.85;
/** How many of the documents are read without a fault today; it may only rise. */
const RIGHT = 241;

async function readOrCode(pdf: Uint8Array): Promise<ExtractionResult | string> {
  try {
    return await extractBytes(pdf);
  } catch (error) {
    if (error instanceof EngineError) return error.code;
    throw error;
  }
}

test("documents that look right to whoever is not careful: nothing is wrong and confident, none is refused", async (t) => {
  const drawn = variations(1);
  t.ok(drawn.length >= 200, `${drawn.length} documents`);
  let right = 0;
  for (const variation of drawn) {
    const result = await readOrCode(drawnPdf(...variation.pages));
    if (typeof result === "string") {
      t.fail(`${variation.name}: ${result}`);
      continue;
    }
    const faults = faultsOf(variation, result);
    if (faults.length === 0) right++;
    else if (result.confidence_score >= TRUSTED) t.same(faults, [], variation.name);
  }
  t.ok(right >= RIGHT, `${right} of ${drawn.length} are right, ${RIGHT} at least`);
});
