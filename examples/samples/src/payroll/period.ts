import type { Random } from "../random.ts";
import type { Period } from "./model.ts";

const DAY_MS = 86_400_000;

const plainDate = (instant: number): string => new Date(instant).toISOString().slice(0, 10);

/** Full-time hours of a period, in hundredths. */
export const FULL_TIME_HOURS = { weekly: 4000, biweekly: 8000, semimonthly: 8667, monthly: 17333 };
export const PERIODS_PER_YEAR = { weekly: 52, biweekly: 26, semimonthly: 24, monthly: 12 };

export function generatePeriod(random: Random): Period {
  const frequency = random.pick(["weekly", "biweekly", "biweekly", "semimonthly", "monthly"] as const);
  const year = random.int(2024, 2027);
  const month = random.int(0, 11);
  let start = Date.UTC(year, month, 1);
  let end = Date.UTC(year, month + 1, 0);
  if (frequency === "semimonthly") {
    if (random.chance(0.5)) end = Date.UTC(year, month, 15);
    else start = Date.UTC(year, month, 16);
  }
  if (frequency === "weekly" || frequency === "biweekly") {
    start = Date.UTC(year, month, random.int(1, 28));
    end = start + (frequency === "weekly" ? 6 : 13) * DAY_MS;
  }
  const lagDays = frequency === "monthly" ? random.int(0, 3) : random.int(0, 7);
  return {
    frequency,
    start: plainDate(start),
    end: plainDate(end),
    payDate: plainDate(end + lagDays * DAY_MS),
  };
}

export const dayBefore = (date: string): string => plainDate(Date.parse(date) - DAY_MS);

export function weekOfYear(date: string): number {
  const instant = Date.parse(date);
  return Math.floor((instant - Date.UTC(Number(date.slice(0, 4)), 0, 1)) / (7 * DAY_MS)) + 1;
}
