import type { Matrix } from "../matrix.ts";
import type { View } from "../turned-view.ts";
import type { Pdfium } from "./library.ts";

/** How a page is displayed. */
export interface PageView extends View {
  /** Degrees clockwise. */
  rotation: number;
}

/** `room` is memory of the library for four floats. */
export function viewOf(library: Pdfium, page: number, room: number): PageView {
  library._FPDF_GetPageBoundingBox(page, room);
  const [left = 0, top = 0, right = 0, low = 0] = library.HEAPF32.subarray(room >> 2, (room >> 2) + 4);
  const [wide, high] = [right - left, top - low];
  const turns = library._FPDFPage_GetRotation(page);
  const matrices: readonly Matrix[] = [
    [1, 0, 0, -1, -left, top],
    [0, 1, 1, 0, -low, -left],
    [-1, 0, 0, 1, right, -low],
    [0, -1, -1, 0, top, right],
  ];
  const [width, height] = turns % 2 === 0 ? [wide, high] : [high, wide];
  return {
    width: toThousandths(width),
    height: toThousandths(height),
    rotation: 90 * turns,
    matrix: matrices[turns]!,
  };
}

/** What single precision adds is no part of a size. */
function toThousandths(points: number): number {
  return Math.round(points * 1000) / 1000;
}
