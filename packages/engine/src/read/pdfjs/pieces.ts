import { BOLD_NAME, upDown } from "../font-metrics.ts";
import type { Fragment } from "../fragments.ts";

/** The parts of pdfjs-dist's font object that placing letters needs. */
export interface PageFont {
  name?: string;
  vertical?: boolean;
  /** Its codes have two bytes. */
  composite?: boolean;
  isType3Font?: boolean;
  /** What the letters of such a font draw. */
  charProcOperatorList?: ReadonlyMap<string, { fnArray: readonly number[]; argsArray: readonly unknown[] }>;
  ascent?: number;
  descent?: number;
  fontMatrix?: readonly number[] | undefined;
}

/** Where a letter is; lengths are points as displayed. */
export type Place = Pick<Fragment, "x0" | "x1" | "baseline" | "size" | "em">;

const GAP_EM = 0.15;

/** Joins letters into pieces of words as they are drawn. */
export class Pieces {
  readonly fragments: Fragment[] = [];
  /** Text that is drawn without ink (rendering mode 3), as scanners add it under an image. */
  readonly invisible: Fragment[] = [];
  #open: Fragment | null = null;
  #openIsInvisible = false;

  place(text: string, place: Place, font: PageFont | null, invisible: boolean): void {
    const { x0, x1, baseline, size, em } = place;
    const open = this.#open;
    if (
      open !== null &&
      this.#openIsInvisible === invisible &&
      open.size === size &&
      Math.abs(open.baseline - baseline) < 0.1 * size &&
      Math.abs(x0 - open.x1) < GAP_EM * em
    ) {
      open.text += text;
      open.x1 = x1;
      return;
    }
    this.end();
    this.#openIsInvisible = invisible;
    this.#open = {
      text,
      ...place,
      ...lookOf(font),
      spaced: false,
    };
  }

  /** Ends the piece that is being drawn; `spaced` where a space does. */
  end(spaced = false): void {
    if (this.#open === null) return;
    this.#open.spaced = spaced;
    (this.#openIsInvisible ? this.invisible : this.fragments).push(this.#open);
    this.#open = null;
  }
}

/** What a font says of the look of its letters. */
export function lookOf(font: PageFont | null): Pick<Fragment, "bold" | "ascent" | "descent"> {
  return {
    bold: BOLD_NAME.test(font?.name ?? ""),
    ...upDown(font?.ascent ?? 0, font?.descent ?? 0),
  };
}
