import { isNameAlone } from "../canonicalise/lone-names.ts";
import type { ReadPage } from "../read/page-reader.ts";
import { doubtfulNames } from "../score/scanned.ts";
import type { LookedAt } from "./scans/look-again.ts";
import type { Understanding } from "./understand.ts";

/** So many words are looked at again at most. */
const MOST_WORDS = 400;

/**
 * Looks again at the names of people that nothing else in the document confirms; gives the same pages where there are none. None
 * are looked at where one of them is in doubt already.
 */
export async function settleNames(
  pages: readonly ReadPage[],
  { ledger }: Pick<Understanding, "ledger">,
  document: LookedAt,
  done: () => void,
): Promise<readonly ReadPage[]> {
  const alone = ledger.employees.filter(isNameAlone);
  const words = alone.flatMap(({ name }) => name.tokens.flatMap((token) => token.words));
  if (words.length === 0 || words.length > MOST_WORDS || doubtfulNames(ledger.employees) !== null)
    return pages;
  const { lookAgain } = await import("./scans/look-again.ts");
  const { readNameAgain } = await import("../read/ocr/name-again.ts");
  return lookAgain(pages, words, () => readNameAgain, document, done);
}
