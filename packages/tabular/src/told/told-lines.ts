import type { Box, ExtractionResult } from "@paylift/engine";
import type { PlaceName } from "@paylift/engine/pages";
import { printedLineAt, type PrintedPage } from "../printed/read-printed.ts";

interface Place {
  page: number;
  box: Box;
  cell?: string;
}

/** The name of the line of the file that stands at a place: `line 12`, as editors count them. */
export function lineNames(pages: readonly PrintedPage[]): PlaceName {
  return ({ page, box }) => {
    const line = pages[page - 1]?.fileLines[printedLineAt((box.top + box.bottom) / 2)];
    return line === undefined ? null : `line ${line}`;
  };
}

/** A result whose every place is a line of its file. Its evidence has the names of `lineNames`; it is the same object, as nobody else has it yet. */
export function toldLines(result: ExtractionResult, pages: readonly PrintedPage[]): ExtractionResult {
  const nameAt = lineNames(pages);
  const told = <P extends Place>(place: P): P => {
    const cell = nameAt(place);
    return cell === null ? place : { ...place, cell };
  };
  result.unclaimed = result.unclaimed.map(told);
  if (result.unreadable !== undefined) result.unreadable = result.unreadable.map(told);
  return result;
}
