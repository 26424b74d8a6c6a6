import { classifyDeduction, classifyTax, looksLikePersonName, nameKey, remember } from "@paylift/canonical";
import { companyOverLines } from "./company-over-lines.ts";
import { departmentCells } from "./department-column.ts";
import { isFigure, type Cell, type CellRow } from "../cells/cells.ts";
import { isCounted } from "../document/employee-count.ts";
import { isReportTitle } from "../document/infer-format-type.ts";
import { headingOf } from "../vocabulary/headings.ts";
import { listedLines } from "./listed-lines.ts";
import { isOtherFact, labelledNames } from "./labelled-names.ts";
import { atCommonEdges, isNear } from "./name-edges.ts";
import { BARE_ID } from "./name-with-id.ts";
import { findPagePeople, type PagePerson } from "./page-people.ts";
import { periodOfRow, totalScope } from "../vocabulary/total-labels.ts";
import { unlabelledNames } from "./unlabelled-names.ts";
import { namesId } from "./person-details.ts";
import { endsWithState } from "./ends-with-state.ts";

/** Cells that begin a person's record. */
export interface Anchors {
  cells: Set<Cell>;
  /** Left edges at which they stand. */
  edges: number[];
  /** Whose each page is, where every page is one person's. */
  byPage: ReadonlyMap<number, PagePerson>;
  /** Whether each name begins a statement of its own: on a page, below a label or above an address. */
  areStatements: boolean;
}

/** Where so many of the names stand below a heading for them, what else looks like one is a title. */
const ALMOST_ALL = 0.8;

const CONTINUED = /\s*\((?:cont\.?|continued)\)$/i;
const VOID = / (?:\((?:void(?:ed)?|reversed)\)|VOID(?:ED)?|REVERSED)$/;

/** `Chicago, Illinois` is a place. */
const PLACE = /, ?(?<state>\p{Lu}\p{L}{3,}(?: \p{Lu}\p{L}+)?)$/u;
/** States that are given names, too. */
const GIVEN = /^(?:georgia|indiana|montana|virginia)$/i;

/** `12 Elm St, Portland` */
const STREET =
  /\S (?:st|street|ave|avenue|rd|road|dr|drive|ln|lane|blvd|boulevard|hwy|highway|pkwy|ct|court|pl|place)\.?,/i;

function isPlace(text: string): boolean {
  if (STREET.test(text) || endsWithState(text)) return true;
  const state = PLACE.exec(text)?.groups?.["state"];
  if (state === undefined) return false;
  return !GIVEN.test(state) && classifyTax(`${state} SIT`).jurisdiction?.startsWith("US-") === true;
}

/** A printed name without the mark of a continued block, or of a check that is taken back. */
export function nameText(cell: Cell): string {
  return cell.text.replace(CONTINUED, "").replace(VOID, "");
}

export function isContinued(cell: Cell): boolean {
  return CONTINUED.test(cell.text);
}

/**
 * The names that stand at the edges where most names stand. Names with the surname first are surer than others; a name
 * in plain order counts where the document prints the same one with the surname first, or where there are no others;
 * those below a heading which says that they are names count where most names stand there. `company` is who a report is
 * about, where that could be a person's name; `isStatement` where the title says that it is about one person at a time.
 */
export function findAnchors(
  rows: readonly CellRow[],
  inColumn: ReadonlySet<Cell>,
  company: string | null = null,
  isStatement = false,
): Anchors {
  const companys = companyOverLines(rows, company);
  const headed = new Set([...inColumn].filter((cell) => !companys.has(cell)));
  const nobodys = new Set([...departmentCells(rows), ...listedLines(rows), ...companys]);
  const surnameFirst: Cell[] = [];
  const plain: Cell[] = [];
  const texts: Cell[] = [];
  for (const [r, { cells }] of rows.entries()) {
    const aboveTitle = standsAboveTitle(rows, r);
    cells.forEach((cell, i) => {
      if (cell.number !== null) return;
      texts.push(cell);
      if (aboveTitle || !isName(cell) || nobodys.has(cell) || cell.text === company) return;
      if (isOtherFact(cells, i) || isCounted(cells, i) || isBehindId(cells, i)) return;
      if (cell.text.includes(",")) surnameFirst.push(cell);
      else if (!isFigure(cells[i + 1]) || isFirst(cells, i)) plain.push(cell);
    });
  }
  const first = atCommonEdges(surnameFirst);
  const strong = isOneOfNobody(first, () => labelledNames(rows, plain)) ? [] : first;
  const known = new Set(strong.map((cell) => nameKey(nameText(cell))));
  const again = texts.filter((cell) => !cell.text.includes(",") && known.has(nameKey(nameText(cell))));
  const labelled = strong.length > 0 ? [] : labelledNames(rows, plain);
  const unlabelled = (): Cell[] => (labelled.length > 0 ? labelled : unlabelledNames(rows, plain));
  const looked =
    strong.length > 0 ? [...strong, ...again] : [...new Set([...unlabelled(), ...namedAgain(rows, headed)])];
  const chosen =
    headed.size >= ALMOST_ALL * looked.length
      ? withThoseAt(texts, [...headed, ...listedAgain(rows, headed, surnameFirst)], new Set(looked))
      : withThoseAt(texts, [...looked, ...numberedToo(rows, headed, looked)], headed);
  const ofPages = findPagePeople(rows, chosen);
  const byPage = strong.length > 0 && !isStatement ? new Map<number, PagePerson>() : ofPages;
  return {
    cells: new Set(chosen),
    edges: [...new Set(chosen.map(({ x0 }) => Math.round(x0)))],
    byPage,
    areStatements: ofPages.size > 1 || byPage.size > 0 || (labelled.length > 0 && headed.size === 0),
  };
}

/** Whether what has a name's form is printed again and again, as the place of a bank is, while labels name several people. */
function isOneOfNobody(names: readonly Cell[], labelled: () => readonly Cell[]): boolean {
  if (names.length < 2 || new Set(names.map(({ text }) => text)).size > 1) return false;
  return new Set(labelled().map(({ text }) => text)).size > 1;
}

/** Those whom another list of figures names elsewhere, at the beginning of its lines or behind an id. */
function listedAgain(rows: readonly CellRow[], headed: ReadonlySet<Cell>, names: readonly Cell[]): Cell[] {
  const known = new Set([...headed].map((cell) => nameKey(nameText(cell))));
  const others = new Set(names.filter((cell) => !headed.has(cell) && known.has(nameKey(nameText(cell)))));
  return rows.flatMap(({ cells }) => {
    const at = cells.findIndex((cell) => others.has(cell));
    const isFirst = cells.slice(0, Math.max(0, at)).every(({ text }) => BARE_ID.test(text));
    return at >= 0 && isFirst && cells.slice(at).some(isFigure) ? [cells[at]!] : [];
  });
}

/** Those whom a table names behind their ids, wherever it begins, where the others have theirs right before them as well. */
function numberedToo(
  rows: readonly CellRow[],
  headed: ReadonlySet<Cell>,
  names: readonly Cell[],
): readonly Cell[] {
  const behindIds = (all: ReadonlySet<Cell>): Cell[] =>
    rows.flatMap(({ cells }) =>
      cells.filter((cell, i) => all.has(cell) && BARE_ID.test(cells[i - 1]?.text ?? "")),
    );
  return behindIds(new Set(names)).length * 2 > names.length ? behindIds(headed) : [];
}

/** Those whom a table names in plain order, at the beginning of lines of other pages: a list first, then each by themselves. */
function namedAgain(rows: readonly CellRow[], headed: ReadonlySet<Cell>): Cell[] {
  const pages = new Map([...headed].map(({ text, page }) => [text, page]));
  return rows.flatMap(({ cells, page }) => {
    const [first] = cells;
    const listed = first === undefined ? undefined : pages.get(first.text);
    return listed !== undefined && listed !== page && !cells.some(isFigure) ? [first!] : [];
  });
}

/** Names, and others that stand where they do, in the order of the document. */
function withThoseAt(texts: readonly Cell[], names: readonly Cell[], others: ReadonlySet<Cell>): Cell[] {
  const all = new Set(names);
  return texts.filter((cell) => all.has(cell) || (others.has(cell) && isNear(cell, names)));
}

/** Whether a text stands behind the name and the id of somebody else, and has no id of its own: `Doe, Jane  ID 1001  Teacher, Music`. */
function isBehindId(cells: readonly Cell[], at: number): boolean {
  const [name, id, next] = [cells[at - 2], cells[at - 1], cells[at + 1]];
  if (name === undefined || !namesId(id!) || !isName(name)) return false;
  return next === undefined || !namesId(next);
}

/** Whether nothing stands before a name but its initials, as in a disc. */
function isFirst(cells: readonly Cell[], at: number): boolean {
  return at === 0 || (at === 1 && areInitials(cells[0]!.text, cells[1]!.text));
}

/** `JY` before `Juan Carlos Yarborough Jr.` */
function areInitials(text: string, name: string): boolean {
  const initials = name.split(/[ -]/).map((word) => word[0]);
  let from = 0;
  return [...text].every((letter) => (from = initials.indexOf(letter, from) + 1) > 0);
}

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

/** `Pay Details`, `Tax Information` */
const PART = /\b(?:details?|information|info|summary)$/i;

const isNameText = remember((text: string): boolean => {
  if (PART.test(text)) return false;
  // The given name is missing, or it is a place in a heading of several lines.
  if (text.endsWith(",")) return false;
  if (!looksLikePersonName(text) || isPlace(text)) return false;
  if (
    totalScope(text) !== null ||
    periodOfRow(text) !== null ||
    headingOf(text) !== null ||
    /\btax\b/i.test(text)
  )
    return false;
  return !namesPlan(text);
});

/** `Retire, FERS` is a plan, and so is what stands behind its comma; surnames alone may look like one. */
function namesPlan(text: string): boolean {
  const [, behind] = text.split(", ");
  return behind !== undefined && [text, behind].every((part) => classifyDeduction(part).known);
}
