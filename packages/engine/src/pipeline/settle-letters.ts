import { EngineError } from "../errors.ts";
import type { ReadPage } from "../read/page-reader.ts";
import { unsureWords } from "../read/unsure-letters.ts";

/** Asks the picture of a page for letters of which its text layer is unsure; a page that cannot be drawn stays as it is. */
export async function settleLetters(
  pages: readonly ReadPage[],
  document: { bytes: Uint8Array; password: string | null },
): Promise<readonly ReadPage[]> {
  const unsure = new Set(unsureWords(pages));
  if (unsure.size === 0) return pages;
  // Imported late: hardly a document needs it.
  const { lookAtLetters } = await import("./scans/look-at-letters.ts");
  try {
    return await lookAtLetters(pages, unsure, document);
  } catch (error) {
    if (error instanceof EngineError && (error.code === "damaged" || error.code === "too_large"))
      return pages;
    throw error;
  }
}
