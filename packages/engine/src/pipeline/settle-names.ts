import { isNameAlone, scannedCompany } from "../canonicalise/lone-names.ts";
import type { ReadPage } from "../read/page-reader.ts";
import { doubtfulNames } from "../score/scanned.ts";
import type { LookedAt } from "./scans/look-again.ts";
import type { Understanding } from "./understand.ts";

/** So many words are looked at again at most. */
const MOST_WORDS = 400;

/**
 * Looks again at the names that nothing else in the document confirms: the company's, and those of people, unless one of these is in
 * doubt already. Gives the same pages where there are none.
 */
export async function settleNames(
  pages: readonly ReadPage[],
  { ledger }: Pick<Understanding, "ledger">,
  document: LookedAt,
  done: () => void,
): Promise<readonly ReadPage[]> {
  const people = doubtfulNames(ledger.employees) === null ? ledger.employees.filter(isNameAlone) : [];
  const tokens = [...scannedCompany(ledger), ...people.flatMap(({ name }) => name.tokens)];
  const words = tokens.flatMap((token) => token.words);
  if (words.length === 0 || words.length > MOST_WORDS) return pages;
  const { lookAgain } = await import("./scans/look-again.ts");
  const { readNameAgain } = await import("../read/ocr/name-again.ts");
  return lookAgain(pages, words, () => readNameAgain, document, done);
}
