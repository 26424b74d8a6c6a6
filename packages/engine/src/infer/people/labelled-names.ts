import { canBePersonName, classifyLabel, looksLikePersonName, nameKey } from "@paylift/canonical";
import { overlap, type Cell, type CellRow } from "../cells/cells.ts";
import { isCounted } from "../document/employee-count.ts";
import { headingOf } from "../vocabulary/headings.ts";
import { isLineLabel } from "../vocabulary/line-labels.ts";
import { isSocialSecurityNumber } from "../vocabulary/social-security-number.ts";
import { isStreet } from "../vocabulary/street.ts";
import { totalScope } from "../vocabulary/total-labels.ts";
import { BARE_ID } from "./name-with-id.ts";
import { smallerBelow } from "./smaller-below.ts";
import { isEverywhere, isNear, SAME_EDGE_PT } from "./name-edges.ts";

const NAME_LABEL = /^(?:(?:employee|driver|worker)(?: name)?|associate|name)(?: \/ [^:]+)?:$/i;

/** Facts that may look like names stand behind words that say what they are. */
const OTHER_LABEL =
  /^(?:(?:home |work |job )?(?:location|dep(?:artmen)?t|division|site|store|branch|campus|building|school)|(?:job )?(?:title|position)|supervisor|manager|(?:prepared|approved) by|bank|(?:filing )?status|state|city)\b[^:]*:$/i;

const ADDRESS = /^(?:(?:employee|home|mailing|street) )?address:?$/i;

/** Whether a cell stands behind the word for a fact that is nobody's name. */
export function isOtherFact(cells: readonly Cell[], i: number): boolean {
  const before = cells[i - 1]?.text ?? "";
  return OTHER_LABEL.test(before) || ADDRESS.test(before);
}

/** Names in plain order that stand beside or below a label, above an address, or on a check. */
export function labelledNames(rows: readonly CellRow[], plain: readonly Cell[]): Cell[] {
  const labelled = rows.flatMap(({ cells }) =>
    cells.filter((cell, i) => cell.number === null && isLabelled(cells, i)),
  );
  if (labelled.length > 0) return labelled;
  const payees = rows.flatMap(({ cells }) =>
    cells.filter(
      (cell, i) =>
        /^(?:payee|for|(?:paid|issued) to|pay(?:ment)? (?:advice )?for):$/i.test(cells[i - 1]?.text ?? "") &&
        looksLikePersonName(cell.text),
    ),
  );
  if (payees.length > 0) return payees;
  const beside = besideLabels(rows, plain);
  if (beside.length > 0) return beside;
  const below = belowLabels(rows, plain);
  if (below.length > 0) return below;
  const names = new Set(plain);
  const addressed = rows.flatMap(({ cells }, i) =>
    cells.filter((cell) => names.has(cell) && aboveStreet(rows, i, cell) && !isEverywhere(cell, rows, plain)),
  );
  const paid = besidePayee(rows);
  const paidTo = new Set(paid.map(({ text }) => nameKey(text)));
  // Above a street stands who pays, too.
  if (paid.length > 0 && !addressed.some(({ text }) => paidTo.has(nameKey(text)))) return paid;
  // Who is paid by deposit has no check below.
  return addressed.length > 0 ? [...addressed, ...addressedToo(rows, addressed)] : [];
}

/** Whether a cell stands behind a label for names, with at most an id between. */
function isLabelled(cells: readonly Cell[], i: number): boolean {
  const [label, before] = [cells[i - 2], cells[i - 1]];
  if (before === undefined) return false;
  if (BARE_ID.test(before.text) && NAME_LABEL.test(label?.text ?? "")) return true;
  return NAME_LABEL.test(before.text) && !BARE_ID.test(cells[i]!.text);
}

const BARE_LABEL =
  /^(?:(?:employee|associate)(?: name)?|name|paid to|(?:pay )?statement (?:for|of)|prepared for)$/i;

/**
 * Names right behind a word that says so without a mark, with at most an id between, on lines that hold nothing else of that
 * edge.
 */
function besideLabels(rows: readonly CellRow[], plain: readonly Cell[]): Cell[] {
  const names = new Set(plain);
  const isBeside = (cells: readonly Cell[], i: number): boolean => {
    const before = cells[i - 1]?.text ?? "";
    return BARE_LABEL.test(BARE_ID.test(before) ? (cells[i - 2]?.text ?? "") : before);
  };
  return rows.flatMap(({ cells }) => cells.filter((cell, i) => names.has(cell) && isBeside(cells, i)));
}

const PAYEE_LABEL = /^pay to(?: the order of)?:?$/i;

/** Names on checks below stubs that name nobody, at most one a page, with what is paid beside them. */
function besidePayee(rows: readonly CellRow[]): Cell[] {
  const paid = rows.flatMap(({ cells }) =>
    cells.filter((cell, i) => PAYEE_LABEL.test(cells[i - 1]?.text ?? "") && looksLikePersonName(cell.text)),
  );
  return new Set(paid.map(({ page }) => page)).size === paid.length ? paid : [];
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

const LABEL_ABOVE = /^(?:employee|associate|employee name|name|pay to(?: the order of)?)$/i;

/** Names that stand right below a word which says so; in a table the others of the column have names above them. */
function belowLabels(rows: readonly CellRow[], plain: readonly Cell[]): Cell[] {
  const found = rows.flatMap(({ cells, page }, i) =>
    cells
      .filter(({ text }) => LABEL_ABOVE.test(text))
      .flatMap((label) => {
        const below = rows[i + 1];
        const isBelow = (cell: Cell): boolean => Math.abs(cell.x0 - label.x0) <= SAME_EDGE_PT;
        const at = below?.page === page ? below.cells.findIndex(isBelow) : -1;
        // A group may follow, with how many people it has.
        return at < 0 || isCounted(below!.cells, at) ? [] : below!.cells[at]!;
      }),
  );
  const names = found.filter(
    (cell) =>
      // The sum of a list whose people are on the page before: `Plan Total`.
      totalScope(cell.text) === null &&
      (plain.includes(cell) ||
        (cell.number === null &&
          canBePersonName(cell.text) &&
          !isLineLabel(cell.text) &&
          headingOf(cell.text) === null &&
          !isSocialSecurityNumber(cell.text) &&
          // `Period Start` stands below `Name`, each with what it names beside it.
          classifyLabel(cell.text).length === 0)),
  );
  const known = new Set(names.map(({ text }) => nameKey(text)));
  const named = new Set(names);
  const counts = new Map<string, number>();
  for (const cell of plain) counts.set(onPage(cell), (counts.get(onPage(cell)) ?? 0) + 1);
  const facts = smallerBelow(rows, named);
  const inColumn = plain.filter(
    (cell) =>
      isNear(cell, names) &&
      !facts.has(cell) &&
      // Who pays is printed on each stub and its check.
      (named.has(cell) || !(known.has(nameKey(cell.text)) || counts.get(onPage(cell))! > 1)),
  );
  return names.length >= inColumn.length ? names : [];
}

const NEXT_ROWS = 4;

function aboveStreet(rows: readonly CellRow[], i: number, cell: Cell): boolean {
  for (const row of rows.slice(i + 1, i + NEXT_ROWS)) {
    const below = row.cells.find((other) => overlap(cell, other) > 0);
    if (below !== undefined) return row.page === cell.page && isStreet(below.text);
  }
  return false;
}

function onPage({ page, text }: Cell): string {
  return `${page} ${text}`;
}
