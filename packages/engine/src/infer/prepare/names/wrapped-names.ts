import { looksLikePersonName } from "@paylift/canonical";
import { isFigure, overlap, PHRASE_GAP_EM, type Cell, type CellRow } from "../../cells/cells.ts";
import { Edges } from "../../cells/edges.ts";
import { headingOf } from "../../vocabulary/headings.ts";
import { isLineLabel } from "../../vocabulary/line-labels.ts";
import { totalScope } from "../../vocabulary/total-labels.ts";
import { namesOverIds } from "./names-over-ids.ts";

const FIRST_LINE = /^(?:\p{Ll}{2,3} ){0,2}\p{Lu}[\p{L}'\u2019. -]*,$/u;
const SECOND_LINE = /^\p{Lu}[\p{L}'\u2019.]*(?:[ -]+[\p{L}'\u2019.]+)*,?(?: \p{Lu}[\p{L}.]*)*-?$/u;
/** What a name is not whole with: `Gabriela`, `Featherstonehaugh-`. */
const PART = /^\p{Lu}[\p{L}'\u2019., -]*$/u;
/** What belongs to the name above it wherever it stands: a middle initial, a suffix. */
const REST = /^(?:\p{Lu}\.?|[JS]r\.?|JR\.?|SR\.?|II|III|IV)$/u;
/** A surname that begins with a particle goes on whatever stands before it. */
const PARTICLE =
  /^(?:van|von|vom|zu|de|del|della|der|den|da|das|do|dos|du|di|la|le|ter|ten|bin|al|el)(?: |$)/;
const ENDS_IN_PARTICLE = / (?:van|von|de|der|den|da|das|do|dos|du|la|le|ter|ten)$/i;
/** A given name with its initial, and no surname: `Rosa M`. */
const GIVEN = /^\p{Lu}[\p{L}'\u2019-]+ \p{Lu}\.?$/u;
const LINE_EM = 2;
const MORE_LINES = 2;
const EDGE_PT = 2;
/** So many names of a table stand in one column, and so many figures beside each. */
const [NAMES, FIGURES] = [2, 2];
const HEADINGS = 3;

/** Names whose last words stand on the line below the first become one cell on the first line. */
export function joinWrappedNames(rows: readonly CellRow[]): CellRow[] {
  const joined = rows.map((row) => ({ ...row, cells: [...row.cells] }));
  const isAtNames = nameEdges(joined);
  const alone = standAlone(joined);
  const cutOff = new Set([...namesCutOff(joined), ...namesOverIds(joined, isOfPerson)]);
  joined.forEach((row, i) => {
    const stands = isOfPerson(row);
    const isInTable = (cell: Cell): boolean => stands && isAtNames(cell) && (alone || !GIVEN.test(cell.text));
    for (let below = i + 1; below <= i + MORE_LINES && below < joined.length; below++)
      if (!joinBelow(row, [joined[below - 1]!, joined[below]!], { stands, isInTable, cutOff })) break;
  });
  return joined;
}

/** Puts what goes on below behind the names of a row; false where nothing does. */
function joinBelow(
  row: CellRow,
  [last, next]: readonly [CellRow, CellRow],
  {
    stands,
    isInTable,
    cutOff,
  }: { stands: boolean; isInTable: (name: Cell) => boolean; cutOff: ReadonlySet<Cell> },
): boolean {
  let found = false;
  row.cells.forEach((cell, k) => {
    const below = next.cells.find((other) => isBelow(cell, other));
    if (below === undefined || !isRightBelow(last, below)) return;
    const isSurname = cell.text.endsWith(",") && FIRST_LINE.test(cell.text);
    const isWhole =
      (isSurname && SECOND_LINE.test(below.text)) ||
      isMethod(cell, below) ||
      cutOff.has(cell) ||
      (k === 0 && stands && endsBelow(cell, next));
    if (!isWhole && !(isOfCells(next, row) && isInTable(cell) && goesOn(cell, below))) return;
    const glue = cell.text.endsWith("-") ? "" : " ";
    row.cells[k] = {
      ...cell,
      tokens: [...cell.tokens, ...below.tokens],
      text: `${cell.text}${glue}${below.text}`,
      x1: Math.max(cell.x1, below.x1),
    };
    next.cells.splice(next.cells.indexOf(below), 1);
    found = true;
  });
  return found;
}

/**
 * Names of a panel beside lists that go on below where the list begins, in letters of their size: few do, and facts about people
 * are no names.
 */
function namesCutOff(rows: readonly CellRow[]): Set<Cell> {
  const found = new Set<Cell>();
  let [names, followed] = [0, 0];
  rows.forEach(({ cells }, i) => {
    const [name, next] = cells;
    if (name === undefined || next === undefined || cells.some(isFigure)) return;
    if (!name.text.includes(",") || !looksLikePersonName(name.text)) return;
    names++;
    const below = rows[i + 1]?.cells.find((cell) => isBelow(name, cell));
    if (below === undefined || below.page !== name.page || below.size !== name.size) return;
    followed++;
    const isRest = SECOND_LINE.test(below.text) && isPartOfName(below.text);
    if (isRest && name.x1 + below.x1 - below.x0 > next.x0) found.add(name);
  });
  return followed * 2 <= names ? found : new Set();
}

/**
 * Whether the initial or suffix of somebody whose figures stand beside the name begins the next line, in letters of its size,
 * and nothing else is in its column: a code has its label there.
 */
function endsBelow(name: Cell, { cells: [rest, label] }: CellRow): boolean {
  if (!name.text.includes(", ") || !looksLikePersonName(name.text) || name.size !== rest!.size) return false;
  if (!REST.test(rest!.text) || Math.abs(rest!.x0 - name.x0) > EDGE_PT) return false;
  return label === undefined || label.x0 >= name.x1;
}

/** How somebody is paid, in a narrow column beside their name. */
function isMethod({ text }: Cell, below: Cell): boolean {
  return /^direct$/i.test(text) && /^dep(?:osit)?\.?$/i.test(below.text);
}

/** Whether a text begins where one above does, or where its given name has a column of its own. */
function isBelow(cell: Cell, other: Cell): boolean {
  const { tokens, size, x0 } = cell;
  if (overlap(cell, other) <= 0) return false;
  const isApart = (i: number): boolean => tokens[i]!.x0 - tokens[i - 1]!.x1 > PHRASE_GAP_EM * size;
  const edges = [x0, ...tokens.flatMap((token, i) => (i > 0 && isApart(i) ? token.x0 : []))];
  return edges.some((edge) => Math.abs(other.x0 - edge) < EDGE_PT);
}

/** Whether few whole names of tables have a text below them, as where departments stand there. */
function standAlone(rows: readonly CellRow[]): boolean {
  let [names, followed] = [0, 0];
  rows.forEach((row, i) => {
    const [first] = row.cells;
    if (first === undefined || GIVEN.test(first.text) || !isOfPerson(row)) return;
    if (first.number !== null || !looksLikePersonName(first.text)) return;
    const below = rows[i + 1]?.cells ?? [];
    names++;
    if (below.length === 1 && below[0]!.number === null && isBelow(first, below[0]!)) followed++;
  });
  return followed * 2 <= names;
}

/** Whether a line holds but the second lines of texts above. */
function isOfCells({ cells }: CellRow, above: CellRow): boolean {
  return cells.every((cell) =>
    above.cells.some((upper) => upper.number === null && cell.number === null && isBelow(upper, cell)),
  );
}

function isRightBelow({ page, baseline }: CellRow, below: Cell): boolean {
  return page === below.page && below.baseline - baseline <= LINE_EM * below.size;
}

/** Whether a cell begins where names of a table do, or a heading for them. */
function nameEdges(rows: readonly CellRow[]): (cell: Cell) => boolean {
  const edges = new Edges();
  const counts = new Map<number, number>();
  for (const row of rows) {
    if (!isOfPerson(row)) continue;
    const name = row.cells.find(({ number, text }) => number === null && looksLikePersonName(text));
    if (name === undefined) continue;
    const edge = edges.take(name.x0);
    counts.set(edge, (counts.get(edge) ?? 0) + 1);
  }
  for (const { cells } of rows)
    for (const { x0, text } of cells.length >= HEADINGS && !cells.some(isFigure) ? cells : [])
      if (headingOf(text)?.text === "name") counts.set(edges.take(x0), NAMES);
  return ({ x0 }) => (counts.get(edges.find(x0) ?? NaN) ?? 0) >= NAMES;
}

function isOfPerson({ cells }: CellRow): boolean {
  return cells.filter(isFigure).length >= FIGURES;
}

/** Whether a name of a table goes on alone on the next line. */
function goesOn({ number, text }: Cell, below: Cell): boolean {
  if (number !== null || below.number !== null || !PART.test(text)) return false;
  if (REST.test(below.text)) return looksLikePersonName(text);
  if (PARTICLE.test(below.text)) return looksLikePersonName(`${text} ${below.text}`);
  const isPart =
    text.endsWith("-") || ENDS_IN_PARTICLE.test(text) || GIVEN.test(text) || !looksLikePersonName(text);
  return isPart && isPartOfName(text) && SECOND_LINE.test(below.text) && isPartOfName(below.text);
}

function isPartOfName(text: string): boolean {
  return headingOf(text) === null && totalScope(text) === null && !isLineLabel(text);
}
