import type { Word } from "../read/page-reader.ts";

/** A space within a number, in font sizes. */
const SPACE_EM = 0.45;
/** A one fills less of its room than other digits. */
const BESIDE_ONE_EM = 0.08;
/** Every letter and every space of the usual typewriter fonts is this wide. */
export const TYPEWRITER_EM = 0.6;
const WIDTH_EM = 0.02;
/** Words of a scan stand so far beside their place, where two spaces would be a letter more. */
const ASTRAY_EM = 0.1;

/** Whether two words stand no further apart than the parts of one number do: `1 046 68`. */
export function areOneSpaceApart(left: Word, right: Word): boolean {
  const gap = right.x0 - left.x1;
  const space =
    isTypewritten(left, WIDTH_EM) && isTypewritten(right, WIDTH_EM)
      ? TYPEWRITER_EM + ASTRAY_EM
      : SPACE_EM + whiteOfOnes(left, right);
  return gap <= space * right.size;
}

/** The white beside the ones of a scan that stand at a space: no more is seen of a word than its ink. */
function whiteOfOnes(left: Word, right: Word): number {
  if (right.source !== "ocr") return 0;
  return BESIDE_ONE_EM * (Number(left.text.endsWith("1")) + Number(right.text.startsWith("1")));
}

/** Whether all letters of a word are as wide as those of a typewriter, within so many em a letter. */
export function isTypewritten(
  { x0, x1, text, size }: Pick<Word, "x0" | "x1" | "text" | "size">,
  within: number,
): boolean {
  return Math.abs((x1 - x0) / text.length / size - TYPEWRITER_EM) < within;
}
