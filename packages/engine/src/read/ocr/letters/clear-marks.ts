import type { Box } from "../../../api/result.ts";
import type { GrayImage } from "../../page-image/gray-image.ts";
import type { Tones } from "../../page-image/tones.ts";
import type { InkPiece } from "../ink/ink-pieces.ts";
import { markInk } from "../ink/mark-ink.ts";

/** Marks as Unicode combines them with a letter. */
export const [GRAVE, ACUTE, CIRCUMFLEX, TILDE] = ["\u0300", "\u0301", "\u0302", "\u0303"] as const;
export const [DIAERESIS, RING] = ["\u0308", "\u030a"] as const;
/**
 * Letters with one of these marks, as the languages of western Europe have them, and Polish consonants but the ń: coarse print shows
 * the tilde of an ñ as an acute.
 */
const LETTERS_WITH_MARKS = /^[àáâãäåèéêëìíîïñòóôõöùúûüýÿćśź]$/i;

/** The stroke of an acute or a grave rises or falls so far, and with its quarters so far in all: no other mark does. */
const [STROKE, STEADY] = [0.22, 0.55];
/** The middle of a circumflex is so much higher than its feet, and neither of these is much higher than the other. */
const [APEX, EVEN] = [-0.5, 0.3];
/** A tilde is so flat, and rises, falls and rises so far. */
const [FLAT, WAVE] = [2, 0.3];
/** What is thinner than this may be what is left of a dot. */
export const LEAST_PX = 3;
/** A dot is no longer than this, in its breadth and some pixels, and leans no further. */
const [LONGEST_DOT, ASTRAY_PX] = [1.5, 1];
const DOTS_LEAN = 0.4;

/**
 * The mark whose form the ink above a letter has beyond doubt; null where it may be another one. A ring is known by its hole, not here.
 */
export function clearMark(group: readonly InkPiece[], image: GrayImage, tones: Tones): string | null {
  if (group.length === 2) return group.every(isDot) ? DIAERESIS : null;
  if (smallestOf(group[0]!) < LEAST_PX) return null;
  const { slant, bend, wave, flat } = markInk(group, image, tones);
  if (bend <= APEX) return Math.abs(slant) <= EVEN ? CIRCUMFLEX : null;
  if (slant <= -STROKE && wave - slant >= STEADY) return ACUTE;
  if (slant >= STROKE && slant - wave >= STEADY) return GRAVE;
  return flat >= FLAT && wave >= WAVE ? TILDE : null;
}

/** A letter with another mark; null where no language has it. */
export function lettered(letter: string, mark: string): string | null {
  const [base] = letter.normalize("NFD");
  const marked = `${base}${mark}`.normalize("NFC");
  return LETTERS_WITH_MARKS.test(marked) ? marked : null;
}

function isDot({ x0, top, x1, bottom, slant }: InkPiece): boolean {
  const longest = Math.max(x1 - x0, bottom - top);
  return (
    longest <= LONGEST_DOT * smallestOf({ x0, top, x1, bottom }) + ASTRAY_PX && Math.abs(slant) <= DOTS_LEAN
  );
}

/** How long the shorter side of a box is. */
export function smallestOf({ x0, top, x1, bottom }: Box): number {
  return Math.min(x1 - x0, bottom - top);
}
