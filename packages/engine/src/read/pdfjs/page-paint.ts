import { OPS } from "pdfjs-dist/legacy/build/pdf.mjs";
import type { Box } from "../../api/result.ts";
import type { Fragment } from "../fragments.ts";
import type { Matrix } from "../matrix.ts";
import { mayBeMark } from "../drawn-marks.ts";
import { boxOf, type Outline } from "./outline.ts";
import {
  intersection,
  isClipped,
  lettersBox,
  PaintedAreas,
  SMALLEST_SIZE,
  type Colour,
  type TextPaint,
} from "../painted.ts";

/** What pdfjs-dist knows of optional content (ISO 32000-2, 8.11). */
export interface LayerConfig {
  isVisible(group: unknown): boolean;
}

/** The part of the graphics state that says what is seen of what is painted. */
interface Paint {
  /** null for a pattern. */
  colour: Colour | null;
  alpha: number;
  blends: boolean;
  masked: boolean;
  clip: Box | null;
  lineWidth: number;
}

/** The pieces of text of one show operator, by their places in the list of all, and how they are painted. */
interface Shown {
  from: number;
  to: number;
  paint: TextPaint;
}

/** Of a smaller area nothing is covered that could be read. */
const LEAST_AREA_PT = 3;
const BLACK: Colour = 0;
const PLAIN: TextPaint = { before: 0, colour: BLACK, alpha: 1, clip: null, layer: null };
const UNIT: readonly number[] = [0, 0, 1, 1];
/** Text that is filled with the fill colour, and not stroked. */
const FILLED = new Set([0, 4]);
const STROKES = new Set<number>([OPS.stroke, OPS.closeStroke]);
/** Half of the width of such a line. */
const WIDE_PT = 2;
export const FILLS = new Set<number>([
  OPS.fill,
  OPS.eoFill,
  OPS.fillStroke,
  OPS.eoFillStroke,
  OPS.closeFillStroke,
  OPS.closeEOFillStroke,
]);

/** Follows with which colours a page paints what, as far as it may hide text. */
export class PagePaint {
  readonly #layers: LayerConfig | null;
  readonly #scale: number;
  readonly #areas = new PaintedAreas();
  /** Small pictures, which may be points and commas. */
  readonly marks: Box[] = [];
  readonly #shown: Shown[] = [];
  readonly #stack: Paint[] = [];
  /** Of the marks that are open: which are layers that are switched off. */
  readonly #marks: boolean[] = [];
  #paint: Paint = { colour: BLACK, alpha: 1, blends: false, masked: false, clip: null, lineWidth: 1 };
  #clips = false;
  /** A place was made since the state was saved, and nothing was put there. */
  #placed = false;

  /** `scale` is how many points of the page are one of paper. */
  constructor(layers: LayerConfig | null, scale: number) {
    this.#layers = layers;
    this.#scale = scale;
  }

  operate(operator: number, args: unknown): void {
    switch (operator) {
      case OPS.setFillRGBColor:
        this.#set({ colour: colourOf((args as [unknown])[0]) });
        return;
      case OPS.setFillColorN:
        this.#set({ colour: null });
        return;
      case OPS.setLineWidth:
        this.#set({ lineWidth: (args as [number])[0] });
        return;
      case OPS.clip:
      case OPS.eoClip:
        this.#clips = true;
        return;
      case OPS.beginMarkedContent:
        this.#marks.push(false);
        return;
      case OPS.beginMarkedContentProps: {
        const [tag, group] = args as [string, unknown];
        const isOff = tag === "OC" && group !== null && this.#layers?.isVisible(group) === false;
        this.#marks.push(isOff);
        return;
      }
      case OPS.endMarkedContent:
        this.#marks.pop();
        return;
    }
  }

  graphicsState(key: string, value: unknown): void {
    if (key === "ca") this.#set({ alpha: value as number });
    if (key === "BM") this.#set({ blends: value !== "source-over" && value !== "Normal" });
    if (key === "SMask") this.#set({ masked: value !== false && value !== null });
  }

  save(): void {
    this.#stack.push(this.#paint);
    this.#placed = false;
  }

  /** The library leaves out pictures: where one was, there is a place with nothing in it. `ctm` holds until now. */
  restore(ctm: Matrix): void {
    if (this.#placed) this.picture(ctm);
    this.#paint = this.#stack.pop() ?? this.#paint;
  }

  place(): void {
    this.#placed = true;
  }

  clip(box: Box): void {
    const { clip } = this.#paint;
    this.#set({ clip: clip === null ? box : intersection(clip, box) });
  }

  /** Half of the width of a line, as displayed. */
  reach(ctm: Matrix): number {
    return (this.#paint.lineWidth * Math.hypot(ctm[0], ctm[1])) / 2;
  }

  path(operator: number, outline: Outline, ctm: Matrix): void {
    this.#placed = false;
    const clips = this.#clips;
    this.#clips = false;
    const box = boxOf(outline.extent, ctm);
    if (FILLS.has(operator)) {
      const { colour, alpha, blends, masked } = this.#paint;
      const isSolid = outline.isBox && colour !== null && alpha === 1 && !blends && !masked;
      this.#add(box, isSolid ? colour : null, isSolid);
    } else if (STROKES.has(operator)) {
      // A wide line is a band, on which text may stand.
      const reach = this.reach(ctm);
      const { x0, top, x1, bottom } = box;
      if (reach >= WIDE_PT)
        this.#add({ x0: x0 - reach, top: top - reach, x1: x1 + reach, bottom: bottom + reach }, null, false);
    }
    if (clips) this.clip(box);
  }

  picture(ctm: Matrix): void {
    this.#placed = false;
    const box = boxOf(UNIT, ctm);
    if (mayBeMark(box, this.#scale)) this.marks.push(box);
    this.#add(box, null, false);
  }

  /** Fills all that the clip lets through with colours of which nothing is known. */
  shading(): void {
    this.#placed = false;
    const everything = { x0: -Infinity, top: -Infinity, x1: Infinity, bottom: Infinity };
    this.#add(this.#paint.clip ?? everything, null, false);
  }

  /** A show operator has drawn the pieces of a list from one place on. `isOwn` letters bring their own colours. */
  shown(
    fragments: readonly Fragment[],
    from: number,
    { renderMode, isOwn }: { renderMode: number; isOwn: boolean },
  ): void {
    this.#placed = false;
    const to = fragments.length;
    if (to === from) return;
    const { clip } = this.#paint;
    const isUnseen = clip !== null && isClipped(boxAbout(fragments.slice(from)), clip);
    const paint = this.#textPaint(isUnseen ? clip : null, isOwn || !FILLED.has(renderMode));
    if (paint !== null) this.#shown.push({ from, to, paint });
  }

  /** Whether letters are seen that stand in a box, as far as is known when they are drawn. */
  isSeen(letters: Box, isOwn: boolean): boolean {
    this.#placed = false;
    const { clip } = this.#paint;
    const paint = this.#textPaint(clip, isOwn);
    return paint === null || this.#areas.whyUnseen(letters, paint) === null;
  }

  /** Parts the pieces of a list that are seen from those that nobody sees; they are where `shown` was told of them. */
  partHidden(fragments: readonly Fragment[]): { seen: Fragment[]; hidden: Fragment[] } {
    const hidden: Fragment[] = [];
    const small: Fragment[] = [];
    const seen: Fragment[] = [];
    let next = 0;
    for (const [i, fragment] of fragments.entries()) {
      while (next < this.#shown.length && this.#shown[next]!.to <= i) next++;
      const shown = this.#shown[next];
      const paint = shown !== undefined && shown.from <= i ? shown.paint : PLAIN;
      if (this.#areas.whyUnseen(lettersBox(fragment), paint) !== null) hidden.push(fragment);
      // Letters that are pictures have sizes of their own.
      else if (fragment.size < SMALLEST_SIZE && paint.colour !== null) small.push(fragment);
      else seen.push(fragment);
    }
    return small.length > seen.length
      ? { seen: [...seen, ...small], hidden }
      : { seen, hidden: [...hidden, ...small] };
  }

  /** null for plain black letters on what is blank so far. */
  #textPaint(clip: Box | null, isOwn: boolean): TextPaint | null {
    const { alpha, blends, masked } = this.#paint;
    const colour = isOwn || blends || masked ? null : this.#paint.colour;
    const before = this.#areas.count;
    const layer = this.#marks.includes(true) ? "" : null;
    if (before === 0 && colour === BLACK && alpha === 1 && clip === null && layer === null) return null;
    return { before, colour, alpha, clip, layer };
  }

  #add(box: Box, colour: Colour | null, covers: boolean): void {
    if (this.#marks.includes(true)) return;
    const { clip } = this.#paint;
    const area = clip === null ? box : intersection(box, clip);
    if (area.x1 - area.x0 < LEAST_AREA_PT || area.bottom - area.top < LEAST_AREA_PT) return;
    this.#areas.add({ ...area, colour, covers, picture: false });
  }

  #set(change: Partial<Paint>): void {
    this.#paint = { ...this.#paint, ...change };
  }
}

function colourOf(written: unknown): Colour | null {
  const colour = typeof written === "string" ? Number.parseInt(written.slice(1), 16) : Number.NaN;
  return Number.isNaN(colour) ? null : colour;
}

function boxAbout(fragments: readonly Fragment[]): Box {
  return fragments.map(lettersBox).reduce((a, b) => ({
    x0: Math.min(a.x0, b.x0),
    top: Math.min(a.top, b.top),
    x1: Math.max(a.x1, b.x1),
    bottom: Math.max(a.bottom, b.bottom),
  }));
}
