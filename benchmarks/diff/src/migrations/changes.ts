import type { DiscrepancyKind, Severity } from "@paylift/validation";
import type { Deduction, Employee, Tax } from "@paylift/canonical";
import type { Random } from "@paylift/samples";
import { cents, deduction, money } from "./lines.ts";

/** A difference that the change makes, beside those of net and gross pay, which follow from the figures. */
export interface MadeDifference {
  kind: DiscrepancyKind;
  severity: Severity;
  /** The line the difference is about, an object of either side. */
  line: object;
  field: string;
}

/** Changes one employee of the target; null where the employee has nothing that it could change. */
export type Change = (random: Random, source: Employee, target: Employee) => MadeDifference | null;

/** A line of both sides under one index: the target is a copy. */
function pickLine<Section extends "earnings" | "deductions" | "taxes">(
  random: Random,
  section: Section,
  source: Employee,
  target: Employee,
): { from: Employee[Section][number]; to: Employee[Section][number]; index: number } | null {
  if (source[section].length === 0) return null;
  const index = random.int(0, source[section].length - 1);
  const [from, to] = [source[section][index], target[section][index]];
  return from === undefined || to === undefined ? null : { from, to, index };
}

function amountBy(
  section: "earnings" | "deductions" | "taxes",
  low: number,
  high: number,
  severity: Severity,
): Change {
  return (random, source, target) => {
    const picked = pickLine(random, section, source, target);
    if (picked === null) return null;
    const changed = cents(picked.from.amount) + random.int(low, high);
    picked.to.amount = money(changed);
    followYtd(picked.from, picked.to);
    const kind = high === 1 ? "rounding" : "line_amount";
    return { kind, severity, line: picked.from, field: "amount" };
  };
}

/** The year to date stays what the old provider says: balances are loaded before the run. */
function followYtd(from: { ytd_amount: number | null }, to: { ytd_amount: number | null }): void {
  to.ytd_amount = from.ytd_amount;
}

/** Everything that can happen to one employee, by name. */
export const CHANGES: Readonly<Record<string, Change>> = {
  earningDollars: amountBy("earnings", 100, 20_000, "high"),
  deductionDollars: amountBy("deductions", 100, 9_000, "high"),
  deductionCents: amountBy("deductions", 2, 99, "medium"),
  taxDollars: amountBy("taxes", 100, 9_000, "high"),
  taxCents: amountBy("taxes", 2, 99, "medium"),
  earningRounding: amountBy("earnings", 1, 1, "low"),
  taxRounding: amountBy("taxes", 1, 1, "low"),

  deductionMissing: (random, source, target) => {
    const picked = pickLine(random, "deductions", source, target);
    if (picked === null || picked.from.amount < 1) return null;
    target.deductions.splice(picked.index, 1);
    return { kind: "line_missing", severity: "high", line: picked.from, field: "amount" };
  },
  deductionExtra: (random, _source, target) => {
    const extra = deduction("charity", "Charity", random.int(101, 5_000));
    target.deductions.push(extra);
    return { kind: "line_extra", severity: "high", line: extra, field: "amount" };
  },
  otherType: (random, source, target) => {
    const picked = pickLine(random, "deductions", source, target);
    if (picked === null) return null;
    picked.to.type = "other";
    picked.to.description = "Miscellaneous";
    return { kind: "line_type", severity: "medium", line: picked.from, field: "type" };
  },
  otherJurisdiction: (_random, source, target) => {
    const index = source.taxes.findIndex(({ type }) => type === "state_income");
    const [from, to] = [source.taxes[index], target.taxes[index]];
    if (from === undefined || to === undefined) return null;
    to.jurisdiction = "US-NJ";
    return { kind: "line_type", severity: "high", line: from, field: "jurisdiction" };
  },
  earningSplit: (random, source, target) => {
    const picked = pickLine(random, "earnings", source, target);
    if (picked === null || cents(picked.from.amount) < 1_000) return null;
    const all = cents(picked.from.amount);
    const part = random.int(Math.ceil(all / 20), Math.floor(all / 3));
    const { hours, ytd_amount: ytd } = picked.from;
    const holiday = { ...picked.to, type: "holiday" as const, description: "Holiday", amount: money(part) };
    Object.assign(picked.to, { amount: money(all - part), ytd_amount: money(cents(ytd ?? 0) - part) });
    holiday.ytd_amount = money(part);
    if (hours !== null) {
      holiday.hours = 8;
      picked.to.hours = hours - 8;
    }
    target.earnings.push(holiday);
    return { kind: "line_split", severity: "low", line: picked.from, field: "amount" };
  },
  deductionSplit: (random, source, target) => {
    const picked = pickLine(random, "deductions", source, target);
    if (picked === null || cents(picked.from.amount) < 300) return null;
    split(random, picked.to, target.deductions);
    return { kind: "line_split", severity: "low", line: picked.from, field: "amount" };
  },
  deductionMerged: (random, source, target) => {
    const picked = pickLine(random, "deductions", source, target);
    if (picked === null || cents(picked.from.amount) < 300) return null;
    const part = split(random, picked.from, source.deductions);
    const greater = part.amount > picked.from.amount ? part : picked.from;
    return { kind: "line_split", severity: "low", line: greater, field: "amount" };
  },
  hours: (random, source, target) => {
    const [from, to] = [source.earnings[0], target.earnings[0]];
    if (from?.hours === null || from === undefined || to === undefined) return null;
    to.hours = from.hours + random.int(1, 8);
    return { kind: "hours", severity: "medium", line: from, field: "hours" };
  },
  rate: (random, source, target) => {
    const [from, to] = [source.earnings[0], target.earnings[0]];
    if (from?.rate === null || from === undefined || to === undefined) return null;
    to.rate = money(cents(from.rate) + random.int(5, 500));
    return { kind: "rate", severity: "medium", line: from, field: "rate" };
  },
  yearToDate: (random, source, target) => {
    const picked = pickLine(random, "deductions", source, target);
    if (picked === null) return null;
    picked.to.ytd_amount = money(cents(picked.from.ytd_amount ?? 0) + random.int(2, 90_000));
    return { kind: "ytd", severity: "medium", line: picked.from, field: "ytd_amount" };
  },
  taxableWages: (random, source, target) => {
    const picked = pickLine(random, "taxes", source, target);
    if (picked === null) return null;
    picked.to.taxable_wages = money(cents(picked.from.taxable_wages ?? 0) + random.int(2, 50_000));
    return { kind: "taxable_wages", severity: "medium", line: picked.from, field: "taxable_wages" };
  },
  employerItem: (random, source, target) => {
    const [from, to] = [source.employer_taxes[0], target.employer_taxes[0]];
    if (from === undefined || to === undefined) return null;
    changeTax(random, to);
    return { kind: "line_amount", severity: "medium", line: from, field: "amount" };
  },
};

function changeTax(random: Random, line: Tax): void {
  line.amount = money(cents(line.amount) + random.int(2, 5_000));
}

/** Takes a part of a line into a second line of the same type. */
function split(random: Random, line: Deduction, lines: Deduction[]): Deduction {
  const [all, ytd] = [cents(line.amount), cents(line.ytd_amount ?? 0)];
  const part = random.int(Math.ceil(all / 10), Math.floor(all / 3));
  const second = {
    ...line,
    description: `${line.description} 2`,
    amount: money(part),
    ytd_amount: money(part * 9),
  };
  Object.assign(line, { amount: money(all - part), ytd_amount: money(ytd - part * 9) });
  lines.push(second);
  return second;
}
