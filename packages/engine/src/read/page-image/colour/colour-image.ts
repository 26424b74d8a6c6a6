/** A page in colour, row by row from the top left: blue, green, red and a byte that says nothing, for each pixel. */
export interface ColourImage {
  width: number;
  height: number;
  pixels: Uint8Array;
  /** Pixels an inch of the page. */
  dpi: number;
}

export const BYTES_PX = 4;
export const [BLUE, GREEN, RED] = [0, 1, 2];

/** How much red, green and blue weigh in gray, of 256: the luma of ITU-R BT.601. */
const [RED_WEIGHT, GREEN_WEIGHT, BLUE_WEIGHT] = [77, 150, 29];

export function luma(red: number, green: number, blue: number): number {
  return (RED_WEIGHT * red + GREEN_WEIGHT * green + BLUE_WEIGHT * blue) >> 8;
}
