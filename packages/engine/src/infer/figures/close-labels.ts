import { INDENT_PT } from "../blocks/open-blocks.ts";
import type { FigureCell } from "../cells/cell-groups.ts";
import type { Cell } from "../cells/cells.ts";

/** A number as close to the name of a figure as a word is that figure of the period, under whatever heading. */
const CLOSE_EM = 1.2;
/** Labels of a list and of its sum share their left edge within this. */
export const LIST_PT = 2;

/** Whether lines that begin so far right of their sum are of its list: they begin where it does, or are indented. */
export function isListedAt(indent: number): boolean {
  return indent >= -LIST_PT && indent <= INDENT_PT;
}

/** Whether a number belongs to a label alone: it stands close, or behind a colon. */
export function isClose({ text, x1, size }: Cell, { x0 }: FigureCell): boolean {
  return text.endsWith(":") || x0 - x1 <= CLOSE_EM * size;
}
