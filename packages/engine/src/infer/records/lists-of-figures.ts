import { setFigure } from "../../interpret/record-builder.ts";
import type { FigureName } from "../../variants/variant-schema.ts";
import type { Block, OpenBlocks } from "../blocks/open-blocks.ts";
import { isFigure, type Cell } from "../cells/cells.ts";
import { money } from "../figures/sums-of-lines.ts";
import { figureOfLabel } from "../vocabulary/figure-labels.ts";
import { totalScope } from "../vocabulary/total-labels.ts";

/** Takes the only number of somebody's line, or of the sum, in a list that is about a figure. False for other lines. */
export function takeOfList(
  blocks: OpenBlocks,
  { record }: Block,
  figure: FigureName | null,
  cells: readonly Cell[],
): boolean {
  const [only, other] = cells.filter(isFigure);
  if (figure === null || record.scope !== "check" || only === undefined || other !== undefined) return false;
  const label = cells.find(({ number }) => number === null);
  if (label === undefined) return setFigure(record, figure, money(only));
  // A line with a label of its own is about that.
  if (totalScope(label.text) === null || figureOfLabel(label.text) !== figure) return false;
  return setFigure(blocks.beginTotal("company", only.page), figure, money(only));
}
