/** A page in colour, row by row from the top left: blue, green, red and a byte that says nothing, for each pixel. */
export interface ColourImage {
  width: number;
  height: number;
  pixels: Uint8Array;
  /** Pixels an inch of the page. */
  dpi: number;
}

/** How blue and how red a pixel is beside how light it is, as JPEG has it (ITU-R BT.601): 0 and 0 for black, white and gray. */
export interface Colour {
  blue: number;
  red: number;
}

const BYTES_PX = 4;
const [BLUE, GREEN, RED] = [0, 1, 2];
/** How much each weighs in the light of a pixel, of 256, and what its distance from that light counts. */
const [RED_WEIGHT, GREEN_WEIGHT, BLUE_WEIGHT] = [77, 150, 29];
const [BLUE_SCALE, RED_SCALE] = [0.564, 0.713];

/** How light each pixel is, 0 to 255. */
export function lightsOf({ width, height, pixels }: ColourImage): Uint8Array {
  const lights = new Uint8Array(width * height);
  for (let i = 0, at = 0; i < lights.length; i++, at += BYTES_PX)
    lights[i] =
      (RED_WEIGHT * pixels[at + RED]! +
        GREEN_WEIGHT * pixels[at + GREEN]! +
        BLUE_WEIGHT * pixels[at + BLUE]!) >>
      8;
  return lights;
}

/** The colour of a pixel; `i` counts pixels, and `light` is how light it is. */
export function colourAt({ pixels }: ColourImage, i: number, light: number): Colour {
  const at = BYTES_PX * i;
  return { blue: BLUE_SCALE * (pixels[at + BLUE]! - light), red: RED_SCALE * (pixels[at + RED]! - light) };
}

/** How far a colour is from gray. */
export function tintOf({ blue, red }: Colour): number {
  return Math.hypot(blue, red);
}

/** The brightest of the red, green and blue of a pixel. */
export function brightestAt({ pixels }: ColourImage, i: number): number {
  const at = BYTES_PX * i;
  return Math.max(pixels[at + RED]!, pixels[at + GREEN]!, pixels[at + BLUE]!);
}

/** How far the brightest of the red, green and blue of a pixel is from the darkest, in whole numbers: quicker than how far its colour is from gray. */
export function spreadAt({ pixels }: ColourImage, i: number): number {
  const at = BYTES_PX * i;
  const [blue, green, red] = [pixels[at]!, pixels[at + GREEN]!, pixels[at + RED]!];
  return Math.max(red, green, blue) - Math.min(red, green, blue);
}
