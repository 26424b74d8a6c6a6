/** How far a font goes above and below the line that its letters stand on, in font sizes; below is negative. */
export interface UpDown {
  ascent: number;
  descent: number;
}

/** Names of fonts that are bold; what a font file says of its weight is less to be trusted. */
export const BOLD_NAME = /bold|black|heavy|demi/i;

/** What a font says of itself, where it can be true; else what most fonts have. */
export function upDown(ascent: number, descent: number): UpDown {
  return {
    ascent: ascent > 0.4 && ascent < 1.2 ? ascent : 0.8,
    descent: descent < 0 && descent > -0.6 ? descent : -0.2,
  };
}
