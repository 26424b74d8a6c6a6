import type { TextReading } from "../../interpret/reading.ts";
import type { Line } from "../../layout/lines.ts";
import { cellRowsOf } from "../cells/cells.ts";

const LABEL = /^(?:(?:company|co\.?|client|employer)[ -]?(?:code|id|no\.?|number|#)|client):?$/i;
const ID = /^(?=[\w-]*\d)[\w-]{2,12}$/;
const EDGE_PT = 2;
const BELOW_EM = 2.5;
/** What stands beside may be a line of its own. */
const NEXT_ROWS = 2;

/** The company's number with the provider, right below the name of the field on the first page: `Company Code` over `BPC22`. */
export function companyIdBelow(lines: readonly Line[]): TextReading | null {
  const rows = cellRowsOf(lines.filter(({ page }) => page === lines[0]?.page));
  for (const [i, { cells, baseline }] of rows.entries())
    for (const label of cells.filter(({ text }) => LABEL.test(text))) {
      const found = rows
        .slice(i + 1, i + 1 + NEXT_ROWS)
        .filter((row) => row.baseline - baseline <= BELOW_EM * label.size)
        .flatMap((row) => row.cells.filter(({ x0 }) => Math.abs(x0 - label.x0) <= EDGE_PT));
      const [id] = found;
      if (id !== undefined && ID.test(id.text)) return { text: id.text, tokens: id.tokens };
    }
  return null;
}

/** Numbers right before the name: of a branch of the provider, and of the client. */
const BEFORE = /(?:^|\t)((?:\d[\d-]*\d ){1,3})$/;
/** A number of few digits counts something else. */
const LONG = /\d{4}/;
const YEAR = /^(?:19|20)\d\d$/;

/** The company's number with the provider, right before its name: `0061 12004417 Front Range Sign Inc`. */
export function companyIdBefore(
  lines: readonly Line[],
  { text: name, tokens }: TextReading,
): TextReading | null {
  for (const line of lines.filter((each) => each.tokens.includes(tokens[0]!))) {
    const found = BEFORE.exec(line.text.slice(0, Math.max(0, line.text.indexOf(name))))?.[1]?.trim();
    if (found === undefined || !LONG.test(found) || YEAR.test(found)) continue;
    const words = found.split(" ");
    const at = line.tokens.indexOf(tokens[0]!);
    return { text: found, tokens: line.tokens.slice(Math.max(0, at - words.length), at) };
  }
  return null;
}
