import { dateOfEitherOrder } from "../../layout/date-order.ts";

const BEGINNING = /^\d{1,4}[-/.]/;

/** Whether a text is a day: it says when, and is the name of nothing. */
export function isDay(text: string): boolean {
  return BEGINNING.test(text) && dateOfEitherOrder(text) !== null;
}
