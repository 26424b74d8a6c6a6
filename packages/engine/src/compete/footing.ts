import type { Ledger, LedgerEmployee } from "../canonicalise/ledger.ts";
import type { Token } from "../layout/token.ts";
import type { ProvenCheck } from "../reconcile/check-list.ts";
import { isStatutoryPair } from "./statutory-pair.ts";

/** How far the arithmetic of a document goes with a reading of it. */
export interface Footing {
  /** The higher the better, for readings of one document. */
  score: number;
  /**
   * Every figure is used, no sum fails, and the net pay of everybody who earns something, or for whom one is printed,
   * follows from their lines.
   */
  sound: boolean;
}

const FAILED = 1;
const UNCLAIMED = 1;
const CROSSED = 0.05;
const STATUTORY = 0.1;
/** Hours read as amounts may add up in their column, but not in the pay: where all holds, more is told than by many sums. */
const SOUND = 0.1;

/** Figures that sums prove, less those that nobody claimed, less the share of sums that do not hold. */
export function footingOf(
  { employees }: Ledger,
  checks: readonly ProvenCheck[],
  figures: readonly Token[],
): Footing {
  const proved = new Set<Token>();
  let failed = 0;
  for (const { check, tokens, weight } of checks) {
    if (check.passed === false) failed++;
    else if (check.passed === true && weight >= 2) for (const token of tokens) proved.add(token);
  }
  const all = Math.max(1, figures.length);
  const unclaimed = figures.filter(({ claim }) => claim === null).length;
  const crossed = checks.filter(
    ({ check }) => check.passed === true && check.id.startsWith("employee.net_pay:"),
  ).length;
  // Who earns is paid: where no net pay was found for them, something was not understood.
  const paid = employees.filter(
    ({ net, lines }) => net !== null || lines.some(({ list }) => list === "earnings"),
  ).length;
  const sound = failed === 0 && unclaimed === 0 && crossed >= paid;
  return {
    score:
      (sound && crossed > 0 ? SOUND : 0) +
      (proved.size - UNCLAIMED * unclaimed) / all -
      FAILED * (failed / Math.max(1, checks.length)) +
      CROSSED * (crossed / Math.max(1, employees.length)) +
      STATUTORY * shareOfPairs(employees),
    sound,
  };
}

/** Of the employees who pay one of them, the share whose social security and Medicare are those of one wage. */
function shareOfPairs(employees: readonly LedgerEmployee[]): number {
  let [pairs, of] = [0, 0];
  for (const employee of employees) {
    const taxes = employee.lines.filter(({ list, amount }) => list === "taxes" && amount !== 0);
    const security = taxes.find(({ type }) => type === "social_security");
    const medicare = taxes.find(({ type }) => type === "medicare");
    if (security === undefined && medicare === undefined) continue;
    of++;
    if (security && medicare && isStatutoryPair(security.amount, medicare.amount)) pairs++;
  }
  return of === 0 ? 0 : pairs / of;
}
