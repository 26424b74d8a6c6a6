import type { HeaderBand } from "./header-band.ts";
import { bodyRows } from "./header-band.ts";
import type { DraftSample } from "./draft-sample.ts";
import { patternOf } from "./pattern-text.ts";

const FOOT = /\b(?:page|printed|run (?:date|time)|confidential|report id|copyright)\b/i;

/** Lines below the records that repeat on pages and say nothing of the pay, as patterns without their numbers. */
export function draftFurniture(samples: readonly DraftSample[], band: HeaderBand): string[] {
  const pages = new Map<string, Set<string>>();
  samples.forEach((sample, index) => {
    for (const { line } of bodyRows(sample, band)) {
      if (!FOOT.test(line.text) || line.tokens.some(({ moneyLike }) => moneyLike)) continue;
      const pattern = `^${patternOf(line.text.replace(/\d+/g, "\u0000")).replaceAll("\u0000", String.raw`\d+`)}$`;
      pages.set(pattern, (pages.get(pattern) ?? new Set()).add(`${index}/${line.page}`));
    }
  });
  return [...pages].filter(([, seen]) => seen.size > 1).map(([pattern]) => pattern);
}
