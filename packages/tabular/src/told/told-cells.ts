import { getAtPath, parseFieldPath, setAtPath } from "@paylift/canonical";
import type { Box, ExtractionResult } from "@paylift/engine";
import type { LaidOutPage } from "../layout/lay-out.ts";
import type { PlacedCell } from "../layout/place.ts";
import { cellName } from "../workbook/reference.ts";
import { cellsAt } from "./cells-at.ts";

interface Place {
  page: number;
  box: Box;
  text: string;
  cell?: string;
}

/** A result whose every place is a cell, and whose texts are those of the cells that they were read from. */
export function toldCells(result: ExtractionResult, pages: readonly LaidOutPage[]): ExtractionResult {
  const told = <P extends Place>(place: P): P => {
    const found = cellsAt(place, pages);
    const sheet = pages[place.page - 1]?.sheet ?? "";
    // Nobody else has the result yet, and a second one of all its places would be its memory again.
    if (found.length > 0) place.cell = nameOf(sheet, found);
    return place;
  };
  /** An error that was laid out as a sign for any, by its name. */
  const named = <P extends Place>(place: P): P => {
    const cell = cellsAt(place, pages).find((found) => found.cell.kind === "error")?.cell;
    return cell?.raw === undefined ? place : { ...place, text: cell.raw };
  };
  const { evidence } = result;
  for (const path in evidence) evidence[path]?.forEach(told);
  const areas = pages.flatMap(({ hidden }) => hidden);
  return {
    ...result,
    canonical_output: withTextsOfCells(result, pages),
    unclaimed: result.unclaimed.map(told),
    ...(result.unreadable === undefined ? {} : { unreadable: result.unreadable.map(told).map(named) }),
    ...(result.hidden_text === undefined
      ? {}
      : { hidden_text: result.hidden_text.map((text, at) => ({ ...text, cell: areas[at]?.name ?? "" })) }),
    evidence,
  };
}

/** `Payroll!C5`, or `Payroll!C5:D5` for several; a file of text has no name of a sheet. */
function nameOf(sheet: string, placed: readonly PlacedCell[]): string {
  const [first, last] = [placed[0]!, placed.at(-1)!].map(({ row, cell }) => cellName(cell.column, row));
  const range = first === last ? first : `${first}:${last}`;
  return sheet === "" ? `${range}` : `${sheet}!${range}`;
}

const TEXTS = /^employees\[\d+\]\.(?:employee_id|department|name|\w+\[\d+\]\.(?:code|description))$/;

/** A number that was laid out as an amount and turned out to be a text is what its cell holds. */
function withTextsOfCells(
  { canonical_output: output, evidence }: ExtractionResult,
  pages: readonly LaidOutPage[],
): ExtractionResult["canonical_output"] {
  const texts: { path: string; text: string }[] = [];
  // Of hundreds of thousands of paths a list beside them would be as large again.
  for (const path in evidence) {
    const place = evidence[path]?.[0];
    if (place === undefined || !TEXTS.test(path)) continue;
    const cell = cellsAt(place, pages)[0]?.cell;
    if (cell?.raw !== undefined && getAtPath(output, parseFieldPath(path)) === cell.text)
      texts.push({ path, text: cell.raw });
  }
  if (texts.length === 0) return output;
  const changed = structuredClone(output);
  for (const { path, text } of texts) setAtPath(changed, parseFieldPath(path), text);
  return changed;
}
