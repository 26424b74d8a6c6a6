import { classifyTax } from "@paylift/canonical";
import type { Cell, CellRow } from "../../cells/cells.ts";
import { headingOf } from "../../vocabulary/headings.ts";
import { isLineLabel, namesTax } from "../../vocabulary/line-labels.ts";

/** So many lists of a report are named alike. */
const LISTS = 2;

/**
 * Leaves out who a tax is paid to where it stands before the tax that a list is about: `Form 941: Federal Income Tax`. What
 * follows is about the tax, which has the name of its state where that alone says whose it is: `Pennsylvania: SUI Employer`.
 * At the end of the line of a list's title it says nothing of the tax at all.
 */
export function withoutAgencies(printed: readonly CellRow[]): readonly CellRow[] {
  const titles = new Set(printed.filter((row, i) => isTitle(row, printed[i + 1])));
  const bare = (row: CellRow): CellRow =>
    titles.size >= LISTS && titles.has(row) ? { ...row, cells: row.cells.slice(0, 1) } : withoutRate(row);
  const rows = printed.map(bare);
  const named = new Set(rows.filter(isCaption));
  if (named.size < LISTS) return rows;
  return rows.map((row) => (named.has(row) ? { ...row, cells: [taxOf(row.cells[0]!, row.cells[1]!)] } : row));
}

const RATE = /^(?:tax )?rate:? [\d.]+ ?%$/i;
const RATE_BEHIND = / (?:tax )?rate:? [\d.]+ ?%$/i;

/** A list about a tax may say beside its name what share of the wages is due: `Medicare  Rate 1.45%`. */
function withoutRate(row: CellRow): CellRow {
  const [tax, rate, other] = row.cells;
  if (rate === undefined || other !== undefined || !RATE.test(rate.text)) return row;
  return namesTax(tax!.text) ? { ...row, cells: [tax!] } : row;
}

/** Headings of a list that a title stands above. */
const HEADINGS = 3;

/** A tax and, further right, what is no name of a line, right above the header of a table: `Medicare        Internal Revenue Service`. */
function isTitle({ cells, page }: CellRow, below: CellRow | undefined): boolean {
  const [tax, ...others] = cells;
  if (below?.page !== page || tax === undefined || others.length === 0 || others.length > LISTS) return false;
  if (cells.some(({ number }) => number !== null) || !namesTax(tax.text)) return false;
  const said = others.map(({ text }) => text.replace(RATE_BEHIND, "")).filter((text) => !RATE.test(text));
  if (said.some((text) => headingOf(text) !== null || isLineLabel(text))) return false;
  // What stands above another column than the first is a word of its name.
  if (tax.x0 > below.cells[0]!.x1) return false;
  const heads = below.cells.filter(({ text }) => headingOf(text) !== null);
  return heads.length >= HEADINGS && below.cells.every(({ number }) => number === null);
}

/** A line of nothing but an agency and the tax that it levies. */
function isCaption({ cells: [agency, tax, other] }: CellRow): boolean {
  if (agency === undefined || tax === undefined || other !== undefined) return false;
  if (agency.number !== null || tax.number !== null || !agency.text.endsWith(":")) return false;
  return namesTax(tax.text);
}

function taxOf(agency: Cell, tax: Cell): Cell {
  const text = `${agency.text.slice(0, -1)} ${tax.text}`;
  const [alone, whole] = [tax.text, text].map((label) => classifyTax(label, { section: "tax" }));
  const isNamed = alone!.jurisdiction === null && whole!.jurisdiction !== null && whole!.type === alone!.type;
  // The line begins where the agency does.
  if (!isNamed) return { ...tax, x0: agency.x0 };
  return { ...tax, text, tokens: [...agency.tokens, ...tax.tokens], x0: agency.x0 };
}
