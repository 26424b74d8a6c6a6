import { readFileSync } from "node:fs";
import { readPages } from "../../../../packages/engine/src/pipeline/read-pages.ts";
import { StageClock } from "../../../../packages/engine/src/pipeline/stage-clock.ts";
import { textLayerDoubt } from "../../../../packages/engine/src/read/text-layer.ts";
import { resolveEngineOptions } from "../../../../packages/engine/src/options.ts";

/** No page of text is legible in fewer pixels. */
const LEGIBLE_PX = 300_000;
/** A page whose letters are drawn as paths has more of them. */
const DRAWN_LETTERS = 60;

/** Whether no page has to be looked at as an image. A document that cannot be opened counts as text: reading it says why. */
export async function isText(pdf: string): Promise<boolean> {
  const { maxPages, maxInflatedBytes } = resolveEngineOptions();
  const task = { bytes: readFileSync(pdf), password: null, maxPages, maxInflatedBytes };
  try {
    const { textPages, largestImagePx } = await readPages(task, () => {}, new StageClock());
    return textPages.every((page) => {
      const doubt = textLayerDoubt(page);
      if (doubt === null) return true;
      if (doubt === "unmapped_letters" || doubt === "no_language") return false;
      return largestImagePx < LEGIBLE_PX && (page.paths ?? 0) < DRAWN_LETTERS;
    });
  } catch {
    return true;
  }
}
