import { colourAt, spreadAt, tintOf, type Colour, type ColourImage } from "./colour-image.ts";

/** The background is measured in cells of this size: smaller than a stroke of a highlighter is wide, larger than a letter's holes. */
const CELL_IN = 0.06;
/** Of a cell so much is background, or it tells of none. */
const LEAST_LIGHT = 0.3;
/** Where red, green and blue are further apart than this, compression alone made no colour. */
const LEAST_SPREAD = 12;
/** What is darker, as a share of the usual, is ink. */
const LIGHT = 0.5;
/** The darker a pixel, the less of its background's colour it can show: it is cut off at black, and looks like another. */
const CUT_OFF = 0.5;
/** One pixel in so many is looked at for the usual; a prime, so that no column of pixels is passed over. */
const SAMPLED = 13;

/** Paper, as a highlighter or its maker coloured it. */
interface Background extends Colour {
  light: number;
}

/** How light the paper of a page is, and what colours it has, by place. */
export class Backgrounds {
  /** How light the paper of the page usually is. */
  readonly light: number;
  readonly #across: number;
  readonly #down: number;
  readonly #sizePx: number;
  readonly #width: number;
  /** The backgrounds of the coloured cells, and of those beside them, by cell. */
  readonly #near = new Map<number, Background[]>();

  /** `lights` says how light each pixel is. */
  constructor(image: ColourImage, lights: Uint8Array) {
    const { width, height, dpi } = image;
    this.#width = width;
    this.#sizePx = Math.max(1, Math.round(CELL_IN * dpi));
    [this.#across, this.#down] = [Math.ceil(width / this.#sizePx), Math.ceil(height / this.#sizePx)];
    this.light = usualLight(lights);
    for (let cell = 0; cell < this.#across * this.#down; cell++) {
      const background = this.#backgroundOf(image, lights, cell);
      if (background !== null) this.#put(cell, background);
    }
  }

  /** Whether all paper is white or gray. */
  get arePlain(): boolean {
    return this.#near.size === 0;
  }

  /** Null for a cell without colour. */
  #backgroundOf(image: ColourImage, lights: Uint8Array, cell: number): Background | null {
    const { width, height } = image;
    const [x0, top] = [(cell % this.#across) * this.#sizePx, Math.floor(cell / this.#across) * this.#sizePx];
    const [x1, bottom] = [Math.min(width, x0 + this.#sizePx), Math.min(height, top + this.#sizePx)];
    let [count, coloured, light, blue, red] = [0, 0, 0, 0, 0];
    for (let y = top; y < bottom; y++) {
      for (let i = y * width + x0; i < y * width + x1; i++) {
        const own = lights[i]!;
        if (own < LIGHT * this.light) continue;
        count++;
        if (spreadAt(image, i) < LEAST_SPREAD) continue;
        const colour = colourAt(image, i, own);
        coloured++;
        light += own;
        blue += colour.blue;
        red += colour.red;
      }
    }
    // The blur of a stroke is light, and has its colour, but is no background.
    if (count < LEAST_LIGHT * (x1 - x0) * (bottom - top) || coloured < count / 2) return null;
    return { light: light / coloured, blue: blue / coloured, red: red / coloured };
  }

  #put(cell: number, background: Background): void {
    const [column, row] = [cell % this.#across, Math.floor(cell / this.#across)];
    for (let near = Math.max(0, row - 1); near <= Math.min(this.#down - 1, row + 1); near++) {
      for (let beside = Math.max(0, column - 1); beside <= Math.min(this.#across - 1, column + 1); beside++) {
        const at = near * this.#across + beside;
        const found = this.#near.get(at);
        if (found === undefined) this.#near.set(at, [background]);
        else found.push(background);
      }
    }
  }

  /** The coloured backgrounds of the cell of a pixel and of those around it. */
  #nearTo(i: number): readonly Background[] {
    const [x, y] = [i % this.#width, Math.floor(i / this.#width)];
    return this.#near.get(Math.floor(y / this.#sizePx) * this.#across + Math.floor(x / this.#sizePx)) ?? [];
  }

  /** How light the darkest of the backgrounds near a pixel is: of paper, or of what a highlighter made of it. */
  lightNear(i: number): number {
    let least = this.light;
    if (this.arePlain) return least;
    for (const { light } of this.#nearTo(i)) least = Math.min(least, light);
    return least;
  }

  /**
   * How far the colour of a pixel is from black, gray, and every background near it: ink that is black on coloured paper takes on
   * some of the paper's colour where compression blurs colours.
   */
  strangeness(i: number, colour: Colour, light: number): number {
    let least = tintOf(colour);
    for (const background of this.#nearTo(i)) {
      const cutOff = CUT_OFF * tintOf(background) * (1 - light / this.light);
      least = Math.min(least, fromSegment(colour, background) - Math.max(0, cutOff));
    }
    return least;
  }
}

/** How far a colour is from all that lie between gray and another. */
function fromSegment({ blue, red }: Colour, other: Colour): number {
  const length = other.blue ** 2 + other.red ** 2;
  const along = length === 0 ? 0 : (blue * other.blue + red * other.red) / length;
  const share = Math.min(1, Math.max(0, along));
  return Math.hypot(blue - share * other.blue, red - share * other.red);
}

function usualLight(lights: Uint8Array): number {
  const counts = new Uint32Array(256);
  let seen = 0;
  for (let i = 0; i < lights.length; i += SAMPLED, seen++) counts[lights[i]!]!++;
  let [light, left] = [0, seen / 2];
  while (light < 255 && (left -= counts[light]!) > 0) light++;
  return Math.max(1, light);
}
