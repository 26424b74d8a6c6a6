import type { Box } from "../api/result.ts";

/** Red, green and blue in one number. */
export type Colour = number;

/** Something that a page paints over an area: a filled path, a picture. */
export interface PaintedArea extends Box {
  /** null where it is not one colour, or lets through what lies below. */
  colour: Colour | null;
  /** It may hide what lies below. */
  covers: boolean;
  picture: boolean;
}

/** How the letters of one show operator are painted. */
export interface TextPaint {
  /** How many areas were painted before it. */
  before: number;
  /** null where it is not known. */
  colour: Colour | null;
  /** 0 is transparent, 1 opaque. */
  alpha: number;
  /**
   * What lets nothing of the operator's letters through; null where something of them is seen. Of text that is cut off at the
   * end of a cell, the rest is not clipped away.
   */
  clip: Box | null;
  /** The layer that it is part of, which may be switched off; its name, empty where it has none. */
  layer: string | null;
}

/** Why nobody may see a piece of text. */
export type Unseen =
  | "transparent"
  | "clipped"
  | "layer"
  | "covered"
  | "under_picture"
  | "own_colour"
  | "small";

const PAPER: Colour = 0xffffff;
/** Charts and letters that are drawn as paths have more; what lies below the first ones is told only. */
const MOST_AREAS = 2000;
const LEAST_ALPHA = 0.05;
/** What covers this share of a piece of text may hide all that can be read of it. */
const COVERS = 0.9;
const NEAR_COLOUR = 8;
/** Points. What is smaller is hidden among larger text; a page of small text alone has a scale of its own. */
export const SMALLEST_SIZE = 0.7;

/** The areas that a page paints, in their order, and what may be hidden by them. */
export class PaintedAreas {
  readonly areas: PaintedArea[] = [];

  get count(): number {
    return this.areas.length;
  }

  add(area: PaintedArea): void {
    if (this.areas.length < MOST_AREAS) this.areas.push(area);
  }

  /** Why text with these letters may not be seen; null where nothing speaks against it. */
  whyUnseen(letters: Box, { before, colour, alpha, clip, layer }: TextPaint): Unseen | null {
    if (alpha < LEAST_ALPHA) return "transparent";
    if (clip !== null && isClipped(letters, clip)) return "clipped";
    const cover = this.#coverOf(letters, before);
    if (cover !== null) return cover.picture ? "under_picture" : "covered";
    if (colour !== null && isNear(colour, this.#below(letters, before))) return "own_colour";
    return layer === null ? null : "layer";
  }

  #coverOf(letters: Box, from: number): PaintedArea | null {
    const [x, y] = [(letters.x0 + letters.x1) / 2, (letters.top + letters.bottom) / 2];
    for (let i = this.areas.length - 1; i >= from; i--) {
      const area = this.areas[i]!;
      // What covers most of a box covers its middle.
      if (y < area.top || y > area.bottom || x < area.x0 || x > area.x1) continue;
      if (area.covers && shareInside(letters, area) > COVERS) return area;
    }
    return null;
  }

  /** The colour that letters stand on; null where it is not known. */
  #below({ x0, top, x1, bottom }: Box, before: number): Colour | null {
    const [x, y] = [(x0 + x1) / 2, (top + bottom) / 2];
    for (let i = Math.min(before, this.areas.length) - 1; i >= 0; i--) {
      const area = this.areas[i]!;
      if (x > area.x0 && x < area.x1 && y > area.top && y < area.bottom) return area.colour;
    }
    return PAPER;
  }
}

/** Where the ink of most letters of a piece of text is. */
export function lettersBox({
  x0,
  x1,
  baseline,
  size,
}: {
  x0: number;
  x1: number;
  baseline: number;
  size: number;
}): Box {
  return { x0, top: baseline - 0.7 * size, x1, bottom: baseline };
}

/** What two boxes share; without an area where they lie apart. */
export function intersection(a: Box, b: Box): Box {
  const [x0, top] = [Math.max(a.x0, b.x0), Math.max(a.top, b.top)];
  return {
    x0,
    top,
    x1: Math.max(x0, Math.min(a.x1, b.x1)),
    bottom: Math.max(top, Math.min(a.bottom, b.bottom)),
  };
}

/** Text of which no more than this share lies inside its clip is clipped away. */
const LEAST_INSIDE = 0.05;

export function isClipped(text: Box, clip: Box): boolean {
  return shareInside(text, clip) < LEAST_INSIDE;
}

/** The share of a box that lies in another. */
export function shareInside(box: Box, outer: Box): number {
  const { x0, top, x1, bottom } = intersection(box, outer);
  const area = (box.x1 - box.x0) * (box.bottom - box.top);
  return area > 0 ? ((x1 - x0) * (bottom - top)) / area : 1;
}

function isNear(colour: Colour, other: Colour | null): boolean {
  if (other === null) return false;
  for (let shift = 0; shift <= 16; shift += 8)
    if (Math.abs(((colour >> shift) & 0xff) - ((other >> shift) & 0xff)) > NEAR_COLOUR) return false;
  return true;
}
