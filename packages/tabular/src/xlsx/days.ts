import type { PlainDate } from "@paylift/canonical";
import { hoursOfMinutes } from "../office/hours.ts";

const DAY_MS = 86_400_000;
/** Day 0 of each system; that of 1900 takes 1900 for a leap year, which from March of it comes to this. */
const DAY_ZERO = { 1900: Date.UTC(1899, 11, 30), 1904: Date.UTC(1904, 0, 1) } as const;
export type DateSystem = keyof typeof DAY_ZERO;
/** Day 60 of 1900 is its 29 February, which there was not: the days before are one later. */
const LEAP_DAY = 60;
/** 31 December 9999, in both systems at most. */
const LAST_DAY = 2_958_465;

/** The day of a serial number; null where there is none. */
export function dayOf(serial: string, system: DateSystem): PlainDate | null {
  const day = Math.floor(Number(serial));
  if (!Number.isFinite(day) || day < 1 || day > LAST_DAY || (system === 1900 && day === LEAP_DAY))
    return null;
  const shift = system === 1900 && day < LEAP_DAY ? 1 : 0;
  return new Date(DAY_ZERO[system] + (day + shift) * DAY_MS).toISOString().slice(0, 10);
}

const MINUTES_OF_DAY = 24 * 60;

/** Hours of a part of days, `[h]:mm`, to the minute: `1.5` are `36.00`. */
export function hoursOf(serial: string): string | null {
  return hoursOfMinutes(Number(serial) * MINUTES_OF_DAY);
}
