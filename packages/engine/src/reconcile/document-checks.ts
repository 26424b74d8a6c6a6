import type { NamedPayrolls } from "../interpret/payrolls.ts";
import type { PageSeries } from "../layout/page-series.ts";
import type { CheckList } from "./check-list.ts";

/** Counts are checked like amounts: one is a whole unit. */
const ONE = 100;

/** What has to hold before sums mean anything: every page is there, and they are about one payroll. */
export function checkDocument(
  checks: CheckList,
  { pages, missing }: PageSeries,
  { companies, payDates, begins }: NamedPayrolls,
): void {
  const split = begins.length === 0 ? "" : `; extract the pages before ${begins.join(", ")} by themselves`;
  if (missing > 0)
    add(checks, "pages", "pages = printed number of pages", pages.length + missing, pages.length);
  if (companies > 1) add(checks, "companies", `companies that the pages name = 1${split}`, 1, companies);
  if (payDates > 1) add(checks, "pay_dates", `pay dates that the pages name = 1${split}`, 1, payDates);
}

function add(checks: CheckList, what: string, identity: string, expected: number, actual: number): void {
  checks.add({
    scope: "document",
    what,
    identity,
    expected: expected * ONE,
    actual: actual * ONE,
    members: [],
    tokens: [],
    weight: 0,
  });
}
