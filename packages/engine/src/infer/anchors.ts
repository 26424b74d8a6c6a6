import { canBePersonName, looksLikePersonName, nameKey, remember } from "@paylift/canonical";
import { isFigure, overlap, type Cell, type CellRow } from "./cells.ts";
import { isReportTitle } from "./infer-format-type.ts";
import { headingOf } from "./headings.ts";
import { isLineLabel } from "./line-labels.ts";
import { totalScope } from "./total-labels.ts";

/** Cells that begin a person's record. */
export interface Anchors {
  cells: Set<Cell>;
  /** Left edges at which they stand. */
  edges: number[];
  /** The name of each page, where every page is one person's. */
  byPage: Map<number, Cell>;
  /** Whether each name begins a statement of its own: on a page, below a label or above an address. */
  areStatements: boolean;
}

const SAME_EDGE_PT = 3;
/** Where so many of the names stand below a heading for them, what else looks like one is a title. */
const ALMOST_ALL = 0.8;
const CONTINUED = /\s*\((?:cont\.?|continued)\)$/i;
/** `Raleigh, NC` is a place. */
const PLACE = /, ?[A-Z]{2}$/;

/** A printed name without the mark of a continued block. */
export function nameText(cell: Cell): string {
  return cell.text.replace(CONTINUED, "");
}

export function isContinued(cell: Cell): boolean {
  return CONTINUED.test(cell.text);
}

/**
 * The names that stand at the edges where most names stand. Names with the surname first are surer than others; a name
 * in plain order counts where the document prints the same one with the surname first, or where there are no others;
 * those below a heading which says that they are names count where most names stand there.
 */
export function findAnchors(rows: readonly CellRow[], headed: ReadonlySet<Cell>): Anchors {
  const inDepartments = departmentCells(rows);
  const surnameFirst: Cell[] = [];
  const plain: Cell[] = [];
  const texts: Cell[] = [];
  for (const [r, { cells }] of rows.entries()) {
    const aboveTitle = standsAboveTitle(rows, r);
    cells.forEach((cell, i) => {
      if (cell.number !== null) return;
      texts.push(cell);
      if (aboveTitle || !isName(cell) || inDepartments.has(cell)) return;
      if (cell.text.includes(",")) surnameFirst.push(cell);
      else if (!isFigure(cells[i + 1]) || i === 0) plain.push(cell);
    });
  }
  const strong = atCommonEdges(surnameFirst);
  const known = new Set(strong.map((cell) => nameKey(nameText(cell))));
  const again = texts.filter((cell) => !cell.text.includes(",") && known.has(nameKey(nameText(cell))));
  const labelled = strong.length > 0 ? [] : labelledAnchors(rows, plain);
  const unlabelled = (): Cell[] => (labelled.length > 0 ? labelled : unlabelledAnchors(rows, plain));
  const looked = strong.length > 0 ? [...strong, ...again] : unlabelled();
  const chosen =
    headed.size >= ALMOST_ALL * looked.length
      ? withThoseAt(texts, [...headed], new Set(looked))
      : withThoseAt(texts, looked, headed);
  const ofPages = onePerPage(rows, chosen);
  const byPage = strong.length > 0 ? new Map<number, Cell>() : ofPages;
  return {
    cells: new Set(chosen),
    edges: [...new Set(chosen.map(({ x0 }) => Math.round(x0)))],
    byPage,
    areStatements: ofPages.size > 1 || byPage.size > 0 || (labelled.length > 0 && headed.size === 0),
  };
}

/** Names, and others that stand where they do, in the order of the document. */
function withThoseAt(texts: readonly Cell[], names: readonly Cell[], others: ReadonlySet<Cell>): Cell[] {
  const all = new Set(names);
  return texts.filter((cell) => all.has(cell) || (others.has(cell) && isNear(cell, names)));
}

/** Texts in a first column that is headed by the word department: no people, though `Front Desk` could be one. */
function departmentCells(rows: readonly CellRow[]): Set<Cell> {
  const found = new Set<Cell>();
  let heading: Cell | null = null;
  for (const { cells, page } of rows) {
    const [first] = cells;
    if (first === undefined || first.number !== null) continue;
    if (isTableHeader(cells)) heading = headingOf(first.text)?.text === "department" ? first : null;
    else if (heading?.page === page && Math.abs(first.x0 - heading.x0) <= SAME_EDGE_PT) found.add(first);
  }
  return found;
}

function isTableHeader(cells: readonly Cell[]): boolean {
  if (cells.length < A_TABLE || cells.some(({ number }) => number !== null)) return false;
  return cells.filter(({ text }) => !text.endsWith(":") && headingOf(text) !== null).length >= A_TABLE;
}

const A_TABLE = 3;
const NAME_LABEL = /^(?:employee|associate|employee name|name)(?: \/ [^:]+)?:$/i;
const STREET = /^(?:\d+ .*\p{L}|p\.? ?o\.? box)/iu;

/** Names in plain order that stand beside or below a label, or above an address. */
function labelledAnchors(rows: readonly CellRow[], plain: readonly Cell[]): Cell[] {
  const labelled = rows.flatMap(({ cells }) =>
    cells.filter((cell, i) => cell.number === null && NAME_LABEL.test(cells[i - 1]?.text ?? "")),
  );
  if (labelled.length > 0) return labelled;
  const below = belowLabels(rows, plain);
  if (below.length > 0) return below;
  const names = new Set(plain);
  const addressed = rows.flatMap(({ cells }, i) =>
    cells.filter((cell) => names.has(cell) && aboveStreet(rows, i, cell) && !isEverywhere(cell, rows, plain)),
  );
  return addressed.length > 0 ? [...addressed, ...addressedToo(rows, addressed)] : [];
}

/** Other names in plain order: those of the commonest edges. */
function unlabelledAnchors(rows: readonly CellRow[], plain: readonly Cell[]): Cell[] {
  const found = atCommonEdges(plain.filter((cell) => !isEverywhere(cell, rows, plain)));
  const aboveIds = cellsAboveIds(rows);
  const above = found.filter((cell) => aboveIds.has(cell));
  if (above.length < 2) return found;
  // Where the id stands below each name, what stands above one is a name, whatever its words mean.
  const edges = [...new Set(above.map(({ x0 }) => Math.round(x0)))];
  const all = new Set(found);
  const isNamed = (cell: Cell): boolean =>
    aboveIds.has(cell) &&
    canBePersonName(cell.text) &&
    edges.some((x0) => Math.abs(x0 - cell.x0) <= SAME_EDGE_PT);
  return rows.flatMap(({ cells }) => cells.filter((cell) => all.has(cell) || isNamed(cell)));
}

const ID_LINE = /^(?:(?:employee|emp|ee|associate|file|clock) ?(?:id\b|#|no\b|number\b)|id\b).*\d/i;

/** Texts right above a line with somebody's id. */
function cellsAboveIds(rows: readonly CellRow[]): Set<Cell> {
  const found = new Set<Cell>();
  rows.forEach(({ cells, page, baseline }, i) => {
    const above = rows[i - 1];
    if (above === undefined || above.page !== page) return;
    const id = cells.find(({ text }) => ID_LINE.test(text));
    if (id === undefined || baseline - above.baseline > ID_BELOW_EM * id.size) return;
    const name = above.cells.find(
      ({ x0, number }) => number === null && Math.abs(x0 - id.x0) <= SAME_EDGE_PT,
    );
    if (name !== undefined) found.add(name);
  });
  return found;
}

/** On pages where nobody was found, what stands above a street where elsewhere names do, and says nothing that all pages say. */
function addressedToo(rows: readonly CellRow[], names: readonly Cell[]): Cell[] {
  const pages = new Set(names.map(({ page }) => page));
  const counts = new Map<string, number>();
  for (const { cells } of rows) for (const { text } of cells) counts.set(text, (counts.get(text) ?? 0) + 1);
  const isNamed = (cell: Cell): boolean =>
    cell.number === null && canBePersonName(cell.text) && counts.get(cell.text) === 1 && isNear(cell, names);
  return rows.flatMap(({ cells, page }, i) =>
    pages.has(page) ? [] : cells.filter((cell) => isNamed(cell) && aboveStreet(rows, i, cell)),
  );
}

function isNear({ x0 }: Cell, names: readonly Cell[]): boolean {
  return names.some((name) => Math.abs(name.x0 - x0) <= SAME_EDGE_PT);
}

const LABEL_ABOVE = /^(?:employee|associate|employee name|name|pay to(?: the order of)?)$/i;

/** Names that stand right below a word which says so; in a table the others of the column have names above them. */
function belowLabels(rows: readonly CellRow[], plain: readonly Cell[]): Cell[] {
  const found = rows.flatMap(({ cells, page }, i) =>
    cells
      .filter(({ text }) => LABEL_ABOVE.test(text))
      .flatMap((label) => {
        const below = rows[i + 1];
        const isBelow = (cell: Cell): boolean => Math.abs(cell.x0 - label.x0) <= SAME_EDGE_PT;
        return below?.page === page ? (below.cells.find(isBelow) ?? []) : [];
      }),
  );
  const names = found.filter(
    (cell) =>
      plain.includes(cell) || (cell.number === null && canBePersonName(cell.text) && !isLineLabel(cell.text)),
  );
  const known = new Set(names.map(({ text }) => nameKey(text)));
  const named = new Set(names);
  const counts = new Map<string, number>();
  for (const cell of plain) counts.set(onPage(cell), (counts.get(onPage(cell)) ?? 0) + 1);
  const inColumn = plain.filter(
    (cell) =>
      isNear(cell, names) &&
      // Who pays is printed on each stub and its check.
      (named.has(cell) || !(known.has(nameKey(cell.text)) || counts.get(onPage(cell))! > 1)),
  );
  return names.length >= inColumn.length ? names : [];
}

function aboveStreet(rows: readonly CellRow[], i: number, cell: Cell): boolean {
  for (const row of rows.slice(i + 1, i + NEXT_ROWS)) {
    const below = row.cells.find((other) => overlap(cell, other) > 0);
    if (below !== undefined) return row.page === cell.page && STREET.test(below.text);
  }
  return false;
}

const NEXT_ROWS = 4;
const MANY_PAGES = 3;

/** Words that stand at one place of many pages are no person's name. */
function isEverywhere(cell: Cell, rows: readonly CellRow[], plain: readonly Cell[]): boolean {
  const same = plain.filter(
    ({ text, baseline }) => text === cell.text && Math.abs(baseline - cell.baseline) <= SAME_EDGE_PT,
  );
  const pages = new Set(same.map(({ page }) => page)).size;
  return pages >= MANY_PAGES && pages * 3 > rows.at(-1)!.page;
}

function onPage({ page, text }: Cell): string {
  return `${page} ${text}`;
}

/** The first name of each page, where almost all pages have one or few names; empty where pages hold lists. */
function onePerPage(rows: readonly CellRow[], chosen: readonly Cell[]): Map<number, Cell> {
  const byPage = new Map<number, Cell>();
  for (const cell of chosen) if (!byPage.has(cell.page)) byPage.set(cell.page, cell);
  const different = new Set(chosen.map(({ page, text }) => `${page} ${text}`)).size;
  const pages = new Set(rows.map(({ page }) => page)).size;
  return different === byPage.size && byPage.size * 2 > pages ? byPage : new Map();
}

const ID_BELOW_EM = 2;
const TITLE_EM = 2;

/** Companies have names like people's, and stand right above the title of a report of theirs. */
function standsAboveTitle(rows: readonly CellRow[], at: number): boolean {
  const [row, next] = [rows[at]!, rows[at + 1]];
  const title = next?.cells[0];
  if (title === undefined || row.page !== next!.page || row.cells.length > 1) return false;
  return next!.baseline - row.baseline <= TITLE_EM * title.size && isReportTitle(title.text);
}

function isName(cell: Cell): boolean {
  return cell.number === null && isNameText(nameText(cell));
}

const isNameText = remember((text: string): boolean => {
  // The given name is missing, or it is a place in a heading of several lines.
  if (text.endsWith(",")) return false;
  if (!looksLikePersonName(text) || PLACE.test(text)) return false;
  return totalScope(text) === null && headingOf(text) === null && !/\btax\b/i.test(text);
});

/** Names of the edge where most stand, and of each other edge with at least a fifth as many. */
function atCommonEdges(cells: readonly Cell[]): Cell[] {
  const clusters: Cell[][] = [];
  for (const cell of [...cells].sort((a, b) => a.x0 - b.x0)) {
    const last = clusters.at(-1);
    if (last !== undefined && cell.x0 - last[0]!.x0 <= SAME_EDGE_PT) last.push(cell);
    else clusters.push([cell]);
  }
  const most = Math.max(0, ...clusters.map(({ length }) => length));
  return clusters.filter(({ length }) => length * 5 >= most).flat();
}
