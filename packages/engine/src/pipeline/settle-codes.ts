import type { ReadPage } from "../read/page-reader.ts";
import { ambiguousCodes } from "../repair/ambiguous-codes.ts";
import type { LookedAt } from "./scans/look-again.ts";
import type { Understanding } from "./understand.ts";

/** Looks again at codes in which a letter may be a digit; gives the same pages where each look confirms them. */
export async function settleCodes(
  pages: readonly ReadPage[],
  { interpretation }: Pick<Understanding, "interpretation">,
  document: LookedAt,
  done: () => void,
): Promise<readonly ReadPage[]> {
  const codes = ambiguousCodes(interpretation.reading);
  if (codes.length === 0) return pages;
  const { lookAgain } = await import("./scans/look-again.ts");
  const { readCodeAgain } = await import("../read/ocr/code-again.ts");
  return lookAgain(pages, codes, readCodeAgain, document, done);
}
