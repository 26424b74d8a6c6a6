import { UNMAPPED } from "../readable-text.ts";
import type { Pdfium } from "./library.ts";

/** PDFium's letter for a hyphen at the end of a line, which may be the minus of a figure. */
const LINE_END_HYPHEN = 0x02;

/** The letter of a page's text at an index, of which PDFium gave the number. */
export function characterOf(library: Pdfium, text: number, letter: number, index: number): string {
  if (letter === LINE_END_HYPHEN && library._FPDFText_IsHyphen(text, index) === 1) return "-";
  // Without a meaning, PDFium gives the letter's code, which looks like any other letter.
  if (letter === 0 || library._FPDFText_HasUnicodeMapError(text, index) === 1) return UNMAPPED;
  return letter <= 0xffff ? String.fromCharCode(letter) : String.fromCodePoint(letter);
}

/** White space of any width, line ends among it. */
export function isSpace(letter: number): boolean {
  return (
    letter === 0x20 ||
    (letter >= 0x09 && letter <= 0x0d) ||
    letter === 0xa0 ||
    (letter >= 0x2000 && letter <= 0x200b) ||
    letter === 0x3000
  );
}
