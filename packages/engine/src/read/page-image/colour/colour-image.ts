/** A page in colour, row by row from the top left: blue, green, red and a byte that says nothing, for each pixel. */
export interface ColourImage {
  width: number;
  height: number;
  pixels: Uint8Array;
  /** Pixels an inch of the page. */
  dpi: number;
}

/** The colour of a pixel as JPEG has it (ITU-R BT.601): how light it is, 0 to 255, and how blue and how red beside that. */
export interface Colour {
  light: number;
  blue: number;
  red: number;
}

const BYTES_PX = 4;
const [BLUE, GREEN, RED] = [0, 1, 2];
const [RED_WEIGHT, GREEN_WEIGHT, BLUE_WEIGHT] = [0.299, 0.587, 0.114];
const [BLUE_SCALE, RED_SCALE] = [0.564, 0.713];

/** The colour of a pixel; `i` counts pixels. */
export function colourAt({ pixels }: ColourImage, i: number): Colour {
  const at = BYTES_PX * i;
  const [red, blue] = [pixels[at + RED]!, pixels[at + BLUE]!];
  const light = RED_WEIGHT * red + GREEN_WEIGHT * pixels[at + GREEN]! + BLUE_WEIGHT * blue;
  return { light, blue: BLUE_SCALE * (blue - light), red: RED_SCALE * (red - light) };
}

/** The brightest of the red, green and blue of a pixel. */
export function brightestAt({ pixels }: ColourImage, i: number): number {
  const at = BYTES_PX * i;
  return Math.max(pixels[at + RED]!, pixels[at + GREEN]!, pixels[at + BLUE]!);
}

/** How far the brightest of the red, green and blue of a pixel is from the darkest: 0 for black, white and gray. */
export function tintAt(image: ColourImage, i: number): number {
  const at = BYTES_PX * i;
  const { pixels } = image;
  return brightestAt(image, i) - Math.min(pixels[at + RED]!, pixels[at + GREEN]!, pixels[at + BLUE]!);
}
