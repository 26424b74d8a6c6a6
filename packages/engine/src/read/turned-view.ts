import { compose, type Matrix } from "./matrix.ts";

/** Quarter turns clockwise. */
export type Turns = 0 | 1 | 2 | 3;

/** How a page is seen: its size, and the map from its own space to points from the top left. */
export interface View {
  width: number;
  height: number;
  matrix: Matrix;
}

/** The view of a page that is turned once more. */
export function turned({ width, height, matrix }: View, turns: Turns): View {
  const by: readonly Matrix[] = [
    [1, 0, 0, 1, 0, 0],
    [0, 1, -1, 0, height, 0],
    [-1, 0, 0, -1, width, height],
    [0, -1, 1, 0, 0, width],
  ];
  const size = turns % 2 === 0 ? { width, height } : { width: height, height: width };
  return { ...size, matrix: compose(by[turns]!, matrix) };
}

const LEVEL = 0.05;

/** By how much text is to be turned that runs along (x, y) as displayed; null for slanted text. */
export function turnsOf(x: number, y: number): Turns | null {
  if (Math.abs(y) < LEVEL * Math.abs(x)) return x > 0 ? 0 : 2;
  if (Math.abs(x) < LEVEL * Math.abs(y)) return y < 0 ? 1 : 3;
  return null;
}

/**
 * The letters of a page by the turns after which they stand upright. Text of one page may run in several directions, as a
 * table laid sideways and the page's number below it: most of the letters decide how it is read.
 */
export class Directions {
  readonly #letters: [number, number, number, number] = [0, 0, 0, 0];

  /** Slanted letters do not count. */
  add(turns: Turns | null, letters = 1): void {
    if (turns !== null) this.#letters[turns] += letters;
  }

  get prevailing(): Turns {
    const turns = this.#letters.indexOf(Math.max(...this.#letters)) as Turns;
    return this.#letters[turns] > this.#letters[0] ? turns : 0;
  }
}
