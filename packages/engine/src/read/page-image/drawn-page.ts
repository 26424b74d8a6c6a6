import type { Pdfium } from "../pdfium/library.ts";
import type { PageView } from "./page-matrix.ts";

/** How a page is drawn: a byte a pixel, or four, as `ColourImage` has them. */
export type Format = "gray" | "colour";

/** As the library numbers them (fpdfview.h), and the bytes of a pixel. */
const FORMATS = { gray: { number: 1, bytes: 1 }, colour: { number: 3, bytes: 4 } } as const;
const WHITE = -1;

/** The pixels of an opened page, row by row from the top left; null where the library has no room for them. */
export function drawnPage(
  library: Pdfium,
  page: number,
  { width, height, matrix }: PageView,
  format: Format,
): Uint8Array | null {
  const { number, bytes } = FORMATS[format];
  const bitmap = library._FPDFBitmap_CreateEx(width, height, number, 0, 0);
  if (bitmap === 0) return null;
  try {
    library._FPDFBitmap_FillRect(bitmap, 0, 0, width, height, WHITE);
    const room = library._malloc(40);
    library.HEAPF32.set([...matrix, 0, 0, width, height], room >> 2);
    library._FPDF_RenderPageBitmapWithMatrix(bitmap, page, room, room + 24, 0);
    library._free(room);
    return pixelsOf(library, bitmap, bytes * width, height);
  } finally {
    library._FPDFBitmap_Destroy(bitmap);
  }
}

/** The pixels of a bitmap of the library, of which a row has so many bytes. */
export function pixelsOf(library: Pdfium, bitmap: number, row: number, height: number): Uint8Array {
  const stride = library._FPDFBitmap_GetStride(bitmap);
  const buffer = library._FPDFBitmap_GetBuffer(bitmap);
  const pixels = new Uint8Array(row * height);
  for (let y = 0; y < height; y++) {
    const from = buffer + y * stride;
    pixels.set(library.HEAPU8.subarray(from, from + row), y * row);
  }
  return pixels;
}
