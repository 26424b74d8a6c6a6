import { delimiterOf, regularity } from "./delimiter.ts";

/** A gap in a line that is wider than one between words. */
const GAP = /\S(?: {2,}|\t\s*)\S/;
const FORM_FEED = "\f";
const LEAST_LINES = 3;
/** So much of a text has gaps where columns stand in it. */
const MANY = 0.5;
/** Of a text whose pages are parted, as listings have titles and lines of dashes. */
const SOME = 0.2;
/** Rows that have so much more often the same number of cells where tabs in a row count once are padded, not parted. */
const MORE_REGULAR = 1.2;

/**
 * Whether the columns of a text stand where spaces or tabs have put them, as on pages of a line printer, instead of behind a sign
 * between cells.
 */
export function isPrinted(text: string): boolean {
  // Spaces within quotation marks fill a cell.
  const lines = text
    .replace(/"[^"\r\n]*"/g, '""')
    .split(/[\r\n\f\v]+/)
    .filter((line) => line.trim() !== "");
  const share = (of: (line: string) => boolean): number => lines.filter(of).length / lines.length;
  if (lines.length < LEAST_LINES) return false;
  const hasGaps = (line: string): boolean => GAP.test(line.trim());
  if (text.trim().includes(FORM_FEED)) return share(hasGaps) >= SOME;
  if (share(hasGaps) < MANY) return false;
  const delimiter = delimiterOf(text);
  if (delimiter === null) return true;
  if (delimiter === "\t") return isPadded(lines);
  // A comma between surname and given name is in most lines, too, but what it parts has columns of its own.
  return share((line) => line.split(delimiter).some(hasGaps)) >= MANY;
}

/** Whether runs of tabs bring cells to their columns. */
function isPadded(lines: readonly string[]): boolean {
  const once = regularity(lines.map((line) => line.trim().split(/\t+/).length));
  return once > MORE_REGULAR * regularity(lines.map((line) => line.trim().split("\t").length));
}
