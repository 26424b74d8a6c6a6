import { eachDrawn } from "../right-to-left.ts";
import type { PageFont } from "./pieces.ts";

export interface Glyph {
  unicode: string;
  originalCharCode: number;
  width: number;
  isSpace: boolean;
}

const SIGNS = /dingbats/i;
const CODE = /^[!-~]$/;
/** From where the codes of the font of signs lie to where the same signs lie in Unicode (dingbats, U+2701 to U+275E). */
const TO_UNICODE = 0x26e0;

/** What the drawing of a letter stands for. */
export function textOf({ unicode }: Glyph, font: PageFont | null): string {
  // What checks a box is the digit 4 in the codes of the font of signs.
  if (CODE.test(unicode) && SIGNS.test(font?.name ?? ""))
    return String.fromCharCode(unicode.charCodeAt(0) + TO_UNICODE);
  return eachDrawn(unicode);
}

/**
 * Whether a letter of a font of two bytes a code is that code itself. pdfjs-dist takes it for one where the file does not say
 * what the code means, and it may be the number of a drawing.
 */
export function isByCode({ unicode, originalCharCode }: Glyph, font: PageFont | null): boolean {
  return font?.composite === true && unicode === String.fromCharCode(originalCharCode);
}
