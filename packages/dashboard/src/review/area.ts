import type { Evidence, Printed } from "../api/types.ts";
import type { PageArea } from "../pdf/page-area.ts";
import { unclaimedIndex } from "./page-boxes-of.ts";

/** What a box dragged over a page covers, by what can be said of it. */
export interface Area {
  /** Paths of what was read. */
  readonly fields: readonly string[];
  /** Figures that became no field. */
  readonly figures: readonly Printed[];
  /** Other text. */
  readonly phrases: readonly Printed[];
}

export function areaOf({ names, phrases }: PageArea, { unclaimed }: Evidence): Area {
  const figures = names.flatMap((name) => unclaimed[unclaimedIndex(name) ?? -1] ?? []);
  return { fields: names.filter((name) => unclaimedIndex(name) === null), figures, phrases };
}

/** The text to the left of a figure, in its line: most likely its label. */
export function labelOf({ box }: Printed, phrases: readonly Printed[]): string {
  const middle = (box.top + box.bottom) / 2;
  return phrases
    .filter((phrase) => phrase.box.top < middle && phrase.box.bottom > middle && phrase.box.x0 < box.x0)
    .map(({ text }) => text)
    .join(" ");
}
