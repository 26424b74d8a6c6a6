import { classifyTax } from "@paylift/canonical";
import type { Cell, CellRow } from "../cells/cells.ts";
import { sectionsOf } from "../vocabulary/line-labels.ts";

/** So many lists of a report are named alike. */
const LISTS = 2;

/**
 * Leaves out who a tax is paid to where it stands before the tax that a list is about: `Form 941: Federal Income Tax`. What
 * follows is about the tax, which has the name of its state where that alone says whose it is: `Pennsylvania: SUI Employer`.
 */
export function withoutAgencies(rows: readonly CellRow[]): readonly CellRow[] {
  const named = new Set(rows.filter(isCaption));
  if (named.size < LISTS) return rows;
  return rows.map((row) => (named.has(row) ? { ...row, cells: [taxOf(row.cells[0]!, row.cells[1]!)] } : row));
}

/** A line of nothing but an agency and the tax that it levies. */
function isCaption({ cells: [agency, tax, other] }: CellRow): boolean {
  if (agency === undefined || tax === undefined || other !== undefined) return false;
  if (agency.number !== null || tax.number !== null || !agency.text.endsWith(":")) return false;
  return sectionsOf(tax.text).some((section) => section === "tax" || section === "employer_tax");
}

function taxOf(agency: Cell, tax: Cell): Cell {
  const text = `${agency.text.slice(0, -1)} ${tax.text}`;
  const [alone, whole] = [tax.text, text].map((label) => classifyTax(label, { section: "tax" }));
  const isNamed = alone!.jurisdiction === null && whole!.jurisdiction !== null && whole!.type === alone!.type;
  // The line begins where the agency does.
  if (!isNamed) return { ...tax, x0: agency.x0 };
  return { ...tax, text, tokens: [...agency.tokens, ...tax.tokens], x0: agency.x0 };
}
