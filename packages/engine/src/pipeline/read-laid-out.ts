import type { ReaderChoice } from "../api/engine.ts";
import type { ExtractionResult } from "../api/result.ts";
import { EvidenceMap, type PlaceName } from "../canonicalise/evidence.ts";
import { EngineError } from "../errors.ts";
import type { ReadPage } from "../read/page-reader.ts";
import { prove } from "./prove.ts";
import type { PageWay } from "./scans/read-scans.ts";
import { StageClock } from "./stage-clock.ts";
import { understand } from "./understand.ts";
import { usedReader } from "./used-reader.ts";

/** Its words were told, and not read off a page. */
export const AS_TOLD: PageWay = { source: "text", doubt: null, failure: null, upright: null };

/**
 * Reads words that the caller has laid out on pages, as an unknown layout is read: no format variant is asked. Works in the
 * thread that calls, and is bounded by counts alone. Evidence has the names that `nameOf` gives its places as their `cell`. Throws `EngineError` (`no_payroll_content`).
 */
export function readLaidOut(
  pages: readonly ReadPage[],
  reader: ReaderChoice = "both",
  nameOf?: PlaceName,
): ExtractionResult {
  const clock = new StageClock();
  const understanding = understand(pages, [], clock, { reader });
  if (!understanding.isPayroll)
    throw new EngineError("no_payroll_content", "nothing in the document shows that it is payroll", {
      pages: pages.length,
    });
  return prove({
    ...understanding,
    pages,
    ways: pages.map(() => AS_TOLD),
    unexplained: [],
    byVotes: null,
    voting: null,
    reader: usedReader(understanding),
    repairs: [],
    evidence: new EvidenceMap(nameOf),
    clock,
  });
}
