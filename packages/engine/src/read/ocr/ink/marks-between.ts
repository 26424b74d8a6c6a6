import type { GrayImage } from "../../page-image/gray-image.ts";
import type { Tones } from "../../page-image/tones.ts";
import { inkPieces } from "./ink-pieces.ts";
import type { SeenWord } from "../recogniser.ts";

const NAME = /^\p{Lu}[\p{L}'’-]+$/u;
const WHOLE = /^[-($]*\d{1,3}(?:,?\d{3})*$/;
const CENTS = /^\d\d[-)]?$/;
/** A comma or a point is so narrow and so low, begins so low, and a comma reaches so far below its line, in heights of the word. */
const [WIDEST, HIGHEST, BEGINS, REACHES] = [0.3, 0.45, 0.65, 0.08];
/** It may have been taken for a part of the word on either side. */
const ASIDE = 0.4;

/** Words with the comma between two names, and the point between a number and its cents, that only their ink shows. */
export function withMarksBetween(words: readonly SeenWord[], image: GrayImage, tones: Tones): SeenWord[] {
  const found: SeenWord[] = [];
  for (const word of words) {
    const last = found.at(-1);
    const isFigure = last !== undefined && (isAmount(last, word) || showedPoint(last, word));
    const areNames = last !== undefined && NAME.test(last.text) && NAME.test(word.text);
    const mark = isFigure || areNames ? markBetween(last!, word, image, tones) : null;
    if (areNames && (mark === "," || showedComma(last!, word)))
      found.splice(-1, 1, { ...last!, text: `${last!.text},` }, word);
    else if (mark === "." && isFigure)
      found.splice(-1, 1, { ...last!, text: `${last!.text}.${word.text}`, x1: word.x1 });
    else found.push(word);
  }
  return found;
}

function isAmount(whole: SeenWord, cents: SeenWord): boolean {
  return WHOLE.test(whole.text) && CENTS.test(cents.text);
}

/** Whether another look read the digits of both words with a point between them, as in a code: `39.0045`. */
function showedPoint(left: SeenWord, right: SeenWord): boolean {
  return left.otherReadings?.includes(`${left.text}.${right.text}`) === true;
}

/** Whether another look read both names with a comma between them: it is overlooked more easily than imagined. */
function showedComma(left: SeenWord, right: SeenWord): boolean {
  const others = [...(left.otherReadings ?? []), ...(right.otherReadings ?? [])];
  return others.some((other) => {
    const [family = "", given = ""] = other.split(",");
    return family.length === left.text.length && given === right.text;
  });
}

function markBetween(left: SeenWord, right: SeenWord, image: GrayImage, tones: Tones): "," | "." | null {
  if (left.line !== right.line) return null;
  const [top, foot] = [Math.min(left.top, right.top), Math.min(left.bottom, right.bottom)];
  const height = foot - top;
  const area = {
    x0: left.x1 - ASIDE * height,
    top,
    x1: right.x0 + ASIDE * height,
    bottom: foot + height / 3,
  };
  const pieces = inkPieces(area, image, tones);
  const marks = pieces.filter(
    (piece) =>
      piece.x0 > Math.ceil(area.x0) &&
      piece.x1 < Math.floor(area.x1) &&
      piece.x1 - piece.x0 <= WIDEST * height &&
      piece.bottom - piece.top <= HIGHEST * height &&
      piece.top - top >= BEGINS * height &&
      pieces.every((other) => other === piece || other.x1 <= piece.x0 || other.x0 >= piece.x1),
  );
  const [mark] = marks;
  if (mark === undefined || marks.length > 1) return null;
  return mark.bottom - foot >= REACHES * height ? "," : ".";
}
