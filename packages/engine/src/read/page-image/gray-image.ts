/** A page as gray pixels, row by row from the top left: 0 is black, 255 is white. */
export interface GrayImage {
  width: number;
  height: number;
  pixels: Uint8Array;
  /** Pixels an inch of the page. */
  dpi: number;
}

/** How a page has to be turned so that its text stands upright and level. */
export interface Upright {
  /** Quarter turns clockwise. */
  turns: 0 | 1 | 2 | 3;
  /** Degrees clockwise, after the quarter turns; a few at most. */
  skew: number;
}

export const AS_DISPLAYED: Upright = { turns: 0, skew: 0 };
