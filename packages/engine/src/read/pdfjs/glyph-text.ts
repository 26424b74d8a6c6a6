import { OPS } from "pdfjs-dist/legacy/build/pdf.mjs";
import type { Box } from "../../api/result.ts";
import { signOf } from "../drawn-marks.ts";
import { isUnmapped } from "../readable-text.ts";
import { eachDrawn } from "../right-to-left.ts";
import type { PageFont, Place } from "./pieces.ts";

export interface Glyph {
  unicode: string;
  originalCharCode: number;
  width: number;
  isSpace: boolean;
  /** Which of the drawings of a font whose letters are drawings. */
  operatorListId?: string;
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

/** The point or comma that a letter without a meaning is by what it draws; null of any other. `unit` is an em as displayed. */
export function markOf(
  glyph: Glyph,
  font: PageFont | null,
  { x0, baseline, size }: Place,
  unit: { across: number; down: number },
): string | null {
  if (font?.isType3Font !== true || !isUnmapped(glyph.unicode)) return null;
  const drawing = font.charProcOperatorList?.get(glyph.operatorListId ?? "");
  const at = drawing?.fnArray.indexOf(OPS.setCharWidthAndBounds) ?? -1;
  if (at < 0) return null;
  const [, , left, low, right, high] = drawing!.argsArray[at] as number[];
  const [wide, tall] = [font.fontMatrix?.[0] ?? 0, font.fontMatrix?.[3] ?? 0];
  const xs = [left!, right!].map((x) => x0 + x * wide * unit.across);
  const ys = [low!, high!].map((y) => baseline + y * tall * unit.down);
  const ink: Box = {
    x0: Math.min(...xs),
    top: Math.min(...ys),
    x1: Math.max(...xs),
    bottom: Math.max(...ys),
  };
  return signOf(ink, { baseline, size });
}
