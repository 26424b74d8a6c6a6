import type { Box } from "@paylift/engine";
import type { LaidOutPage } from "../layout/lay-out.ts";
import { lineAt } from "../layout/page-words.ts";
import type { PlacedCell } from "../layout/place.ts";

/** The cells whose text stands in a box of a page, left to right. */
export function cellsAt(
  { page, box }: { readonly page: number; readonly box: Box },
  pages: readonly LaidOutPage[],
): PlacedCell[] {
  const line = pages[page - 1]?.lines[lineAt((box.top + box.bottom) / 2)] ?? [];
  const found: PlacedCell[] = [];
  for (const placed of line) {
    const { words } = placed;
    if (words.length > 0 && words[0]!.x0 < box.x1 && words.at(-1)!.x1 > box.x0) found.push(placed);
  }
  return found;
}
