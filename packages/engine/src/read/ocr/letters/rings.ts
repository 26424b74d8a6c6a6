import type { Box } from "../../../api/result.ts";
import type { GrayImage } from "../../page-image/gray-image.ts";
import type { Tones } from "../../page-image/tones.ts";
import { inkIn } from "../ink/glyphs.ts";
import { holesIn } from "../ink/holes.ts";
import { inkPieces } from "../ink/ink-pieces.ts";
import { ABOVE_WORD, isAbove, LIGHT } from "../ink/loose-marks.ts";
import type { SeenWord } from "../recogniser.ts";
import { letterMiddles } from "../words/letter-places.ts";
import { OVER } from "./mark-groups.ts";

/** A ring that touches its letter has its hole in this part of both, and the hole is so large. */
const [RING_HEAD, LEAST_RING_HOLE] = [0.25, 0.03];

/** Whether the A that a name begins with may be an Å: its head has a hole above that of the letter. */
export function mayHaveRing(word: SeenWord, image: GrayImage, tones: Tones): boolean {
  return word.text.startsWith("A") && hasRing(0, word, image, tones);
}

/** Whether what stands above a letter of a word, or the head of what touches it, has a hole; in weak print of what is lighter. */
export function hasRing(at: number, word: SeenWord, image: GrayImage, tones: Tones): boolean {
  const area = { ...word, top: word.top - ABOVE_WORD * (word.bottom - word.top) };
  const ink = inkIn(word, image, tones.paper);
  // What is left of a thin ring may be open, and its blur not.
  const grays = [ink, (ink + tones.paper) / 2];
  const middles = letterMiddles(word);
  const [middle, reach] = [middles[at]!, (OVER * (word.x1 - word.x0)) / middles.length];
  return [undefined, LIGHT].some((share) => {
    const pieces = inkPieces(area, image, tones, share);
    // The box of a word may begin beside its ink: what stands above belongs to the letter that is near.
    const over = pieces.filter(
      (piece) => (piece.x0 <= middle && piece.x1 >= middle) || isAbove(piece, word, pieces),
    );
    return over.some((piece) => {
      const height = piece.bottom - piece.top;
      const lowest = isAbove(piece, word, pieces) ? Infinity : RING_HEAD * height;
      const holes = grays.flatMap((gray) => holesIn(around(piece), image, gray, LEAST_RING_HOLE * height));
      return holes.some(({ x, y }) => y <= lowest && Math.abs(piece.x0 + x - middle) <= reach);
    });
  });
}

/** A piece of ink with the blur at its edges. */
function around({ x0, top, x1, bottom }: Box): Box {
  return { x0: x0 - 1, top: top - 1, x1: x1 + 1, bottom: bottom + 1 };
}
