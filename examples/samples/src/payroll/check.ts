import type { Random } from "../random.ts";
import { affordableDeductions, memosOf, pretaxSum, wantedDeductions } from "./deductions.ts";
import { generateEarnings, NOT_CASH } from "./earnings.ts";
import type { Allocation, Check, DeductionLine, EarningLine, Employee, Period } from "./model.ts";
import { employerTaxesOf, taxesOf } from "./taxes.ts";

export const sumCents = (lines: readonly { cents: number }[]): number =>
  lines.reduce((sum, line) => sum + line.cents, 0);

interface Parts {
  earnings: EarningLine[];
  wanted: DeductionLine[];
  supplemental: boolean;
  greedy: boolean;
  capped: boolean;
  splitDeposits: boolean;
}

function allocate(random: Random, netCents: number, split: boolean): Allocation[] {
  const digits = (): string => String(random.int(0, 999)).padStart(3, "0");
  const savings = random.pick([5_000, 10_000, 20_000, 25_000]);
  const checking: Allocation = { account: "checking", digits: digits(), cents: netCents };
  if (!split || netCents <= savings) return [checking];
  return [
    { ...checking, cents: netCents - savings },
    { account: "savings", digits: digits(), cents: savings },
  ];
}

function assemble(random: Random, employee: Employee, period: Period, parts: Parts): Check {
  let { earnings } = parts;
  let grossCents = 0;
  let reimbursementCents = 0;
  let cashCents = 0;
  let taxes: Check["taxes"] = [];
  const weigh = (): void => {
    grossCents = sumCents(earnings.filter((line) => line.kind !== "reimbursement"));
    reimbursementCents = sumCents(earnings) - grossCents;
    const pretaxCents = Math.min(pretaxSum(parts.wanted), Math.floor(grossCents / 2));
    taxes = taxesOf(employee, period, { grossCents, pretaxCents, ...parts });
    cashCents = sumCents(earnings.filter((line) => !NOT_CASH.has(line.kind))) - sumCents(taxes);
  };
  weigh();
  if (cashCents < 0) {
    // Tips already in the pocket can leave too little to withhold from.
    earnings = earnings.filter((line) => !NOT_CASH.has(line.kind) && line.cents > 0);
    weigh();
  }
  const deductions = affordableDeductions(parts.wanted, cashCents, parts.greedy);
  const deductionCents = sumCents(deductions);
  const netCents = cashCents - deductionCents;
  const method = random.chance(0.28) || grossCents === 0 ? "check" : "direct_deposit";
  return {
    number: 0,
    method,
    earnings,
    deductions,
    memos: memosOf(random, grossCents, deductions),
    taxes,
    employerTaxes: employerTaxesOf(random, employee, grossCents, taxes),
    allocations: method === "check" || netCents === 0 ? [] : allocate(random, netCents, parts.splitDeposits),
    grossCents,
    reimbursementCents,
    taxCents: sumCents(taxes),
    deductionCents,
    netCents,
  };
}

export interface CheckTraits {
  everything: boolean;
  /** Many refunds and corrections downwards. */
  negatives: boolean;
  splitDeposits: boolean;
}

export function regularCheck(random: Random, employee: Employee, period: Period, traits: CheckTraits): Check {
  const earnings = generateEarnings(random, employee, period, traits);
  const grossCents = sumCents(earnings.filter((line) => line.kind !== "reimbursement"));
  const greedy = random.chance(0.03);
  const wanted = wantedDeductions(random, grossCents, traits);
  if (greedy && !wanted.some((line) => line.kind === "garnishment"))
    wanted.push({ kind: "garnishment", cents: 0 });
  return assemble(random, employee, period, {
    earnings,
    wanted,
    greedy,
    supplemental: false,
    capped: random.chance(0.02),
    splitDeposits: traits.splitDeposits && random.chance(0.2),
  });
}

export function bonusCheck(random: Random, employee: Employee, period: Period, number: number): Check {
  const kind = number === 2 ? "bonus" : "commission";
  return assemble(random, employee, period, {
    earnings: [{ kind, hours: null, rate: null, cents: random.int(20, 800) * 1000 }],
    wanted: [],
    greedy: false,
    supplemental: true,
    capped: false,
    splitDeposits: false,
  });
}

/** Someone on the list who was not paid. */
export function emptyCheck(random: Random, employee: Employee, period: Period): Check {
  const nothing = {
    earnings: [],
    wanted: [],
    supplemental: false,
    greedy: false,
    capped: false,
    splitDeposits: false,
  };
  return assemble(random, employee, period, nothing);
}
