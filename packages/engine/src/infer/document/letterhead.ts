import type { TextReading } from "../../interpret/reading.ts";
import type { Line } from "../../layout/lines.ts";
import { cellRowsOf } from "../cells/cells.ts";
import { named } from "./company-at-title.ts";
import { isTitle } from "./infer-format-type.ts";
import { namesPerson } from "./person-named.ts";

/** So much larger than most of the text is the name of whoever writes. */
const LARGER = 1.2;
export const LETTERHEAD_LINES = 4;

/** The phrase of several words at the head of the first page that is larger than the text, and stands there on each page. */
export function inLetterhead(lines: readonly Line[]): TextReading | null {
  const sizes = Float64Array.from(lines.flatMap(({ tokens }) => tokens.map(({ size }) => size))).sort();
  const least = LARGER * (sizes[sizes.length >> 1] ?? Infinity);
  const pages = new Set(lines.map(({ page }) => page)).size;
  const head = lines.filter(({ page }) => page === lines[0]?.page).slice(0, LETTERHEAD_LINES);
  const found = cellRowsOf(head)
    .flatMap(({ cells }) => cells)
    .find(({ text, size }) => {
      if (size < least || isTitle(text)) return false;
      const again = lines.flatMap((line) => (line.text.split("\t").includes(text) ? line.page : []));
      return new Set(again).size >= pages && !namesPerson(text, lines);
    });
  return found === undefined ? null : named(found.text, found);
}
