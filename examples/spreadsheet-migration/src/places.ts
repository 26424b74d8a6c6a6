import type { ExtractionResult } from "@paylift/engine";
import type { ValidationReport } from "@paylift/validation";

/** Where somebody finds a figure: the page of a PDF, and the cell of a spreadsheet or the line of a text. */
export interface Place {
  page: number;
  cell: string | null;
  text: string;
}

/** A difference, and where both documents say it. */
export interface PlacedDifference {
  field: string;
  severity: string;
  cause: string;
  source: Place[];
  target: Place[];
}

/** Where in both documents each difference stands, so that nobody has to search. */
export function placesOf(
  report: ValidationReport,
  source: ExtractionResult,
  target: ExtractionResult,
): PlacedDifference[] {
  const titles = new Map(report.groups.map(({ id, title }) => [id, title]));
  return report.discrepancies.map(({ field_path: field, severity, group, evidence }) => ({
    field,
    severity,
    cause: titles.get(group) ?? "",
    source: evidence.source.flatMap((path) => placesOfPath(path, source)),
    target: evidence.target.flatMap((path) => placesOfPath(path, target)),
  }));
}

/** A person whom only one document has is found by the name. */
function placesOfPath(path: string, { evidence }: ExtractionResult): Place[] {
  const places = evidence[path] ?? evidence[`${path}.name`] ?? [];
  return places.map(({ page, cell = null, text }) => ({ page, cell, text }));
}
