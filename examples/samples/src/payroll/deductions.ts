import type { Random } from "../random.ts";
import type { DeductionKind, DeductionLine, MemoKind, MemoLine } from "./model.ts";

const PRETAX: ReadonlySet<DeductionKind> = new Set([
  "401k",
  "medical",
  "dental",
  "vision",
  "hsa",
  "fsa_medical",
  "fsa_dependent_care",
  "commuter",
]);

export const pretaxSum = (lines: DeductionLine[]): number =>
  lines.filter((line) => PRETAX.has(line.kind)).reduce((sum, line) => sum + line.cents, 0);

/** What an employee has signed up for, before it is known whether the check can bear it. */
export function wantedDeductions(
  random: Random,
  grossCents: number,
  { everything, negatives }: { everything: boolean; negatives: boolean },
): DeductionLine[] {
  const lines: DeductionLine[] = [];
  const part = (low: number, high: number) => (): number =>
    Math.round((grossCents * random.int(low, high)) / 100);
  const between = (low: number, high: number) => (): number => random.int(low, high);
  const add = (kind: DeductionKind, probability: number, cents: () => number): void => {
    if (everything || random.chance(probability)) lines.push({ kind, cents: cents() });
  };
  const roth = random.chance(0.3);
  if (everything || random.chance(0.55)) add(roth ? "roth_401k" : "401k", 1, part(1, 10));
  if (everything) add(roth ? "401k" : "roth_401k", 1, part(1, 3));
  add("401k_loan", 0.08, between(4_000, 18_000));
  add("medical", 0.55, between(2_000, 32_000));
  add("dental", 0.35, between(400, 4_500));
  add("vision", 0.28, between(150, 1_400));
  add("hsa", 0.15, () => random.pick([2_500, 5_000, 7_500, 12_500]));
  add("fsa_medical", 0.08, between(2_000, 9_000));
  add("fsa_dependent_care", 0.05, between(5_000, 19_000));
  add("life", 0.2, between(200, 3_200));
  add("disability", 0.15, between(300, 2_600));
  add("commuter", 0.07, between(2_000, 15_000));
  add("union_dues", 0.06, between(1_000, 4_700));
  add("charity", 0.05, () => random.pick([500, 1_000, 2_500]));
  add("miscellaneous", 0.04, between(500, 9_000));
  add("advance", 0.02, between(2_500, 12_500));
  add("child_support", 0.05, between(10_000, 40_000));
  add("garnishment", 0.05, between(5_000, 30_000));
  const refund = lines.find(({ kind }) => kind === "dental" || kind === "vision" || kind === "life");
  if (refund && random.chance(negatives ? 0.6 : 0.05)) refund.cents = -refund.cents;
  return lines;
}

/** Keeps what the cash of the check can bear, in order; a greedy garnishment takes the rest. */
export function affordableDeductions(
  wanted: DeductionLine[],
  cashCents: number,
  greedy: boolean,
): DeductionLine[] {
  let left = cashCents;
  const kept: DeductionLine[] = [];
  for (const line of wanted) {
    const cents = greedy && line.kind === "garnishment" ? left : line.cents;
    if (cents === 0 || cents > left) continue;
    kept.push({ kind: line.kind, cents });
    left -= cents;
  }
  return kept;
}

export function memosOf(random: Random, grossCents: number, deductions: DeductionLine[]): MemoLine[] {
  const memos: MemoLine[] = [];
  const withheld = (...kinds: DeductionKind[]): number =>
    deductions
      .filter((line) => kinds.includes(line.kind))
      .reduce((sum, line) => sum + Math.max(0, line.cents), 0);
  const add = (kind: MemoKind, cents: number): void => {
    if (cents > 0) memos.push({ kind, cents });
  };
  add("match", Math.min(withheld("401k", "roth_401k"), Math.round((grossCents * 4) / 100)));
  if (withheld("medical")) add("medical", random.int(12_000, 80_000));
  if (withheld("dental") && random.chance(0.3)) add("dental", random.int(600, 4_500));
  if (withheld("hsa") && random.chance(0.6)) add("hsa", random.pick([2_500, 4_167, 5_000]));
  return memos;
}
