import { footingOf } from "../compete/footing.ts";
import type { FormatReading } from "./read-format.ts";

/** A variant that leaves this share of a page's figures aside was made for another layout with the same words. */
const LEFT_ASIDE = 0.2;
/** What another reading has to explain more, as a share of all figures. */
const MARGIN = 0.2;

/** Whether a reading leaves so much of a document aside that it was hardly meant for it. */
export function explainsLittle({ lines }: FormatReading): boolean {
  let [all, unclaimed] = [0, 0];
  for (const { tokens } of lines)
    for (const { moneyLike, claim } of tokens) {
      if (!moneyLike) continue;
      all++;
      if (claim === null) unclaimed++;
    }
  return unclaimed > LEFT_ASIDE * all;
}

/** Whether the figures of a document foot clearly better as one reading has them than as another. */
export function explainsMore(reading: FormatReading, other: FormatReading): boolean {
  return scoreOf(reading) > scoreOf(other) + MARGIN;
}

function scoreOf({ ledger, checks, lines }: FormatReading): number {
  const figures = lines.flatMap(({ tokens }) => tokens.filter(({ moneyLike }) => moneyLike));
  return footingOf(ledger, checks, figures).score;
}
