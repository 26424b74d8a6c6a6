import type { DocumentReading } from "../interpret/reading.ts";
import type { Line } from "../layout/lines.ts";
import type { ReadPage } from "../read/page-reader.ts";
import { companyOf } from "../understand/facts/company.ts";
import { pageGraph } from "../understand/page-graph/page-graph.ts";

/** Two pages show what is printed on each of them. */
const PAGES = 2;

/** Adds the company that the first page names to facts without one: a variant may not say where it stands. */
export function completeCompany(
  facts: DocumentReading["facts"],
  lines: readonly Line[],
  pages: readonly ReadPage[],
): void {
  if (facts.has("company_name")) return;
  const first = pages.slice(0, PAGES);
  const numbers = new Set(first.map(({ number }) => number));
  const { name, isNamed } = companyOf(
    pageGraph(
      lines.filter(({ page }) => numbers.has(page)),
      first,
    ),
  );
  if (name !== null && isNamed) facts.set("company_name", name);
}
