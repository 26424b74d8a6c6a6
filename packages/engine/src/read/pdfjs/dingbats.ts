import type { PageFont } from "./pieces.ts";

const NAME = /dingbats/i;
const CODE = /^[!-~]$/;
/** From where the font's codes lie to where the same signs lie in Unicode (the block of dingbats, U+2701 to U+275E). */
const TO_UNICODE = 0x26e0;

/** The sign that a letter is: what checks a box is the digit 4 in the codes of the font of signs. */
export function signOf(letter: string, font: PageFont | null): string {
  if (!CODE.test(letter) || font?.name === undefined || !NAME.test(font.name)) return letter;
  return String.fromCharCode(letter.charCodeAt(0) + TO_UNICODE);
}
