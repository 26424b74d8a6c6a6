import { remember } from "@paylift/canonical";
import { dateOfEitherOrder, periodOfEitherOrder } from "../../layout/date-order.ts";

const BEGINNING = /^\d{1,4}[-/.]/;

/** Whether a text is a day: it says when, and is the name of nothing. */
export function isDay(text: string): boolean {
  return BEGINNING.test(text) && dateOfEitherOrder(text) !== null;
}

/** The day of a month, and the year: months alone name lines of the year. */
const WITH_DAYS = /\b\d{1,2}\b.*\d{2}/;

/** Whether a text is a day in any spelling, or the days of a period: `Aug 31, 2025 - Sep 13, 2025`. */
export const saysWhen = remember(
  (text: string): boolean =>
    WITH_DAYS.test(text) && (dateOfEitherOrder(text) !== null || periodOfEitherOrder(text) !== null),
);
