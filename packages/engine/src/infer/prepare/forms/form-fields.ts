import { canBePersonName } from "@paylift/canonical";
import { isFigure, type Cell, type CellRow } from "../../cells/cells.ts";
import { textBeforeId } from "../../people/name-with-id.ts";
import { isCounted } from "../../document/employee-count.ts";
import { holdsDate } from "../../document/holds-date.ts";
import { isLineLabel } from "../../vocabulary/line-labels.ts";
import { headingOf, type Heading, type TextColumn } from "../../vocabulary/headings.ts";
import { namesRate } from "../../vocabulary/pay-basis.ts";

/** What a field says stands below its name, at one edge with it, no further than this, in font sizes. */
const BELOW_EM = 2;
const EDGE_PT = 2;
/** Lines of other fields may stand between. */
const NEXT_ROWS = 2;
/** So many fields of one line, or of one person, make a form. */
const LEAST = 2;

/** The name of a field above what it says. */
interface Field {
  label: Cell;
  value: Cell;
  /** What it tells; null where no vocabulary knows the name. */
  fact: TextColumn | "period" | null;
}

/**
 * The head of a statement may be a form: names of facts about a person, each above what it says. They go before it with a
 * colon, as if they stood beside it. A table has further lines below, which say the same of others.
 */
export function withFieldsBeside(rows: readonly CellRow[]): readonly CellRow[] {
  const tables = new Set<string>();
  const found = rows.map((_, i) => fieldsBelow(rows, i, tables));
  const lines = found.map((fields) => (tables.has(placesOf(fields)) ? [] : fields));
  const told = Map.groupBy(lines.flatMap(knownOf), ({ label }) => label.page);
  const labels = new Map<Cell, Cell>();
  const forms: (readonly Field[])[] = [];
  lines.forEach((fields) => {
    const known = knownOf(fields);
    const ofPage = told.get(fields[0]?.label.page ?? 0) ?? [];
    const facts = new Set(ofPage.map(({ fact }) => fact));
    if (facts.size < LEAST || !facts.has("name")) return;
    const isForm = known.length >= LEAST && !fields.some(namesLine);
    const isLine = isForm || forms.some((above) => goesOn(above, fields));
    if (isLine) forms.push(fields);
    for (const { label, value } of isLine ? fields : known) labels.set(value, label);
  });
  return labels.size === 0 ? rows : withLabelsBefore(rows, labels);
}

/**
 * Whether a field has the name of a line of pay, which heads a column unless other fields stand above it: `Contract Salary`. A rate
 * is a fact about somebody.
 */
function namesLine({ label, fact }: Field): boolean {
  return fact === null && isLineLabel(label.text) && !namesRate(label.text);
}

function knownOf(fields: readonly Field[]): Field[] {
  return fields.filter(({ fact }) => fact !== null);
}

function withLabelsBefore(rows: readonly CellRow[], labels: ReadonlyMap<Cell, Cell>): CellRow[] {
  const moved = new Set(labels.values());
  const besides = rows.map((row) => ({
    ...row,
    cells: row.cells.flatMap((cell) => {
      if (moved.has(cell)) return [];
      const label = labels.get(cell);
      return label === undefined ? [cell] : [beside(label, cell), cell];
    }),
  }));
  return besides.filter(({ cells }) => cells.length > 0);
}

function beside(label: Cell, { baseline }: Cell): Cell {
  return { ...label, baseline, text: `${label.text}:` };
}

/**
 * The fields whose names stand in a line; none where it heads columns of pay, or a table of people: what these are called goes to
 * `tables`.
 */
function fieldsBelow(rows: readonly CellRow[], at: number, tables: Set<string>): Field[] {
  const { cells } = rows[at]!;
  if (cells.some(isFigure)) return [];
  const fields = cells.flatMap((label) => {
    if (label.number !== null || label.text.endsWith(":")) return [];
    const value = valueBelow(rows, at, label);
    if (value === undefined) return [];
    const fact = factOf(label);
    return fact === null || canSay(fact, value) ? [{ label, value, fact }] : [];
  });
  const known = knownOf(fields);
  const isHeader = cells.some((cell) => headsPay(cell) && !isTold(cell, fields));
  const headsColumns = isHeader && !(known.length === 1 && standsInBox(rows, known[0]!));
  if (!headsColumns && !isTable(rows, at, fields)) return fields;
  if (known.length >= LEAST) tables.add(placesOf(fields));
  return [];
}

/** What the known ones of some fields are called, and where: of several tables with one header one may have a single line. */
function placesOf(fields: readonly Field[]): string {
  return knownOf(fields)
    .map(({ label: { text, x0 } }) => `${Math.round(x0)} ${text}`)
    .join("\t");
}

/** Whether words stand below the name of a field, and no number: `Employer` above who that is. */
function isTold(cell: Cell, fields: readonly Field[]): boolean {
  return fields.some(({ label, value }) => label === cell && value.number === null);
}

/** Whether a single fact is told on a line without figures: it stands in a box beside what another one says. */
function standsInBox(rows: readonly CellRow[], { value }: Field): boolean {
  return rows.some(({ cells }) => cells.includes(value) && !cells.some(isFigure));
}

/** Whether a text heads a column of pay; a rate is a fact about somebody, too. */
function headsPay(cell: Cell): boolean {
  const heading = headingOf(cell.text);
  if (heading === null || factOf(cell) !== null) return false;
  return (heading.role !== null && heading.role !== "rate") || heading.figure !== null;
}

function valueBelow(rows: readonly CellRow[], at: number, label: Cell): Cell | undefined {
  return rows
    .slice(at + 1, at + 1 + NEXT_ROWS)
    .filter(({ page, baseline }) => page === label.page && baseline - label.baseline > 0)
    .flatMap(({ cells }) =>
      cells.filter((cell, i) => areAtOneEdge(label, cell) && !isCounted(cells, i)).slice(0, 1),
    )
    .find((value) => value.baseline - label.baseline <= BELOW_EM * Math.max(label.size, value.size));
}

function areAtOneEdge(a: Cell, b: Cell): boolean {
  return Math.abs(a.x0 - b.x0) <= EDGE_PT || Math.abs(a.x1 - b.x1) <= EDGE_PT;
}

const PERIOD =
  /^(?:(?:pay|payroll|work) )?(?:period|week)(?: (?:dates?|covered|ending|ended|begin(?:ning)?|end|start))?$|^pay (?:begin|start|end) date$/i;
/** Where somebody works; a column may be called after the tax of a school. */
const PLACE = /^(?:branch|building|campus|school|store)$/i;
const FACTS: ReadonlySet<TextColumn | null> = new Set([
  "name",
  "id",
  "department",
  "payment",
  "date",
] as const);

/** What the name of a field means: in its first language, without how it is written. */
export function factOf({ text }: Pick<Cell, "text">): Field["fact"] {
  const name = text.replace(/ \/ .*$| \(.*\)$/, "");
  if (PERIOD.test(name)) return "period";
  if (PLACE.test(name)) return "department";
  const column: Heading["text"] = headingOf(name)?.text ?? null;
  return FACTS.has(column) ? column : null;
}

/** Whether a text can be what a field of that name says. */
export function canSay(fact: NonNullable<Field["fact"]>, { text, number }: Cell): boolean {
  if (factOf({ text }) !== null) return false;
  if (fact === "period" || fact === "date") return holdsDate(text);
  if (fact === "id" || fact === "payment") return /\d/.test(text) && !holdsDate(text);
  if (number !== null && !number.whole) return false;
  if (headingOf(text) !== null) return false;
  return fact !== "name" || canBePersonName(textBeforeId(text));
}

/** Whether the line goes on with the fields of a form: right below what those say, at the same edges. */
function goesOn(above: readonly Field[], fields: readonly Field[]): boolean {
  const below = fields.filter(({ label }) =>
    above.some(
      ({ value }) =>
        value.page === label.page &&
        label.baseline > value.baseline &&
        label.baseline - value.baseline <= BELOW_EM * value.size &&
        Math.abs(label.x0 - value.x0) <= EDGE_PT,
    ),
  );
  return below.length >= LEAST;
}

/** Whether another line below says the same of somebody else, before the names of the fields are printed again. */
function isTable(rows: readonly CellRow[], at: number, fields: readonly Field[]): boolean {
  const known = knownOf(fields);
  const [first, second] = known;
  if (first === undefined) return false;
  const values = new Set(known.map(({ value }) => value));
  const isAlone = rows[at]!.cells.length === 1;
  const haveFigures = rows.some(
    ({ cells }) => cells.some(isFigure) && cells.some((cell) => values.has(cell)),
  );
  for (const [i, row] of rows.entries()) {
    if (i <= at) continue;
    if (row.page !== first.label.page || row.cells.some(({ text }) => text === first.label.text))
      return false;
    if (row.cells.some((cell) => values.has(cell))) continue;
    const isSame = ({ value, fact }: Field): boolean =>
      row.cells.some(
        (cell) => areAtOneEdge(value, cell) && canSay(fact!, cell) && !isBelowName(rows, i, cell),
      );
    // Lines of pay may begin where a single fact is told, and say nothing of the others beside it.
    const others = second === undefined ? fields.filter((field) => field !== first) : [];
    const goesFurther =
      others.length === 0 || others.some(({ value }) => row.cells.some((cell) => areAtOneEdge(value, cell)));
    const isLine = !haveFigures && row.cells.some(isFigure);
    if (known.every(isSame) && goesFurther && !isLine) return true;
    // Below what a name alone on its line says, the column goes on at once or not at all.
    if (isAlone && known.some(({ value }) => row.cells.some((cell) => areAtOneEdge(value, cell))))
      return false;
  }
  return false;
}

/** Whether a text stands right below the name of another field. */
function isBelowName(rows: readonly CellRow[], at: number, text: Cell): boolean {
  const above = rows
    .slice(Math.max(0, at - NEXT_ROWS), at)
    .filter(({ page }) => page === text.page)
    .flatMap(({ cells }) => cells.find((cell) => areAtOneEdge(cell, text)) ?? []);
  const right = above.at(-1);
  return right !== undefined && factOf(right) !== null;
}
