import type { ReadPage } from "../read/page-reader.ts";
import { idsInForm } from "../repair/same-ids.ts";
import { doubtScans } from "./doubt-scans.ts";
import type { Repaired } from "./repair-proof.ts";
import { repairScans } from "./repair-scans.ts";
import { replaced } from "./replaced.ts";
import type { LookedAt } from "./scans/look-again.ts";
import { settleCodes } from "./settle-codes.ts";
import { settleNames } from "./settle-names.ts";
import type { Understanding } from "./understand.ts";
import { changedWord } from "../read/text-word.ts";

/**
 * Settles by what a document says as a whole what its scanned pages left open: ids by the form of the others, figures,
 * names and the company's code by another look, and what then breaks a sum by correction, where there is only one. `done` is told of each page that was
 * looked at once more.
 */
export async function settleScans(
  pages: readonly ReadPage[],
  understand: (pages: readonly ReadPage[]) => Understanding,
  document: LookedAt,
  done: () => void,
): Promise<Repaired> {
  const first = understand(pages);
  if (document.uprights.every((upright) => upright === null))
    return { pages, understanding: first, repairs: [] };
  const ids = idsInForm(first.interpretation.reading).map(
    ({ word, text }) => [word, changedWord(word, { text })] as const,
  );
  const spelled = replaced(pages, new Map(ids));
  const settled = await settleCodes(spelled, first, document, done);
  const understood = settled === pages ? first : understand(settled);
  const named = await settleNames(settled, understood, document, done);
  const doubted = await doubtScans(
    named,
    named === settled ? understood : understand(named),
    understand,
    document,
    done,
  );
  return repairScans(doubted.pages, doubted.understanding, understand);
}
