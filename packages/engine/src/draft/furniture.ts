import type { HeaderBand } from "./header-band.ts";
import { bodyRows } from "./header-band.ts";
import type { DraftSample } from "./draft-sample.ts";
import type { Names } from "./named.ts";
import { patternOf } from "./pattern-text.ts";

const FOOT = /\b(?:page|printed|run (?:date|time)|confidential|report id|copyright)\b/i;

/** Lines below the records that repeat on pages and say nothing of the pay, as patterns without their numbers. */
export function draftFurniture(samples: readonly DraftSample[], band: HeaderBand, names: Names): string[] {
  const pages = new Map<string, Set<string>>();
  samples.forEach((sample, index) => {
    for (const { line } of bodyRows(sample, band)) {
      const phrase = line.text.split("\t").find((text) => FOOT.test(text) && !names(text));
      if (phrase === undefined || line.tokens.some(({ moneyLike }) => moneyLike)) continue;
      const words = patternOf(phrase.replace(/\d+/g, "\u0000")).replaceAll("\u0000", String.raw`\d+`);
      const pattern = String.raw`(?:^|\t)${words}(?:\t|$)`;
      pages.set(pattern, (pages.get(pattern) ?? new Set()).add(`${index}/${line.page}`));
    }
  });
  return [...pages].filter(([, seen]) => seen.size > 1).map(([pattern]) => pattern);
}
