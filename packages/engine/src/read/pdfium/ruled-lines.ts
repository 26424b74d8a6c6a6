import type { Box } from "../../api/result.ts";
import { compose, type Matrix } from "../matrix.ts";
import { isRule } from "../ruled-line.ts";
import type { Pdfium } from "./library.ts";

export interface PagePaths {
  rules: Box[];
  /** Number of paths that are stroked or filled. */
  paths: number;
  /** Whether text is shown. */
  text: boolean;
  /** Whether nothing is drawn at all. */
  empty: boolean;
}

const TEXT = 1;
const PATH = 2;
const FORM = 5;
/** Forms in forms are followed so far, and so many objects of a page are looked at. */
const DEEPEST_FORM = 8;
const MOST_OBJECTS = 200_000;
/** A path of more segments is a drawing. */
const MOST_SEGMENTS = 32;

/** The paths of a page, the thin lines among them, and whether there is text. `room` is memory of the library for 24 bytes. */
export function pathsOf(library: Pdfium, page: number, view: Matrix, room: number): PagePaths {
  const count = library._FPDFPage_CountObjects(page);
  const found: PagePaths = { rules: [], paths: 0, text: false, empty: count === 0 };
  let left = MOST_OBJECTS;
  const visit = (object: number, outer: Matrix, depth: number): void => {
    if (left-- <= 0) return;
    const type = library._FPDFPageObj_GetType(object);
    if (type === TEXT) found.text = true;
    if (type === PATH && isDrawn(library, object, room)) {
      found.paths++;
      const box = extentOf(library, object, compose(outer, matrixOf(library, object, room)), room);
      if (box !== null && isRule(box)) found.rules.push(box);
    }
    if (type !== FORM || depth >= DEEPEST_FORM) return;
    const matrix = compose(outer, matrixOf(library, object, room));
    const count = library._FPDFFormObj_CountObjects(object);
    for (let i = 0; i < count && left > 0; i++)
      visit(library._FPDFFormObj_GetObject(object, i), matrix, depth + 1);
  };
  for (let i = 0; i < count && left > 0; i++) visit(library._FPDFPage_GetObject(page, i), view, 0);
  return found;
}

/** Whether a path leaves ink; others only clip. */
function isDrawn(library: Pdfium, path: number, room: number): boolean {
  library._FPDFPath_GetDrawMode(path, room, room + 4);
  return library.HEAP32[room >> 2] !== 0 || library.HEAP32[(room >> 2) + 1] !== 0;
}

function matrixOf(library: Pdfium, object: number, room: number): Matrix {
  library._FPDFPageObj_GetMatrix(object, room);
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = library.HEAPF32.subarray(room >> 2, (room >> 2) + 6);
  return [a, b, c, d, e, f];
}

/** The box of a path's points as displayed, without the width of the pen. */
function extentOf(library: Pdfium, path: number, [a, b, c, d, e, f]: Matrix, room: number): Box | null {
  const segments = library._FPDFPath_CountSegments(path);
  if (segments <= 0 || segments > MOST_SEGMENTS) return null;
  const box = { x0: Infinity, top: Infinity, x1: -Infinity, bottom: -Infinity };
  for (let i = 0; i < segments; i++) {
    library._FPDFPathSegment_GetPoint(library._FPDFPath_GetPathSegment(path, i), room, room + 4);
    const [x, y] = [library.HEAPF32[room >> 2]!, library.HEAPF32[(room >> 2) + 1]!];
    const [across, down] = [a * x + c * y + e, b * x + d * y + f];
    box.x0 = Math.min(box.x0, across);
    box.x1 = Math.max(box.x1, across);
    box.top = Math.min(box.top, down);
    box.bottom = Math.max(box.bottom, down);
  }
  return box;
}
