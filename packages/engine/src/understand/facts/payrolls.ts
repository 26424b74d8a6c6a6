import { namedPayrolls, type NamedPayrolls } from "../../interpret/payrolls.ts";
import type { PageGraph } from "../page-graph/page-graph.ts";
import { companyOf } from "./company.ts";
import { factsOf } from "./facts.ts";
import { datesOf } from "./printed-dates.ts";

/** How many companies and pay dates pages name, each page read for itself. */
export function payrollsOfPages(graph: PageGraph, pages: ReadonlySet<number>): NamedPayrolls {
  const own = graph.rows.filter(({ page }) => pages.has(page));
  return namedPayrolls(own, (rows) => {
    const page = { ...graph, rows };
    return factsOf(page, datesOf(page), companyOf(page));
  });
}
