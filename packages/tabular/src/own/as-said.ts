import type { Check, ConfidenceReason, Evidence, ExtractionResult } from "@paylift/engine";
import type { PlacedCell } from "../layout/place.ts";
import { cellName } from "../workbook/reference.ts";
import type { PlacedRows } from "./placed-rows.ts";
import type { SaidOutput } from "./said-output.ts";

/**
 * A result of an exported workbook with the output that its cells say. The checks, the confidence and its reasons are those of the reading;
 * they name the fields as the output has them.
 */
export function asSaid(
  read: ExtractionResult,
  { output, places }: SaidOutput,
  rows: PlacedRows,
): ExtractionResult {
  const evidence = evidenceOf(places, rows);
  const byCell = new Map(Object.entries(evidence).map(([path, [place]]) => [place!.cell, path]));
  const pathOf = (path: string): string | undefined => byCell.get(read.evidence[path]?.[0]?.cell);
  const subject = (person: string): string =>
    (pathOf(`${person}.name`) ?? pathOf(`${person}.employee_id`))?.replace(/\.\w+$/, "") ?? person;
  return {
    ...read,
    canonical_output: output,
    evidence,
    unclaimed: read.unclaimed.filter(({ cell }) => !byCell.has(cell)),
    checks: read.checks.map((check): Check => ({
      ...check,
      id: check.id.replace(/employees\[\d+\]/, subject),
      members: check.members.flatMap((path) => pathOf(path) ?? []),
    })),
    confidence_reasons: read.confidence_reasons.map((reason): ConfidenceReason =>
      reason.fields === undefined
        ? reason
        : { ...reason, fields: reason.fields.flatMap((path) => pathOf(path) ?? []) },
    ),
  };
}

function evidenceOf(places: SaidOutput["places"], rows: PlacedRows): Record<string, Evidence[]> {
  const evidence: Record<string, Evidence[]> = {};
  for (const [path, place] of places) {
    const found = rows.at(place);
    if (found === null) continue;
    const cell = `${place.sheet}!${cellName(place.column, place.row)}`;
    evidence[path] = [{ page: found.page, ...textOf(found.placed), cell }];
  }
  return evidence;
}

function textOf({ words }: PlacedCell): Pick<Evidence, "box" | "text"> {
  const { x0, top, bottom } = words[0]!;
  return { box: { x0, top, x1: words.at(-1)!.x1, bottom }, text: words.map(({ text }) => text).join(" ") };
}
