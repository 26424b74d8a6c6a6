import type { Check } from "../api/result.ts";
import { centsAt, isRepetition, whatOf } from "./checks/before-and-after.ts";
import type { Draft } from "./draft.ts";
import type { SharedPrints } from "./shared-prints.ts";

/** Of how many figures that are not zero a sum says something. A sum of one figure says nothing. */
const LEAST_WEIGHT = 2;

/** Which figures sums prove, and which of those that a person said. */
export interface CorrectedProof {
  /** Paths of all figures that a sum that holds proves. */
  readonly proved: ReadonlySet<string>;
  /** Those of them that a person said. */
  readonly said: ReadonlySet<string>;
}

/**
 * A person's word proves nothing: a sum that holds proves one figure that somebody said, by all the others in it. Where two
 * or more in a sum are but said, other sums have to prove all of them but one first.
 */
export function proofOf(
  checks: readonly Check[],
  said: ReadonlySet<string>,
  draft: Draft,
  shared: SharedPrints = new Map(),
): CorrectedProof {
  const holding = checks.filter((check) => check.passed === true && weightOf(check, draft) >= LEAST_WEIGHT);
  const open = new Set(said);
  const openIn = (members: readonly string[]): string[] => members.filter((path) => open.has(path));
  const throughSaid = holding.filter((check) => !isRepetition(check) && openIn(check.members).length > 0);
  for (let found = true; found;) {
    found = false;
    for (const { members } of throughSaid) {
      const [only, ...others] = new Set(openIn(members));
      if (only === undefined || others.length > 0) continue;
      open.delete(only);
      for (const other of shared.get(only) ?? []) {
        if (centsAt(draft, other) === centsAt(draft, only)) open.delete(other);
      }
      found = true;
    }
  }
  const proved = new Set<string>();
  for (const { members } of holding)
    if (openIn(members).length === 0) for (const path of members) proved.add(path);
  for (const path of said) if (!open.has(path)) proved.add(path);
  return { proved, said: new Set([...said].filter((path) => !open.has(path))) };
}

/** How many figures that are not zero a sum is of, with the printed one. */
function weightOf(check: Check, draft: Draft): number {
  const { scope, expected, members } = check;
  const isNothing = expected === null || expected === 0;
  if (scope === "line" && isNothing) return 0;
  const unique = new Set(members);
  const isMember = [...unique].some((path) => isPrinted(check, path));
  let weight = isNothing || isMember ? 0 : 1;
  for (const path of unique) if (centsAt(draft, path) !== 0) weight++;
  return weight;
}

/** Whether a member is the printed figure of its sum. */
function isPrinted(check: Check, path: string): boolean {
  const what = whatOf(check);
  const name = what.slice(0, what.indexOf(":"));
  const figure = name === "payments" ? "net_pay" : name;
  return (
    /^(?:employees\[\d+\]|totals)\.\w+$/.test(path) &&
    path.endsWith(`.${figure}`) &&
    check.scope !== "column" &&
    isOwn(check, path)
  );
}

/** A sum of a figure of all people has the company's as the printed one, and that of one person their own. */
function isOwn({ scope }: Check, path: string): boolean {
  return scope === "employee" ? path.startsWith("employees[") : path.startsWith("totals.");
}
