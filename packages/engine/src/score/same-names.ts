import { goesOn } from "../canonicalise/year-to-date.ts";
import type { Ledger, LedgerEmployee } from "../canonicalise/ledger.ts";
import type { RecordReading } from "../interpret/reading.ts";
import { markOf } from "../interpret/told-apart.ts";
import type { Doubt } from "./doubt.ts";

/** It leaves a document below what is taken without a look: the pay of two people may have been added up. */
const TAKEN_OFF = 0.11;

/**
 * People who were taken for one for their name alone: no id, no masked number and no street stands beside it, no sum or row of a summary is theirs,
 * no year to date goes on, and the printed number of employees does not say how many there are.
 */
export function sameNames(ledger: Ledger): Doubt | null {
  if (isCounted(ledger)) return null;
  const open = ledger.employees.filter(
    (person) => person.name.text !== "" && isUnnumbered(person) && isOneByName(person),
  );
  if (open.length === 0) return null;
  return {
    code: "same_names",
    message: `nothing but the name says that ${open.length} people are one each, and not several`,
    effect: TAKEN_OFF,
    count: open.length,
    tokens: open.flatMap(({ name }) => name.tokens),
  };
}

function isCounted({ totals, employees }: Ledger): boolean {
  const printed = totals.find(({ scope, employeeCount }) => scope === "company" && employeeCount !== null);
  return printed?.employeeCount?.count === employees.length;
}

function isUnnumbered({ employeeId, checks, sums }: LedgerEmployee): boolean {
  return employeeId === null && sums.length === 0 && checks.some((check) => markOf(check) === undefined);
}

/** Whether several payments are one person's, and no year to date of one goes on from another's. */
function isOneByName({ checks }: LedgerEmployee): boolean {
  const paid = checks.filter(isPaid);
  return paid.slice(1).some((check, i) => !goesOn(paid[i]!, check));
}

function isPaid({ figures }: RecordReading): boolean {
  return figures.has("net_pay") || figures.has("gross_pay");
}
