import type { Cell, CellRow } from "../cells/cells.ts";
import type { PreparedPages } from "../prepare/prepared-pages.ts";
import { headingOf } from "../vocabulary/headings.ts";
import { isLineLabel } from "../vocabulary/line-labels.ts";

/** Whether each name begins a statement of its own, or stands over a header of its own, or beside who pays it. */
export function areStatements({ lines, blocks }: PreparedPages): boolean {
  const { anchors, headers, company } = blocks;
  const people = anchors.cells.size;
  if (anchors.areStatements || (headers.size > 1 && headers.size === people)) return true;
  if (people > 1 && haveOwnHeaders(blocks.rows, anchors.cells)) return true;
  const ofCompany = lines.flatMap(({ text, page }) =>
    text.split("\t").flatMap((phrase) => (phrase === company ? [page] : [])),
  );
  // A report has it once a page.
  return ofCompany.length === people && people > new Set(ofCompany).size;
}

const A_HEADER = 4;

/** Whether a line that names columns is printed as often as there are people, perhaps beside their names. */
function haveOwnHeaders(rows: readonly CellRow[], names: ReadonlySet<Cell>): boolean {
  const headers = rows.flatMap((row) => {
    const cells = row.cells.filter((cell) => !names.has(cell));
    const isHeader = cells.length >= A_HEADER && cells.every(({ number }) => number === null);
    const known = isHeader ? cells.filter(({ text }) => isLineLabel(text) || headingOf(text) !== null) : [];
    return known.length >= A_HEADER ? cells.map(({ text }) => text).join("\t") : [];
  });
  return [...Map.groupBy(headers, (text) => text).values()].some(({ length }) => length === names.size);
}
