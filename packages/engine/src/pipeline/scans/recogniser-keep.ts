import type { Recogniser } from "../../read/ocr/recogniser.ts";
import { startTesseract } from "../../read/ocr/tesseract/tesseract-recogniser.ts";

/** Pages after which a recogniser is replaced: its memory never shrinks. */
const PAGES_A_RECOGNISER = 100;

let kept: Recogniser | null = null;
let pages = 0;

/** The thread's recogniser, for one page. Whoever takes it gives it back, unless it failed. */
export async function takeRecogniser(): Promise<Recogniser> {
  const taken = kept ?? (await startTesseract());
  kept = null;
  return taken;
}

/** Keeps a recogniser for the next page, of this or another document. */
export function giveBack(recogniser: Recogniser): void {
  if (++pages < PAGES_A_RECOGNISER && kept === null) {
    kept = recogniser;
    return;
  }
  pages = 0;
  recogniser.close();
}
