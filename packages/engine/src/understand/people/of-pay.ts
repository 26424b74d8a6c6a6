import { isSumWord, votesOf } from "../votes/wording.ts";

/** Amounts in words, what people sign, and what documents are called. */
const NO_NAME =
  /\b(?:hundred|thousand|million|dollars|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|signature|authori[sz]ed|void|negotiable|confidential|bank|invoice|summary|register|journal|report|statement)\b/i;

/** Whether a text is about pay or papers, and names nobody. */
export function isOfPay(text: string): boolean {
  return NO_NAME.test(text) || votesOf(text).subjects.size > 0 || isSumWord(text) || text.endsWith(":");
}
