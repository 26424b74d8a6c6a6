import { colourAt, type Colour, type ColourImage } from "./colour-image.ts";

/** The background is measured in cells of this size: smaller than a stroke of a highlighter is wide, larger than a letter's holes. */
const CELL_IN = 0.06;
/** Of a cell so much is background, or it tells of none. */
const LEAST_LIGHT = 0.3;
/** From here on a colour is none that compression made. */
const LEAST_TINT = 8;
/** What is darker, as a share of the usual, is ink. */
const LIGHT = 0.5;
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
  /** The background of each cell, row by row; none where it is not seen. */
  readonly #colours: Colour[][];
  readonly #lightNear: Float32Array;

  constructor(image: ColourImage) {
    const { width, height, dpi } = image;
    this.#width = width;
    this.#sizePx = Math.max(1, Math.round(CELL_IN * dpi));
    [this.#across, this.#down] = [Math.ceil(width / this.#sizePx), Math.ceil(height / this.#sizePx)];
    this.light = usualLight(image);
    const cells = Array.from({ length: this.#across * this.#down }, (_, cell) => cell);
    this.#colours = cells.map((cell) => this.#colourOf(image, cell));
    this.#lightNear = Float32Array.from(cells, (cell) => this.#leastLight(cell));
  }

  #colourOf(image: ColourImage, cell: number): Colour[] {
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
    if (count < LEAST_LIGHT * (x1 - x0) * (bottom - top)) return [];
    // The blur of a stroke is light, and has its colour.
    if (tinted < count / 2) return [{ light: this.light, blue: 0, red: 0 }];
    return [{ light: light / tinted, blue: blue / tinted, red: red / tinted }];
  }

  /** How light the darkest of the backgrounds near a pixel is: of paper, or of what a highlighter made of it. */
  lightNear(i: number): number {
    return this.#lightNear[this.#cellOf(i)]!;
  }

  #leastLight(cell: number): number {
    return Math.min(this.light, ...this.#near(cell).map(({ light }) => light));
  }

  #cellOf(i: number): number {
    const [x, y] = [i % this.#width, Math.floor(i / this.#width)];
    return Math.floor(y / this.#sizePx) * this.#across + Math.floor(x / this.#sizePx);
  }

  /** The backgrounds of a cell and of those around it. */
  #near(cell: number): Colour[] {
    const [column, row] = [cell % this.#across, Math.floor(cell / this.#across)];
    const found: Colour[] = [];
    for (let near = Math.max(0, row - 1); near <= Math.min(this.#down - 1, row + 1); near++)
      for (let beside = Math.max(0, column - 1); beside <= Math.min(this.#across - 1, column + 1); beside++)
        found.push(...this.#colours[near * this.#across + beside]!);
    return found;
  }

  /**
   * How far the colour of a pixel is from black, gray, and every background near it: ink that is black on coloured paper takes on
   * some of the paper's colour where compression blurs colours.
   */
  strangeness(i: number, { light, blue, red }: Colour): number {
    let least = Math.hypot(blue, red);
    for (const background of this.#near(this.#cellOf(i))) {
      const cutOff = CUT_OFF * Math.hypot(background.blue, background.red) * (1 - light / this.light);
      least = Math.min(least, fromSegment(blue, red, background) - Math.max(0, cutOff));
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
  const counts = new Uint32Array(256);
  let seen = 0;
  for (let i = 0; i < image.width * image.height; i += SAMPLED, seen++)
    counts[Math.floor(colourAt(image, i).light)]!++;
  let [light, left] = [0, seen / 2];
  while (light < 255 && (left -= counts[light]!) > 0) light++;
  return Math.max(1, light);
}
