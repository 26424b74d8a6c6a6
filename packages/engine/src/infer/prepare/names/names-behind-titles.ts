import { canBePersonName } from "@paylift/canonical";
import { partOf, type Cell, type CellRow } from "../../cells/cells.ts";

/** What a statement is called, before the name of whom it is for. */
const TITLE =
  /^(?:pay ?(?:stub|slip|statement|check|ment)|earnings statement|statement of (?:earnings|pay)|statement|prepared) for (?=\p{Lu})/iu;

/** The name of whom a statement is for may stand behind its title: `Pay stub for Rosa Bellwether`. It goes behind a colon. */
export function withNamesBehindTitles(rows: readonly CellRow[]): readonly CellRow[] {
  return rows.map((row) => {
    const cells = row.cells.flatMap(parted);
    return cells.length === row.cells.length ? row : { ...row, cells };
  });
}

function parted(cell: Cell): Cell[] {
  const title = cell.number === null ? TITLE.exec(cell.text)?.[0] : undefined;
  if (title === undefined || !canBePersonName(cell.text.slice(title.length))) return [cell];
  const words = title.trim().split(" ").length;
  const name = partOf(cell, cell.tokens.slice(words));
  return [{ ...partOf(cell, cell.tokens.slice(0, words)), text: "Employee:" }, name];
}
