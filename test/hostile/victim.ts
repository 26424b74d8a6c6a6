// A process that reads the documents named on its command line with the engine, and tells of each how it went.
// node victim.ts ENGINE_OPTIONS GOOD FILE...
import { readFile } from "node:fs/promises";
import { createEngine, EngineError, type Engine, type EngineOptions } from "@paylift/engine";

/** How one document went; one line of JSON each. */
export interface Report {
  file: string;
  /** Code of the error, or `read`; anything else is a defect, and says what was thrown. */
  code: string;
  /** Seconds until the answer. */
  seconds: number;
  confidence: number | null;
  /** Whether a good document was read right afterwards. */
  readsOn: boolean;
  /** The process' highest resident memory so far, in MiB. */
  peakMb: number;
}

const [options = "{}", good = "", ...files] = process.argv.slice(2);
// As a service keeps it: one engine for all, so that what came before must not show.
const engine = await createEngine({ threads: 1, ...(JSON.parse(options) as EngineOptions) });
const goodBytes = await readFile(good);
for (const file of files) console.log(JSON.stringify(await tell(engine, file)));
await engine.close();

async function tell(reader: Engine, file: string): Promise<Report> {
  const bytes = await readFile(file);
  const start = performance.now();
  let code = "read";
  let confidence: number | null = null;
  try {
    confidence = (await reader.extract(bytes)).confidence_score;
  } catch (error) {
    code = error instanceof EngineError ? error.code : `untyped ${String(error)}`;
  }
  const seconds = Math.round(performance.now() - start) / 1000;
  const readsOn = await reader.extract(goodBytes).then(
    ({ canonical_output }) => canonical_output.totals?.net_pay === 2300,
    () => false,
  );
  const peakMb = Math.round(process.resourceUsage().maxRSS / 1024);
  return { file, code, seconds, confidence, readsOn, peakMb };
}
