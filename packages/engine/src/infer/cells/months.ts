import type { Token } from "../../layout/token.ts";

const MONTH = /^(?:0?[1-9]|1[0-2])[./](?:19|20)\d\d$/;
const OF_MONTH = /^(?:for|of|in|period|month)$/i;

/** Whether a number is a month behind a word that says so: `Salary for 09.2026`. */
export function isMonth({ text }: Token, before: Token | undefined): boolean {
  return before !== undefined && MONTH.test(text) && OF_MONTH.test(before.text);
}
