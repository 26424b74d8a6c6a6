import type { TextReading } from "../../interpret/reading.ts";
import type { Cell, CellRow } from "../cells/cells.ts";
import { headingOf } from "../vocabulary/headings.ts";
import { isLineLabel } from "../vocabulary/line-labels.ts";
import { EDGE_PT, NAME } from "./company-at-title.ts";
import { LABEL } from "./company-in-grid.ts";

const LABEL_BEFORE =
  /^(?:(?:name of |legal |contributing |participating |reporting )?(?:company|employer|entity|contractor|organi[sz]ation|business|client|production)(?: name)?|(?:payroll services?|payroll|services|(?:prepared|processed|produced)) for):$/i;

/** `18 Oak Hill Software`, `OHS - Oak Hill Software` */
const CODE_BEFORE = /^(?:\d+ |[A-Z\d]{2,6} [-\u2013] (?=\S))/;

/** A phrase right behind the word that says it is the company, with a colon or in a list of facts. */
export function besideLabel(rows: readonly CellRow[]): TextReading | null {
  for (const [i, { cells }] of rows.entries()) {
    const isFact =
      cells.length === 2 &&
      LABEL.test(cells[0]!.text) &&
      [rows[i - 1], rows[i + 1]].some((row) => isFactBeside(row, cells));
    const name = isFact ? cells[1] : cells[cells.findIndex(({ text }) => LABEL_BEFORE.test(text)) + 1];
    if (name === undefined || name === cells[0]) continue;
    const text = name.text.replace(CODE_BEFORE, "");
    if (NAME.test(text)) return { text, tokens: name.tokens };
  }
  return null;
}

/** Whether a line is a name and what it says, at the edges of another such line. */
function isFactBeside(row: CellRow | undefined, cells: readonly Cell[]): boolean {
  return row?.cells.length === 2 && row.cells.every(({ x0 }, i) => Math.abs(x0 - cells[i]!.x0) <= EDGE_PT);
}

/** Words that nothing else begins with, so that no sign need stand behind them. */
const WORDS_BEFORE = /^legal (?:employer|entity)(?: name)? (?=\S)/i;

/** A phrase that begins with the words for a company: `Legal Employer Oak Hill Software`. */
export function behindLabel(rows: readonly CellRow[]): TextReading | null {
  for (const { text, tokens } of rows.flatMap(({ cells }) => cells)) {
    const name = text.replace(WORDS_BEFORE, "");
    if (name !== text && NAME.test(name))
      return { text: name, tokens: tokens.slice(-name.split(" ").length) };
  }
  return null;
}

/** What stands beside the name may be a little higher than it, and so a line of its own. */
const LINES_BELOW = 2;

/** A phrase right below the word that says it is the company. */
export function belowLabel(rows: readonly CellRow[]): TextReading | null {
  for (const [i, { cells, page }] of rows.entries()) {
    const label = cells.find(({ text }) => LABEL.test(text));
    if (label === undefined) continue;
    for (const { cells: below } of rows.slice(i + 1, i + 1 + LINES_BELOW)) {
      const name = below.find((cell) => Math.abs(cell.x0 - label.x0) <= EDGE_PT);
      if (
        name?.page === page &&
        NAME.test(name.text) &&
        headingOf(name.text) === null &&
        !isLineLabel(name.text)
      )
        return { text: name.text, tokens: name.tokens };
    }
  }
  return null;
}
