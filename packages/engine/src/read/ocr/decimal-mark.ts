import type { SeenWord } from "./recogniser.ts";

/** What stands before the cents of a page's amounts. */
export type DecimalMark = "." | ",";

const WITH_POINT = /^[-+($£€]*\d[\d,]*\.\d\d[-)]*$/;
const WITH_COMMA = /^[-+($£€]*\d[\d.]*,\d\d[-)€]*$/;
/** So many amounts with a comma tell. */
const FEWEST = 3;

/** By most of the amounts among some words of the page. */
export function decimalMarkOf(words: readonly SeenWord[]): DecimalMark {
  const count = (form: RegExp): number => words.filter(({ text }) => form.test(text)).length;
  const commas = count(WITH_COMMA);
  return commas >= FEWEST && commas > count(WITH_POINT) ? "," : ".";
}
