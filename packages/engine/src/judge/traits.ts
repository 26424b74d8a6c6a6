import { looksLikePersonName } from "@paylift/canonical";
import type { Check } from "../api/result.ts";
import type { Ledger, LedgerEmployee, LedgerLine } from "../canonicalise/ledger.ts";
import type { Token } from "../layout/token.ts";
import type { ProvenCheck } from "../reconcile/check-list.ts";
import { IN_ANOTHER_LIST } from "../reconcile/column-checks.ts";

/** What can be said of a reading without knowing who made it, each from 0 to 1. */
export interface Traits {
  /** Figures in a sum of two or more that holds, of all figures. */
  proved: number;
  /** Figures that nobody claimed, of all figures. */
  unclaimed: number;
  /** Sums that do not hold, of all that were made. */
  failed: number;
  /** People whose net pay follows from their lines, of all who are paid. */
  crossed: number;
  /** People whose names look like names of people. */
  named: number;
  /** People of whose name no other has the same. */
  distinct: number;
  /** Lines whose label the vocabulary knows where it stands. */
  known: number;
  /** Figures that became fields of people, of all figures. */
  fields: number;
  /** 1 where figures of one row were added up under one heading: columns that ran together. */
  together: number;
  /** Printed totals over people that hold, of those that were compared; 0 where there are none. */
  totals: number;
  /** 1 where all people come to what is printed of the whole document, 0 where they do not; a half where nothing tells. */
  company: number;
}

/** Sums of hours and counts of people hold whatever the amounts are. */
const OF_MONEY = /^document\.(?!total_hours|employee_count)/;
const OVER_PEOPLE = new Set(["column", "department", "document"]);

export function traitsOf(
  { employees }: Ledger,
  checks: readonly ProvenCheck[],
  figures: readonly Token[],
): Traits {
  const proved = new Set<Token>();
  let [failed, tried, over, overHeld, crossed] = [0, 0, 0, 0, 0];
  const ofCompany = new Set<boolean>();
  for (const { check, tokens, weight } of checks) {
    if (check.passed === null) continue;
    tried++;
    if (!check.passed || isInAnotherList(check)) failed++;
    else if (weight >= 2) for (const token of tokens) proved.add(token);
    if (check.passed && check.id.startsWith("employee.net_pay:")) crossed++;
    if (OF_MONEY.test(check.id)) ofCompany.add(check.passed);
    if (!OVER_PEOPLE.has(check.scope)) continue;
    over++;
    if (check.passed) overHeld++;
  }
  const all = Math.max(1, figures.length);
  const paid = employees.filter(isPaid).length;
  const names = employees.map(({ name }) => name.text);
  const lines = employees.flatMap((employee) => employee.lines);
  const share = (count: number, of: number): number => (of === 0 ? 0 : Math.min(1, count / of));
  return {
    proved: share(figures.filter((token) => proved.has(token)).length, all),
    unclaimed: share(figures.filter(({ claim }) => claim === null).length, all),
    failed: share(failed, tried),
    crossed: share(crossed, paid),
    named: share(names.filter(looksLikePersonName).length, names.length),
    distinct: share(new Set(names).size, names.length),
    known: share(lines.filter(({ known }) => known).length, lines.length),
    fields: share(figures.filter(({ claim }) => claim === "field").length, all),
    together: employees.some(({ lines: own }) => own.some(runsTogether)) ? 1 : 0,
    totals: share(overHeld, over),
    company: ofCompany.size === 1 ? Number(ofCompany.has(true)) : 0.5,
  };
}

/** Whether people and a recap have a line in different lists, though they agree on its amount. */
function isInAnotherList({ id }: Check): boolean {
  return id.includes(IN_ANOTHER_LIST);
}

/** Whether a line is the sum of figures that stand beside each other below one heading: one of them lacks its own. */
function runsTogether({ sources }: LedgerLine): boolean {
  return sources.some((source, i) => {
    const other = sources[i + 1];
    const [one, two] = [source.amount?.token, other?.amount?.token];
    if (one === undefined || two === undefined || one === two) return false;
    const isOneHeading = source.label.tokens.length > 0 && source.label.tokens[0] === other!.label.tokens[0];
    return isOneHeading && one.page === two.page && one.words[0]!.baseline === two.words[0]!.baseline;
  });
}

function isPaid({ net, lines }: LedgerEmployee): boolean {
  return net !== null || lines.some(({ list }) => list === "earnings");
}
