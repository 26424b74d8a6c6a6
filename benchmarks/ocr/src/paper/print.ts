import type { Random } from "@paylift/samples";
import type { Picture } from "../scan.ts";

/** Three values of one even spread are about as likely as one of a bell curve. */
const DRAWS = 3;

/** Blurred by so many pixels, as a lens and the glass of a scanner do. */
export function blurred(picture: Picture, sigmaPx: number): Picture {
  const reach = Math.ceil(3 * sigmaPx);
  const weights = Array.from({ length: 2 * reach + 1 }, (_, i) =>
    Math.exp(-((i - reach) ** 2) / (2 * sigmaPx ** 2)),
  );
  const sum = weights.reduce((a, b) => a + b, 0);
  const kernel = weights.map((weight) => weight / sum);
  const { width, height } = picture;
  const across = along(picture.pixels, kernel, reach, { lines: height, length: width, step: 1, next: width });
  const pixels = along(across, kernel, reach, { lines: width, length: height, step: width, next: 1 });
  return { ...picture, pixels };
}

interface Walk {
  lines: number;
  length: number;
  /** From one pixel of a line to the next, and from one line to the next. */
  step: number;
  next: number;
}

function along(pixels: Uint8Array, kernel: readonly number[], reach: number, walk: Walk): Uint8Array {
  const { lines, length, step, next } = walk;
  const blurred = new Uint8Array(pixels.length);
  for (let line = 0; line < lines; line++) {
    for (let at = 0; at < length; at++) {
      let value = 0;
      for (let i = -reach; i <= reach; i++) {
        const from = Math.min(length - 1, Math.max(0, at + i));
        value += kernel[i + reach]! * pixels[line * next + from * step]!;
      }
      blurred[line * next + at * step] = Math.round(value);
    }
  }
  return blurred;
}

/** With the grain of paper, so many shades about. */
export function grainy(picture: Picture, shades: number, random: Random): Picture {
  const draw = (): number => {
    let sum = 0;
    for (let i = 0; i < DRAWS; i++) sum += random.next() - 0.5;
    return sum * 2 * shades;
  };
  return { ...picture, pixels: picture.pixels.map((value) => clamped(value + draw())) };
}

/** Ink and paper of other shades: black becomes `ink`, white `paper`. */
export function toned(picture: Picture, ink: number, paper: number): Picture {
  return { ...picture, pixels: picture.pixels.map((value) => ink + (value / 255) * (paper - ink)) };
}

/** Black and white alone: what is darker than `least` is ink. */
export function blackAndWhite(picture: Picture, least: number): Picture {
  return { ...picture, pixels: picture.pixels.map((value) => (value < least ? 0 : 255)) };
}

/** With so many specks of dust, of a pixel or two each way. */
export function dusty(picture: Picture, specks: number, random: Random): Picture {
  const pixels = picture.pixels.slice();
  for (let speck = 0; speck < specks; speck++) {
    const at = Math.floor(random.next() * (pixels.length - picture.width - 2));
    const size = 1 + Math.floor(random.next() * 2);
    for (let y = 0; y < size; y++) pixels.fill(40, at + y * picture.width, at + y * picture.width + size);
  }
  return { ...picture, pixels };
}

/** As a copier prints it: strokes a pixel thicker to each side, hard edges, dirt. */
export function copied(picture: Picture, random: Random): Picture {
  const thick = blurred(thickened(picture), 0.8);
  const pixels = thick.pixels.map((value) => 255 / (1 + Math.exp(-(value - 140) / 28)));
  return dusty({ ...picture, pixels }, 250, random);
}

function thickened({ pixels, ...picture }: Picture): Picture {
  const { width, height } = picture;
  const thick = Uint8Array.from(pixels);
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      let darkest = 255;
      for (let row = y - 1; row <= y + 1; row++)
        for (let at = row * width + x - 1; at <= row * width + x + 1; at++)
          darkest = Math.min(darkest, pixels[at]!);
      thick[y * width + x] = darkest;
    }
  }
  return { ...picture, pixels: thick };
}

export function clamped(value: number): number {
  return Math.max(0, Math.min(255, value));
}
