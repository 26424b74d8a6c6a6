import type { ExtractionResult } from "../../src/index.ts";
import type { ReaderChoice } from "../../src/api/engine.ts";
import { runDocument } from "../../src/pipeline/run-document.ts";

/** Reads a document in this thread, as a thread of the engine does; with the variants of the package. */
export async function extractBytes(
  pdf: Uint8Array,
  reader: ReaderChoice = "both",
): Promise<ExtractionResult> {
  const limits = { maxPages: 10, maxInflatedBytes: 2 ** 24 };
  const task = { password: null, ...limits, variants: [], excludeProviders: [], inspectPage: null, reader };
  return (await runDocument({ ...task, bytes: new Uint8Array(pdf) }, () => {})) as ExtractionResult;
}
