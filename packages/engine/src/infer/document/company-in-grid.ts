import type { TextReading } from "../../interpret/reading.ts";
import type { CellRow } from "../cells/cells.ts";
import { headingOf } from "../vocabulary/headings.ts";
import { NAME } from "./company-at-title.ts";
import { gridFieldsOf } from "./field-grid.ts";

/** Words that say which company it is. */
export const LABEL = /^(?:company|employer)(?: name)?$/i;

/** What a grid of facts says that the company is, which may take several lines. */
export function inGrid(rows: readonly CellRow[]): TextReading | null {
  for (const { label, value, further } of gridFieldsOf(rows)) {
    const whole = [value, ...further];
    const text = whole.map((cell) => cell.text).join(" ");
    if (LABEL.test(label.text) && NAME.test(text) && headingOf(text) === null)
      return { text, tokens: whole.flatMap(({ tokens }) => tokens) };
  }
  return null;
}
