import { looksLikePersonName } from "@paylift/canonical";
import { isFigure, partOf, type Cell, type CellRow } from "../../cells/cells.ts";
import { headingOf } from "../../vocabulary/headings.ts";
import { factBehind } from "./fact-behind.ts";

/** What stands below each other begins within this, in points, on lines no further apart than this, in font sizes. */
const [EDGE_PT, LINE_EM] = [3, 2.2];
/** So many people have such a line, and each of them so many figures. */
const [LEAST, FIGURES] = [3, 3];
const ID = /^(?=\S*\d)#?[A-Z]{0,3}-?\d{2,9}$/;
const SIGN = /^[\u00b7\u2022|/,-]$/;
const WORDS = /^\D*\p{L}{2}\D*$/u;
/** The second word over the names says that a place stands below them: `Associate / Worksite`. */
const OF_PLACE =
  /\/ ?(?:(?:work|job) ?site|(?:home |work )?(?:dep(?:artmen)?t|division|location|site|cost cent(?:er|re))|client|customer)$/i;

/**
 * Takes the line below each name to the line of the name and its figures where it says nothing but an id and where somebody
 * works, as the header says: `A2713 · Harbor Mill` below `Rosa Bellwether  40.00  800.00`, under `Associate / Worksite`. A place may
 * be called like a person.
 */
export function withIdLinesBelow(rows: readonly CellRow[]): readonly CellRow[] {
  if (!rows.some(({ cells }) => cells[0] !== undefined && OF_PLACE.test(cells[0].text))) return rows;
  const found = rows.map((row, i) => idLine(row, rows[i + 1]));
  if (found.filter((line) => line !== null).length < LEAST) return rows;
  return rows.flatMap((row, i) => {
    const own = found[i] ?? null;
    if (own !== null) return [withFacts(row, own)];
    return (found[i - 1] ?? null) === null ? [row] : [];
  });
}

/** What the line below a name says: an id, and perhaps a text behind it. */
interface IdLine {
  id: Cell;
  text: Cell | null;
}

/** What a line says that stands below one of a name and figures, if that is an id, and a text at most, that reaches below no figure. */
function idLine({ cells, page, baseline }: CellRow, below: CellRow | undefined): IdLine | null {
  const [name, first] = [cells[0], cells.find(isFigure)];
  const [begin] = below?.cells ?? [];
  if (name === undefined || first === undefined || begin === undefined) return null;
  if (!looksLikePersonName(name.text) || cells.filter(isFigure).length < FIGURES) return null;
  if (below!.page !== page || below!.baseline - baseline > LINE_EM * name.size) return null;
  if (Math.abs(begin.x0 - name.x0) > EDGE_PT || below!.cells.some(({ x1 }) => x1 >= first.x0)) return null;
  const tokens = below!.cells.flatMap((cell) => cell.tokens).filter(({ plain }) => !SIGN.test(plain));
  const [id, ...words] = tokens;
  if (id === undefined || !ID.test(id.plain)) return null;
  const text = words.length === 0 ? null : partOf(begin, words);
  if (text !== null && (!WORDS.test(text.text) || headingOf(text.text) !== null)) return null;
  return { id: partOf(begin, [id]), text };
}

function withFacts({ cells, ...row }: CellRow, { id, text }: IdLine): CellRow {
  const [name, ...others] = cells;
  const facts = [factBehind(name!, id, `Employee No: ${id.text}`)];
  if (text !== null) facts.push(factBehind(name!, text, `Department: ${text.text}`));
  return { ...row, cells: [name!, ...facts, ...others] };
}
