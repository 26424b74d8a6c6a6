import { getAtPath, parseFieldPath, setAtPath, type CanonicalOutput } from "@paylift/canonical";
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
  const told = <P extends Place>(place: P): P => inCells(place, cellsAt(place, pages), pages);
  /** An error that was laid out as a sign for any, by its name. */
  const named = <P extends Place>(place: P): P => {
    const cell = cellsAt(place, pages).find((found) => found.cell.kind === "error")?.cell;
    return cell?.raw === undefined ? place : { ...place, text: cell.raw };
  };
  const { canonical_output: output, evidence } = result;
  const texts: TextOfCell[] = [];
  // One after the other, as nobody else has the result yet: a second one of hundreds of thousands would be their memory again.
  for (const path in evidence)
    evidence[path] = evidence[path]!.map((place, at) => {
      const found = cellsAt(place, pages);
      const cell = at === 0 ? found[0]?.cell : undefined;
      if (cell?.raw !== undefined && TEXTS.test(path))
        texts.push({ path: parseFieldPath(path), laidOut: cell.text, text: cell.raw });
      return inCells(place, found, pages);
    });
  const areas = pages.flatMap(({ hidden }) => hidden);
  return {
    ...result,
    canonical_output: withTexts(output, texts),
    unclaimed: result.unclaimed.map(told),
    ...(result.unreadable === undefined ? {} : { unreadable: result.unreadable.map(told).map(named) }),
    ...(result.hidden_text === undefined
      ? {}
      : { hidden_text: result.hidden_text.map((text, at) => ({ ...text, cell: areas[at]?.name ?? "" })) }),
    evidence,
  };
}

function inCells<P extends Place>(place: P, found: readonly PlacedCell[], pages: readonly LaidOutPage[]): P {
  return found.length === 0 ? place : { ...place, cell: nameOf(pages[place.page - 1]!.sheet, found) };
}

/** `Payroll!C5`, or `Payroll!C5:D5` for several; a file of text has no name of a sheet. */
function nameOf(sheet: string, placed: readonly PlacedCell[]): string {
  const [first, last] = [placed[0]!, placed.at(-1)!];
  const range = placed.length === 1 ? nameOfCell(first) : `${nameOfCell(first)}:${nameOfCell(last)}`;
  return sheet === "" ? range : `${sheet}!${range}`;
}

function nameOfCell({ row, cell }: PlacedCell): string {
  return cellName(cell.column, row);
}

const TEXTS = /^employees\[\d+\]\.(?:employee_id|department|name|\w+\[\d+\]\.(?:code|description))$/;

/** A text that was laid out as an amount, as its cell holds it. */
interface TextOfCell {
  readonly path: ReturnType<typeof parseFieldPath>;
  readonly laidOut: string;
  readonly text: string;
}

/** A number that was laid out as an amount and turned out to be a text is what its cell holds. */
function withTexts(output: CanonicalOutput, texts: readonly TextOfCell[]): CanonicalOutput {
  const wrong = texts.filter(({ path, laidOut }) => getAtPath(output, path) === laidOut);
  if (wrong.length === 0) return output;
  const changed = structuredClone(output);
  for (const { path, text } of wrong) setAtPath(changed, path, text);
  return changed;
}
