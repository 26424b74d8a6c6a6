import { colourAt, type Colour, type ColourImage } from "./colour-image.ts";

/** The background is measured in cells of this size: smaller than a stroke of a highlighter is wide, larger than a letter's holes. */
const CELL_IN = 0.06;
/** Of a cell so much is background, or it tells of none. */
const LEAST_LIGHT = 0.3;
/** From here on a colour is none that compression made. */
const LEAST_TINT = 8;
/** What is darker, as a share of the usual, is ink. */
const LIGHT = 0.6;
/** The darker a pixel, the less of its background's colour it can show: it is cut off at black, and looks like another. */
const CUT_OFF = 0.5;
/** One pixel in so many is looked at for the usual; a prime, so that no column of pixels is passed over. */
const SAMPLED = 13;

/** The colours of the paper of a page, and of what highlighters made of it, by place. */
export class Backgrounds {
  /** How light the paper of the page usually is. */
  readonly light: number;
  readonly #across: number;
  readonly #down: number;
  readonly #sizePx: number;
  readonly #width: number;
  readonly #colours: (Colour | null)[];

  constructor(image: ColourImage) {
    const { width, height, dpi } = image;
    this.#width = width;
    this.#sizePx = Math.max(1, Math.round(CELL_IN * dpi));
    [this.#across, this.#down] = [Math.ceil(width / this.#sizePx), Math.ceil(height / this.#sizePx)];
    this.light = usualLight(image);
    this.#colours = Array.from({ length: this.#across * this.#down }, (_, cell) =>
      this.#colourOf(image, cell),
    );
  }

  #colourOf(image: ColourImage, cell: number): Colour | null {
    const { width, height } = image;
    const [x0, top] = [(cell % this.#across) * this.#sizePx, Math.floor(cell / this.#across) * this.#sizePx];
    const [x1, bottom] = [Math.min(width, x0 + this.#sizePx), Math.min(height, top + this.#sizePx)];
    let [count, tinted, light, blue, red] = [0, 0, 0, 0, 0];
    for (let y = top; y < bottom; y++) {
      for (let x = x0; x < x1; x++) {
        const colour = colourAt(image, y * width + x);
        if (colour.light < LIGHT * this.light) continue;
        count++;
        if (Math.hypot(colour.blue, colour.red) < LEAST_TINT) continue;
        tinted++;
        light += colour.light;
        blue += colour.blue;
        red += colour.red;
      }
    }
    if (count < LEAST_LIGHT * (x1 - x0) * (bottom - top)) return null;
    // The blur of a stroke is light, and has its colour.
    if (tinted < count / 2) return { light: this.light, blue: 0, red: 0 };
    return { light: light / tinted, blue: blue / tinted, red: red / tinted };
  }

  /**
   * How far the colour of a pixel is from black, gray, and every background near it: ink that is black on coloured paper takes on
   * some of the paper's colour where compression blurs colours.
   */
  strangeness(i: number, { light, blue, red }: Colour): number {
    const [x, y] = [i % this.#width, Math.floor(i / this.#width)];
    const [column, row] = [Math.floor(x / this.#sizePx), Math.floor(y / this.#sizePx)];
    let least = Math.hypot(blue, red);
    for (let near = Math.max(0, row - 1); near <= Math.min(this.#down - 1, row + 1); near++) {
      for (let beside = Math.max(0, column - 1); beside <= Math.min(this.#across - 1, column + 1); beside++) {
        const background = this.#colours[near * this.#across + beside];
        if (!background) continue;
        const cutOff = CUT_OFF * Math.hypot(background.blue, background.red) * (1 - light / this.light);
        least = Math.min(least, fromSegment(blue, red, background) - Math.max(0, cutOff));
      }
    }
    return least;
  }
}

/** How far a colour is from all that lie between gray and another. */
function fromSegment(blue: number, red: number, other: Colour): number {
  const length = other.blue ** 2 + other.red ** 2;
  const along = length === 0 ? 0 : (blue * other.blue + red * other.red) / length;
  const share = Math.min(1, Math.max(0, along));
  return Math.hypot(blue - share * other.blue, red - share * other.red);
}

function usualLight(image: ColourImage): number {
  const lights: number[] = [];
  for (let i = 0; i < image.width * image.height; i += SAMPLED) lights.push(colourAt(image, i).light);
  lights.sort((a, b) => a - b);
  return lights[lights.length >> 1] ?? 0;
}
