import type { SeenWord } from "../../src/read/ocr/recogniser.ts";

/** The box of capitals between two columns of pixels, in pictures of one line that tests draw. */
export function box(x0: number, x1: number): Pick<SeenWord, "x0" | "top" | "x1" | "bottom"> {
  return { x0, top: 20, x1, bottom: 44 };
}
