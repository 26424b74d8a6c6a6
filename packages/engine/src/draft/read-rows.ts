import type { CellRow } from "../infer/cells/cells.ts";
import type { ItemReading } from "../interpret/reading.ts";
import type { Token } from "../layout/token.ts";
import type { DraftSample } from "./draft-sample.ts";

/** The rows of a sample by the tokens that stand in them. */
export function rowsByToken({ rows }: DraftSample): ReadonlyMap<Token, CellRow> {
  const byToken = new Map<Token, CellRow>();
  for (const row of rows) for (const token of row.line.tokens) byToken.set(token, row);
  return byToken;
}

/** The printed figures of a line of pay. */
export function figuresOfItem(item: ItemReading): Token[] {
  const { hours, rate, amount, taxableWages, ytdAmount } = item;
  return [hours, rate, amount, taxableWages, ytdAmount].flatMap((figure) => figure?.token ?? []);
}
