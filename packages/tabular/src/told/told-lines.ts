import type { Box, ExtractionResult } from "@paylift/engine";
import { printedLineAt, type PrintedPage } from "../printed/read-printed.ts";

interface Place {
  page: number;
  box: Box;
  cell?: string;
}

/** A result whose every place is a line of its file: `line 12`, as editors count them. */
export function toldLines(result: ExtractionResult, pages: readonly PrintedPage[]): ExtractionResult {
  const told = <P extends Place>(place: P): P => {
    const line = pages[place.page - 1]?.fileLines[printedLineAt((place.box.top + place.box.bottom) / 2)];
    return line === undefined ? place : { ...place, cell: `line ${line}` };
  };
  return {
    ...result,
    unclaimed: result.unclaimed.map(told),
    ...(result.unreadable === undefined ? {} : { unreadable: result.unreadable.map(told) }),
    evidence: Object.fromEntries(
      Object.entries(result.evidence).map(([path, places]) => [path, places.map(told)]),
    ),
  };
}
