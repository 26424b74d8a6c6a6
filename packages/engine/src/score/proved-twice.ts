import type { CheckScope } from "../api/result.ts";
import type { Ledger } from "../canonicalise/ledger.ts";
import type { Token } from "../layout/token.ts";
import type { ProvenCheck } from "../reconcile/check-list.ts";
import { namesThatMayGoOn } from "./left-beside-names.ts";
import { areNamesApart } from "./names-apart.ts";
import type { Proof } from "./proof.ts";

/**
 * Every amount of everybody stands in a sum of the person and in a sum over people, and both hold: an amount that were read into
 * another line, another list or beside another person would break one of the two. What the employer pays is in no sum of a person,
 * and needs the sum over people only. How somebody was paid is in neither sum: nothing is proved twice where payments are read.
 * No sum proves a name: each has to stand apart from the others, and no words are left below it.
 */
export function isProvedTwice({
  ledger,
  checks,
  lines,
}: Pick<Proof, "ledger" | "checks" | "lines">): boolean {
  if (ledger.employees.some(({ payments }) => payments.length > 0)) return false;
  if (!areNamesApart(ledger) || namesThatMayGoOn({ ledger, lines }).length > 0) return false;
  const ofPeople = tokensOfHeld(checks, ["employee"]);
  const overPeople = tokensOfHeld(checks, ["column", "department", "document"]);
  const amounts = amountsOf(ledger);
  return (
    amounts.length > 0 &&
    amounts.every(({ token, isEmployers }) => overPeople.has(token) && (isEmployers || ofPeople.has(token)))
  );
}

function tokensOfHeld(checks: readonly ProvenCheck[], scopes: readonly CheckScope[]): ReadonlySet<Token> {
  const held = checks.filter(
    ({ check, weight }) => check.passed === true && weight >= 2 && scopes.includes(check.scope),
  );
  return new Set(held.flatMap(({ tokens }) => tokens));
}

/** The amounts of all lines; a zero changes no sum. */
function amountsOf({ employees }: Ledger): { token: Token; isEmployers: boolean }[] {
  return employees.flatMap(({ lines }) =>
    lines.flatMap(({ list, sources }) =>
      sources.flatMap(({ amount }) =>
        amount === null || amount.cents === 0
          ? []
          : [{ token: amount.token, isEmployers: list.startsWith("employer") }],
      ),
    ),
  );
}
