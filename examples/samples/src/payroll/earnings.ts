import type { Random } from "../random.ts";
import type { EarningKind, EarningLine, Employee, Period } from "./model.ts";
import { FULL_TIME_HOURS } from "./period.ts";

export const earned = (hours: number, rate: number): number => Math.round((hours * rate) / 10_000);

/** Earnings in gross that never reach the net pay. */
export const NOT_CASH: ReadonlySet<EarningKind> = new Set(["cash_tips", "group_term_life"]);

const timeOff = (random: Random, everything: boolean): { kind: EarningKind; hours: number }[] =>
  (["pto", "sick", "holiday"] as const)
    .filter(() => everything || random.chance(0.17))
    .map((kind) => ({ kind, hours: random.pick([400, 800, 800, 1600]) }));

function hourlyEarnings(random: Random, period: Period, rate: number, everything: boolean): EarningLine[] {
  const fullTime = FULL_TIME_HOURS[period.frequency];
  const absences = timeOff(random, everything);
  const away = absences.reduce((sum, absence) => sum + absence.hours, 0);
  const share = random.chance(0.5) ? 100 : random.int(35, 100);
  const quarters = Math.floor(((fullTime - away) * share) / 100 / 25) * 25;
  const worked = Math.max(share === 100 ? fullTime - away : quarters, 25);
  const lines: EarningLine[] = [{ kind: "regular", hours: worked, rate, cents: earned(worked, rate) }];
  const add = (kind: EarningKind, hours: number, lineRate: number): void => {
    lines.push({ kind, hours, rate: lineRate, cents: earned(hours, lineRate) });
  };
  if (everything || random.chance(0.07))
    add("regular", random.int(2, 40) * 25, rate + random.int(2, 30) * 1000);
  if (everything || random.chance(0.3)) add("overtime", random.int(1, 60) * 25, (rate * 3) / 2);
  if (everything || random.chance(0.05)) add("double_overtime", random.int(1, 24) * 25, rate * 2);
  for (const absence of absences) add(absence.kind, absence.hours, rate);
  if (everything || random.chance(0.07))
    add("shift", random.int(8, 40) * 100, random.pick([5000, 7500, 10_000, 12_500]));
  return lines;
}

function salariedEarnings(
  random: Random,
  period: Period,
  salaryCents: number,
  everything: boolean,
): EarningLine[] {
  const fullTime = FULL_TIME_HOURS[period.frequency];
  const away = timeOff(random, everything).map(({ kind, hours }) => ({
    kind,
    hours,
    rate: null,
    cents: Math.round((salaryCents * hours) / fullTime),
  }));
  const hours = fullTime - away.reduce((sum, line) => sum + line.hours, 0);
  const cents = salaryCents - away.reduce((sum, line) => sum + line.cents, 0);
  return [{ kind: "regular", hours, rate: null, cents }, ...away];
}

function extraEarnings(
  random: Random,
  baseCents: number,
  terminated: boolean,
  everything: boolean,
): EarningLine[] {
  const lines: EarningLine[] = [];
  const add = (kind: EarningKind, probability: number, cents: () => number): void => {
    if (everything || random.chance(probability))
      lines.push({ kind, hours: null, rate: null, cents: cents() });
  };
  add("commission", 0.06, () => random.int(5_000, 350_000));
  add("bonus", 0.06, () => random.int(10, 400) * 1000);
  add("tips", 0.05, () => random.int(2_000, 60_000));
  add("cash_tips", 0.04, () => Math.min(random.int(1_000, 15_000), Math.floor(baseCents / 10)));
  add("group_term_life", 0.05, () => random.int(150, 4_800));
  add(
    "retro",
    0.05,
    () => (random.chance(0.5) ? -1 : 1) * random.int(500, Math.max(600, Math.floor(baseCents / 12))),
  );
  add("allowance", 0.03, () => random.pick([10_000, 25_000, 40_000]));
  add("reimbursement", 0.07, () => random.int(1_000, 60_000));
  if (terminated) add("severance", 0.9, () => random.int(100, 900) * 1000);
  return lines.filter((line) => line.cents !== 0);
}

/** What one regular check of an employee earns; `everything` makes the tallest stack there can be. */
export function generateEarnings(
  random: Random,
  employee: Employee,
  period: Period,
  { everything, negatives }: { everything: boolean; negatives: boolean },
): EarningLine[] {
  const base =
    employee.pay.basis === "hourly"
      ? hourlyEarnings(random, period, employee.pay.rate, everything)
      : salariedEarnings(random, period, employee.pay.cents, everything);
  const baseCents = base.reduce((sum, line) => sum + line.cents, 0);
  const extra = extraEarnings(random, baseCents, employee.status === "T", everything);
  const corrected = extra.some(({ kind }) => kind === "retro");
  if (negatives && !corrected && random.chance(0.3)) {
    const cents = -random.int(500, Math.max(600, Math.floor(baseCents / 12)));
    extra.push({ kind: "retro", hours: null, rate: null, cents });
  }
  return [...base, ...extra];
}
