import { looksLikePersonName } from "@paylift/canonical";
import { namesId } from "../../people/person-details.ts";
import type { Cell, CellRow } from "../../cells/cells.ts";

const EDGE_PT = 2;
/** What is said of somebody stands in the column of their name, on so many lines below it, no further from each other than this, in font sizes. */
const [LINES, LINE_EM] = [4, 2.4];
/** So many people have their id right below their name, and such a share of all. */
const [LEAST, MOST] = [3, 0.75];
const BARE_ID = /^#?[A-Z]{0,4}-?\d{3,}$/;
const WORDS = /^\p{Lu}[\p{L}'\u2019. -]*$/u;

/**
 * Names that go on below, where the ids of others stand right below theirs: what stands between a name and its id is of the name.
 * `isOfPerson` tells which rows may begin with a name.
 */
export function namesOverIds(rows: readonly CellRow[], isOfPerson: (row: CellRow) => boolean): Set<Cell> {
  const cut = new Set<Cell>();
  // What somebody does may look like a name, below theirs with the surname first.
  const facts = new Set<Cell>();
  let [people, whole] = [0, 0];
  rows.forEach((row, i) => {
    const [name] = row.cells;
    if (name === undefined || facts.has(name) || name.number !== null || !isOfPerson(row)) return;
    if (!looksLikePersonName(name.text)) return;
    const below = textsBelow(name, rows.slice(i + 1, i + 1 + LINES));
    const [first, second] = below;
    if (first === undefined) return;
    const id = name.text.includes(",") ? below.findIndex(isId) : -1;
    const behindId = id < 0 ? [] : below.slice(id + 1);
    for (const fact of behindId) if (!fact.text.includes(",")) facts.add(fact);
    people++;
    if (isId(first)) whole++;
    else if (WORDS.test(first.text) && second !== undefined && isId(second)) cut.add(name);
  });
  return whole >= LEAST && whole >= MOST * people ? cut : new Set();
}

/** The texts in the column of a name below it, beside whatever stands in other columns. */
function textsBelow(name: Cell, below: readonly CellRow[]): Cell[] {
  const texts: Cell[] = [];
  let last = name.baseline;
  for (const { cells, page, baseline } of below) {
    if (page !== name.page || baseline - last > LINE_EM * name.size) break;
    last = baseline;
    const [first] = cells;
    if (first === undefined || first.x0 > name.x1) continue;
    if (Math.abs(first.x0 - name.x0) > EDGE_PT) break;
    texts.push(first);
  }
  return texts;
}

function isId(cell: Cell): boolean {
  return BARE_ID.test(cell.text) || namesId(cell);
}
