import type { Box } from "../../api/result.ts";
import type { Matrix } from "../matrix.ts";
import {
  intersection,
  isClipped,
  PaintedAreas,
  type Colour,
  type PaintedArea,
  type TextPaint,
  type Unseen,
} from "../painted.ts";
import type { Pdfium } from "./library.ts";
import type { Layers } from "./layers.ts";

export type { Layers } from "./layers.ts";

/** Of a smaller area nothing is covered that could be read. */
const LEAST_AREA_PT = 3;
const LEAST_OPAQUE = 0.95;
const HIGHEST_SHAPE_PT = 60;
const BLACK: Colour = 0;
/** A clip of more segments is no box. */
const MOST_SEGMENTS = 16;
const NOTHING: TextPaint = { before: 0, colour: null, alpha: 1, clip: null, layer: null };

/** What a page paints with which colours, by the library's handles, as far as it may hide text. */
export class PagePaint {
  readonly #library: Pdfium;
  readonly #room: number;
  readonly #layers: Layers;
  readonly #areas = new PaintedAreas();
  /** Text that is not plainly black on what was blank so far. */
  readonly #texts = new Map<number, TextPaint>();

  constructor(library: Pdfium, room: number, layers: Layers) {
    this.#library = library;
    this.#room = room;
    this.#layers = layers;
  }

  /** Takes note of a text object; `outer` maps the space that holds it to the page as displayed. */
  text(object: number, outer: Matrix, outerLayer: string | null): void {
    const before = this.#areas.count;
    const { colour, alpha } = this.#inkOf(object);
    const around = this.#clipOf(object, outer);
    const clip = around !== null && isClipped(this.boundsOf(object, outer), around) ? around : null;
    const layer = outerLayer ?? this.#layers.of(this.#library, object, this.#room);
    if (before === 0 && colour === BLACK && alpha === 1 && clip === null && layer === null) return;
    this.#texts.set(object, { before, colour, alpha, clip, layer });
  }

  /** Takes note of a filled path: its box as displayed, where it is known, and whether it fills that. */
  filled(object: number, outer: Matrix, outline: { box: Box; isBox: boolean } | null): void {
    const { colour, alpha } = this.#inkOf(object);
    const box = outline?.box ?? this.boundsOf(object, outer);
    // Of larger shapes most are frames.
    const covers =
      alpha > LEAST_OPAQUE && (outline?.isBox === true || box.bottom - box.top < HIGHEST_SHAPE_PT);
    this.#add({ ...box, colour: alpha > LEAST_OPAQUE ? colour : null, covers, picture: false });
  }

  picture(object: number, outer: Matrix): void {
    this.#add({ ...this.boundsOf(object, outer), colour: null, covers: true, picture: true });
  }

  /** Whether some of the page's text may not be seen. */
  get mayHide(): boolean {
    return this.#areas.count > 0 || this.#texts.size > 0;
  }

  /** Why nobody may see letters of a text object; null where nothing speaks against it. */
  whyUnseen(object: number, letters: Box): Unseen | null {
    return this.#areas.whyUnseen(letters, this.#texts.get(object) ?? NOTHING);
  }

  layerOf(object: number): string | null {
    return this.#texts.get(object)?.layer ?? null;
  }

  #add(area: PaintedArea): void {
    if (area.x1 - area.x0 < LEAST_AREA_PT || area.bottom - area.top < LEAST_AREA_PT) return;
    this.#areas.add(area);
  }

  #inkOf(object: number): { colour: Colour | null; alpha: number } {
    const [library, room] = [this.#library, this.#room];
    if (library._FPDFPageObj_GetFillColor(object, room, room + 4, room + 8, room + 12) === 0)
      return { colour: null, alpha: 1 };
    const at = room >> 2;
    const ints = library.HEAP32;
    const colour = (ints[at]! << 16) | (ints[at + 1]! << 8) | ints[at + 2]!;
    return { colour, alpha: ints[at + 3]! / 255 };
  }

  /** The box of an object as displayed; without an area where it has none. */
  boundsOf(object: number, outer: Matrix): Box {
    const [library, room] = [this.#library, this.#room];
    if (library._FPDFPageObj_GetBounds(object, room, room + 4, room + 8, room + 12) === 0)
      return { x0: 0, top: 0, x1: 0, bottom: 0 };
    const at = room >> 2;
    const [left, low, right, high] = [0, 1, 2, 3].map((i) => library.HEAPF32[at + i]!) as [
      number,
      number,
      number,
      number,
    ];
    return boxAbout(outer, [left, low, right, low, right, high, left, high]);
  }

  /** The box that clips an object; null where none does. */
  #clipOf(object: number, outer: Matrix): Box | null {
    const [library, room] = [this.#library, this.#room];
    const clip = library._FPDFPageObj_GetClipPath(object);
    const paths = clip === 0 ? 0 : library._FPDFClipPath_CountPaths(clip);
    let box: Box | null = null;
    for (let path = 0; path < paths; path++) {
      const segments = library._FPDFClipPath_CountPathSegments(clip, path);
      if (segments <= 0 || segments > MOST_SEGMENTS) continue;
      const points: number[] = [];
      for (let i = 0; i < segments; i++) {
        const segment = library._FPDFClipPath_GetPathSegment(clip, path, i);
        library._FPDFPathSegment_GetPoint(segment, room, room + 4);
        points.push(library.HEAPF32[room >> 2]!, library.HEAPF32[(room >> 2) + 1]!);
      }
      const around = boxAbout(outer, points);
      box = box === null ? around : intersection(box, around);
    }
    return box;
  }
}

/** The box about points, x and y in turn, as displayed. */
function boxAbout([a, b, c, d, e, f]: Matrix, points: readonly number[]): Box {
  const box = { x0: Infinity, top: Infinity, x1: -Infinity, bottom: -Infinity };
  for (let i = 0; i < points.length; i += 2) {
    const [x, y] = [points[i]!, points[i + 1]!];
    const [across, down] = [a * x + c * y + e, b * x + d * y + f];
    box.x0 = Math.min(box.x0, across);
    box.x1 = Math.max(box.x1, across);
    box.top = Math.min(box.top, down);
    box.bottom = Math.max(box.bottom, down);
  }
  return box;
}
