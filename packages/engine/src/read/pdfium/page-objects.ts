import type { Box } from "../../api/result.ts";
import { mayBeMark } from "../drawn-marks.ts";
import { compose, type Matrix } from "../matrix.ts";
import { pointScale } from "../point-scale.ts";
import { isRule } from "../ruled-line.ts";
import type { View } from "../turned-view.ts";
import type { Pdfium } from "./library.ts";
import { PagePaint, type Layers } from "./page-paint.ts";

export interface PageObjects {
  rules: Box[];
  /** Boxes with a line drawn about them. */
  frames: Box[];
  /** Small drawings, which may be points and commas. */
  marks: Box[];
  /** Number of paths that are stroked or filled. */
  paths: number;
  /** Whether text is shown. */
  text: boolean;
  /** Whether nothing is drawn at all. */
  empty: boolean;
  /** How text is painted, and what over and below it. */
  paint: PagePaint;
}

const TEXT = 1;
const PATH = 2;
const IMAGE = 3;
const SHADING = 4;
const FORM = 5;
/** Forms in forms are followed so far, and so many objects of a page are looked at. */
const DEEPEST_FORM = 8;
const MOST_OBJECTS = 200_000;
/** A path of more segments is a drawing. */
const MOST_SEGMENTS = 32;
/** FPDF_SEGMENT_MOVETO. */
const MOVE = 2;
/** Four corners, and the first again. */
const MOST_OF_BOX = 5;

/** What is drawn on a page, object by object. `room` is memory of the library for 256 bytes. */
export function objectsOf(
  library: Pdfium,
  page: number,
  { matrix: view, width, height }: View,
  { room, layers }: { room: number; layers: Layers },
): PageObjects {
  const scale = pointScale(width, height);
  const count = library._FPDFPage_CountObjects(page);
  const paint = new PagePaint(library, room, layers);
  const found: PageObjects = {
    rules: [],
    frames: [],
    marks: [],
    paths: 0,
    text: false,
    empty: count === 0,
    paint,
  };
  let left = MOST_OBJECTS;
  const visit = (object: number, outer: Matrix, depth: number, layer: string | null): void => {
    if (left-- <= 0) return;
    const type = library._FPDFPageObj_GetType(object);
    if (type === TEXT) {
      found.text = true;
      paint.text(object, outer, layer);
    } else if (type === PATH) {
      const drawn = drawModeOf(library, object, room);
      if (!drawn.filled && !drawn.stroked) return;
      found.paths++;
      const own = compose(outer, matrixOf(library, object, room));
      const outline = outlineOf(library, object, own, room);
      const reach = drawn.stroked ? reachOf(library, object, own, room) : 0;
      for (const { x0, top, x1, bottom } of outline?.parts ?? [paint.boundsOf(object, outer)]) {
        const inked = { x0: x0 - reach, top: top - reach, x1: x1 + reach, bottom: bottom + reach };
        if (mayBeMark(inked, scale)) found.marks.push(inked);
      }
      if (outline !== null && isRule(outline.box, scale)) found.rules.push(outline.box);
      else {
        if (drawn.stroked && outline?.isBox === true) found.frames.push(outline.box);
        if (drawn.filled) paint.filled(object, outer, outline);
      }
    } else if (type === IMAGE || type === SHADING) {
      paint.picture(object, outer);
      const box = paint.boundsOf(object, outer);
      if (type === IMAGE && mayBeMark(box, scale)) found.marks.push(box);
    }
    if (type !== FORM || depth >= DEEPEST_FORM) return;
    const matrix = compose(outer, matrixOf(library, object, room));
    const count = library._FPDFFormObj_CountObjects(object);
    const inner = layer ?? layers.ofForm(library, object, room);
    for (let i = 0; i < count && left > 0; i++)
      visit(library._FPDFFormObj_GetObject(object, i), matrix, depth + 1, inner);
  };
  for (let i = 0; i < count && left > 0; i++) visit(library._FPDFPage_GetObject(page, i), view, 0, null);
  return found;
}

/** Whether a path leaves ink; others only clip. */
function drawModeOf(library: Pdfium, path: number, room: number): { filled: boolean; stroked: boolean } {
  library._FPDFPath_GetDrawMode(path, room, room + 4);
  return { filled: library.HEAP32[room >> 2] !== 0, stroked: library.HEAP32[(room >> 2) + 1] !== 0 };
}

function matrixOf(library: Pdfium, object: number, room: number): Matrix {
  library._FPDFPageObj_GetMatrix(object, room);
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = library.HEAPF32.subarray(room >> 2, (room >> 2) + 6);
  return [a, b, c, d, e, f];
}

/** Half of the width of the pen, as displayed. */
function reachOf(library: Pdfium, path: number, [a, b]: Matrix, room: number): number {
  if (library._FPDFPageObj_GetStrokeWidth(path, room) === 0) return 0;
  return (library.HEAPF32[room >> 2]! * Math.hypot(a, b)) / 2;
}

interface Outline {
  /** The box of the path's points as displayed, without the width of the pen. */
  box: Box;
  /** The same of each of its parts that are drawn apart. */
  parts: readonly Box[];
  /** All of its points are corners of that. */
  isBox: boolean;
}

function outlineOf(library: Pdfium, path: number, [a, b, c, d, e, f]: Matrix, room: number): Outline | null {
  const segments = library._FPDFPath_CountSegments(path);
  if (segments <= 0 || segments > MOST_SEGMENTS) return null;
  const box = emptyBox();
  const parts: Box[] = [];
  let corners = 0;
  // Nothing that is called for a point makes the library's memory grow.
  const floats = library.HEAPF32;
  const at = room >> 2;
  for (let i = 0; i < segments; i++) {
    const segment = library._FPDFPath_GetPathSegment(path, i);
    library._FPDFPathSegment_GetPoint(segment, room, room + 4);
    if (i === 0 || library._FPDFPathSegment_GetType(segment) === MOVE) parts.push(emptyBox());
    const [x, y] = [floats[at]!, floats[at + 1]!];
    const [across, down] = [a * x + c * y + e, b * x + d * y + f];
    // Each corner of a box is further than the one before in one direction only.
    if (i === 0 || across === box.x0 || across === box.x1 || down === box.top || down === box.bottom)
      corners++;
    extend(box, across, down);
    extend(parts.at(-1)!, across, down);
  }
  return { box, parts, isBox: segments <= MOST_OF_BOX && corners === segments };
}

function emptyBox(): Box {
  return { x0: Infinity, top: Infinity, x1: -Infinity, bottom: -Infinity };
}

function extend(box: Box, x: number, y: number): void {
  box.x0 = Math.min(box.x0, x);
  box.x1 = Math.max(box.x1, x);
  box.top = Math.min(box.top, y);
  box.bottom = Math.max(box.bottom, y);
}
