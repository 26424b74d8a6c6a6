import { getAtPath, parseFieldPath, setAtPath, type CanonicalOutput } from "@paylift/canonical";
import type { Box, ConfidenceReason, ExtractionResult } from "@paylift/engine";
import type { PlaceName } from "@paylift/engine/pages";
import type { LaidOutPage } from "../layout/lay-out.ts";
import type { PlacedCell } from "../layout/place.ts";
import { NO_VALUE } from "../office/number-cell.ts";
import { cellName } from "../workbook/reference.ts";
import { cellsAt } from "./cells-at.ts";

interface Place {
  page: number;
  box: Box;
  text: string;
  cell?: string;
}

/** The name of the cells that stand at a place. */
export function cellNames(pages: readonly LaidOutPage[]): PlaceName {
  return (place) => {
    const found = cellsAt(place, pages);
    return found.length === 0 ? null : nameOf(pages[place.page - 1]!.sheet, found);
  };
}

/**
 * A result whose every place is a cell, and whose texts are those of the cells that they were read from. Its evidence has the names of
 * `cellNames`. It is the same object, as nobody else has it yet: evidence is made when somebody asks for it.
 */
export function toldCells(result: ExtractionResult, pages: readonly LaidOutPage[]): ExtractionResult {
  const nameAt = cellNames(pages);
  const told = <P extends Place>(place: P): P => {
    const cell = nameAt(place);
    return cell === null ? place : { ...place, cell };
  };
  /** An error that was laid out as a sign for any, by its name. */
  const named = <P extends Place>(place: P): P => {
    const cell = cellsAt(place, pages).find((found) => found.cell.kind === "error")?.cell;
    return cell?.raw === undefined ? place : { ...place, text: cell.raw };
  };
  const { canonical_output: output, unclaimed, unreadable, hidden_text: hidden } = result;
  if (mayHoldLaidOut(output, pages)) result.canonical_output = withTexts(result, pages);
  const areas = pages.flatMap((page) => page.hidden);
  result.unclaimed = unclaimed.map(told);
  if (unreadable !== undefined) {
    result.unreadable = unreadable.map(told).map(named);
    result.confidence_reasons = withPlaces(result.confidence_reasons, result.unreadable);
  }
  if (hidden !== undefined)
    result.hidden_text = hidden.map((text, at) => ({ ...text, cell: areas[at]?.name ?? "" }));
  return result;
}

/** More would be a list. */
const MOST_PLACES = 5;

/** Reasons that say where no figure could be read, as a person has to look there: `Pay!C3 (#REF!)`. */
function withPlaces(reasons: readonly ConfidenceReason[], unreadable: readonly Place[]): ConfidenceReason[] {
  const places = unreadable
    .slice(0, MOST_PLACES)
    .map(({ cell, text }) => `${cell ?? "?"} (${text === NO_VALUE ? "no value" : text})`);
  const more = unreadable.length > MOST_PLACES ? ` and ${unreadable.length - MOST_PLACES} more` : "";
  return reasons.map((reason) =>
    reason.code === "unreadable_figures"
      ? { ...reason, message: `${reason.message}: ${places.join(", ")}${more}` }
      : reason,
  );
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

/** Whether a text of the output may be one that its cell was laid out as: then its evidence is asked, of which a large sheet has much. */
function mayHoldLaidOut({ employees }: CanonicalOutput, pages: readonly LaidOutPage[]): boolean {
  const texts = new Set<string | null>();
  for (const { employee_id, name, department, earnings, taxes, deductions, ...employer } of employees) {
    texts.add(employee_id).add(name).add(department);
    for (const lines of [
      earnings,
      taxes,
      deductions,
      employer.employer_taxes,
      employer.employer_contributions,
    ])
      for (const { code, description } of lines) texts.add(code).add(description);
  }
  return pages.some(({ lines }) =>
    lines.some((cells) => cells.some(({ cell: { raw, text } }) => raw !== undefined && texts.has(text))),
  );
}

const TEXTS = /^employees\[\d+\]\.(?:employee_id|department|name|\w+\[\d+\]\.(?:code|description))$/;

/** A number that was laid out as an amount and turned out to be a text is what its cell holds. */
function withTexts(
  { canonical_output: output, evidence }: ExtractionResult,
  pages: readonly LaidOutPage[],
): CanonicalOutput {
  const changed = structuredClone(output);
  for (const path in evidence) {
    if (!TEXTS.test(path)) continue;
    const [found] = cellsAt(evidence[path]![0]!, pages);
    const field = parseFieldPath(path);
    if (found?.cell.raw !== undefined && getAtPath(output, field) === found.cell.text)
      setAtPath(changed, field, found.cell.raw);
  }
  return changed;
}
